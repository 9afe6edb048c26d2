import { spawn } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import { readPrograms } from '../../../../../site/config/guides/programs.ts';
import { portalFolder } from '../../folders.ts';

export type Ran = { code: number | null; printed: string; complaints: string };

type Ending = '.ts' | '.py' | '.sh' | '.R';

const commands: Record<Ending, readonly string[]> = {
  '.ts': [process.execPath, '--import', import.meta.resolve('tsx')],
  '.py': ['python3'],
  '.sh': ['bash'],
  '.R': ['Rscript'],
};

/** The programs of the recipes, each as one file for each language. */
export const recipes = [...readPrograms(portalFolder).programs].flatMap(([name, files]) =>
  files.map(({ file, code }) => ({ name, file, ending: extname(file) as Ending, code })),
);

export function inLanguage(ending: Ending) {
  return recipes.filter((one) => one.ending === ending);
}

/** What the build keeps of a program, as it is when the sandbox answers at an address. */
export async function keptOutput(name: string, siteUrl: string, origin: string): Promise<string> {
  const file = join(portalFolder, '../../build/quillmark/programs', `${name}.txt`);
  return (await readFile(file, 'utf8')).replaceAll(`${siteUrl}/sandbox`, origin);
}

/**
 * Runs a program as a reader would: saved in a folder, in its own language.
 * @param times how often, in the same folder
 */
export async function runRecipe(
  { file, ending }: { file: string; ending: Ending },
  code: string,
  { python = 'python3', times = 1 } = {},
): Promise<Ran> {
  const folder = await mkdtemp(join(tmpdir(), 'recipe-'));
  try {
    await writeFile(join(folder, file), code);
    const [command = '', ...args] = commands[ending];
    const program = ending === '.py' ? python : command;
    let ran = await start(program, [...args, file], folder);
    for (let turn = 1; turn < times; turn += 1) ran = await start(program, [...args, file], folder);
    return ran;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

function start(command: string, args: readonly string[], cwd: string): Promise<Ran> {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      cwd,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, PYTHONDONTWRITEBYTECODE: '1', LC_ALL: 'C.UTF-8' },
    });
    let printed = '';
    let complaints = '';
    child.stdout.setEncoding('utf8').on('data', (text) => (printed += text));
    child.stderr.setEncoding('utf8').on('data', (text) => (complaints += text));
    child.on('error', reject);
    child.on('close', (code) => resolve({ code, printed, complaints }));
  });
}
