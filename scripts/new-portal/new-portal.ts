import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { portalSchema } from '../../packages/portal/src/schema.ts';
import { PlainError } from '../bootstrap/run.mjs';
import { readOptions } from '../programs/read-options.ts';
import { editAddress, issueAddress } from './edit-address.ts';
import { nameInAddresses, portalText, readmeText } from './new-portal-text.ts';
import { isFile, useDescription } from './use-description.ts';

const usage =
  'npm run new-portal -- harbour-museum [--name "Harbour Museum"] [--url https://museum.example/developers/] [--description openapi.yaml] [--default]';

/**
 * Copies the starter to a new portal.
 * @param effects `cwd`: where npm was called
 * @returns what to do next
 */
export async function newPortal(
  args: readonly string[],
  {
    root,
    origin = () => gitOrigin(root),
    cwd = process.env.INIT_CWD ?? process.cwd(),
  }: { root: string; origin?: () => string; cwd?: string },
): Promise<string> {
  const { id, name, url, description, isDefault } = readArguments(args);
  const starter = join(root, 'portals/starter');
  const folder = join(root, 'portals', id);
  if (!existsSync(join(starter, 'portal.ts'))) {
    throw new PlainError('There is no portals/starter/portal.ts to copy. Restore it with git.');
  }
  if (existsSync(folder)) {
    throw new PlainError(`The folder portals/${id} already exists. Choose another name.`);
  }
  const file = description === undefined ? undefined : resolve(cwd, description);
  if (file !== undefined && !isFile(file)) throw new PlainError(`There is no file ${file}.`);
  try {
    cpSync(starter, folder, { recursive: true });
    const remote = origin();
    const addresses = {
      editUrl: editAddress(remote, `portals/${id}/docs/`),
      feedbackUrl: issueAddress(remote),
    };
    rewrite(join(folder, 'portal.ts'), (text) => portalText(text, { name, url, addresses }));
    rewrite(join(folder, 'README.md'), (text) => readmeText(text, { id, name }));
    if (file !== undefined) await useDescription(folder, { file, name });
    if (isDefault) {
      rewrite(join(root, 'package.json'), (text) =>
        text.replace(/("portal":\s*)"[^"]*"/, `$1${JSON.stringify(id)}`),
      );
    }
  } catch (error) {
    // A half-made portal would get in the way of the next attempt.
    rmSync(folder, { recursive: true, force: true });
    throw error;
  }
  return nextSteps(id, isDefault);
}

function readArguments(args: readonly string[]) {
  const text = { type: 'string' } as const;
  const { values, positionals } = readOptions(usage, {
    args: [...args],
    allowPositionals: true,
    options: { name: text, url: text, description: text, default: { type: 'boolean' } },
  });
  const id = positionals.join(' ');
  const suggestion = nameInAddresses(id);
  if (id === '') throw new PlainError(`The name is missing: ${usage}`);
  if (id !== suggestion) {
    const right = suggestion === '' ? '' : `, such as ${suggestion}`;
    throw new PlainError(
      `The name must be lower-case letters, digits and single hyphens${right}; found "${id}". Give the name that readers see as --name "…".`,
    );
  }
  // A build is made beside the old one, in a folder of this name.
  if (/-(next|old)$/.test(id)) {
    throw new PlainError(`The name must not end with -next or -old; found "${id}".`);
  }
  const { name = titleCase(id), url = `https://${id}.example/`, description } = values;
  if (!/\S/.test(name)) throw new PlainError('--name must not be empty.');
  const [fault] = portalSchema.shape.url.safeParse(url).error?.issues ?? [];
  if (fault) throw new PlainError(`--url ${fault.message}.`);
  if (description !== undefined && /^https?:/.test(description)) {
    throw new PlainError(`--description must be a file. Download it first: curl -O ${description}`);
  }
  return { id, name: name.trim(), url, description, isDefault: values.default ?? false };
}

/** "harbour-museum" -> "Harbour Museum" */
function titleCase(id: string): string {
  return id.replaceAll(
    /(^|-)(.)/g,
    (_, hyphen: string, letter: string) => (hyphen && ' ') + letter.toUpperCase(),
  );
}

function rewrite(file: string, change: (text: string) => string): void {
  writeFileSync(file, change(readFileSync(file, 'utf8')));
}

/** Empty if there is no remote: guides then have no link to edit them. */
function gitOrigin(root: string): string {
  try {
    return execFileSync('git', ['remote', 'get-url', 'origin'], {
      cwd: root,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    }).trim();
  } catch {
    return '';
  }
}

function nextSteps(id: string, isDefault: boolean): string {
  const chosen = isDefault ? '' : `PORTAL=${id} `;
  return [
    `The portal is in portals/${id}. Read portals/${id}/portal.ts first. Then:`,
    '',
    `  ${chosen}npm run dev      preview the site while you edit it`,
    `  ${chosen}npm run build    build the site into build/${id}/site`,
    `  ${chosen}npm start        serve that build`,
  ].join('\n');
}
