import { spawn } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Variant } from './broken-items.ts';
import { largeDescription } from './large-description.ts';

export type BuildOptions = {
  /** A mistake to put into the configuration; none by default. */
  variant?: Variant;
  /** One locale instead of all. */
  locale?: 'en' | 'fr';
};

export type FixtureBuild = {
  /** The built site; whoever requested the build removes it. */
  dir: string;
  ok: boolean;
  /** Everything the build printed. */
  output: string;
};

const siteDir = dirname(fileURLToPath(import.meta.url));
const core = dirname(createRequire(import.meta.url).resolve('@docusaurus/core/package.json'));

export function buildFixture({ variant, locale }: BuildOptions = {}): Promise<FixtureBuild> {
  const args = locale ? ['--locale', locale] : [];
  return build(args, () => ({ FIXTURE_VARIANT: variant ?? '' }));
}

/** The reference of an API too large for one page, below `/developers/`. */
export function buildLargeFixture(): Promise<FixtureBuild> {
  return build(['--config', join(siteDir, 'large.config.ts')], async (folder) => {
    const file = join(folder, 'palace.json');
    await writeFile(file, JSON.stringify(largeDescription()));
    return { FIXTURE_DESCRIPTION: file };
  });
}

type Environment = Record<string, string>;

/** @param prepare gets a folder for what the build reads, which is removed after it */
async function build(
  options: readonly string[],
  prepare: (folder: string) => Environment | Promise<Environment>,
): Promise<FixtureBuild> {
  const dir = await mkdtemp(join(tmpdir(), 'fixture-site-'));
  const generated = await mkdtemp(join(tmpdir(), 'fixture-generated-'));
  const sources = await mkdtemp(join(tmpdir(), 'fixture-sources-'));
  const args = [
    ...[join(core, 'bin/docusaurus.mjs'), 'build', siteDir],
    ...['--no-minify', '--out-dir', dir],
    ...options,
  ];
  try {
    const { code, output } = await run(args, {
      ...process.env,
      ...(await prepare(sources)),
      DOCUSAURUS_GENERATED_FILES_DIR_NAME: generated,
      DOCUSAURUS_NO_PERSISTENT_CACHE: 'true',
      NO_UPDATE_NOTIFIER: 'true',
      NO_COLOR: 'true',
    });
    return { dir, ok: code === 0, output };
  } finally {
    await rm(generated, { recursive: true, force: true });
    await rm(sources, { recursive: true, force: true });
  }
}

function run(
  args: string[],
  env: NodeJS.ProcessEnv,
): Promise<{ code: number | null; output: string }> {
  return new Promise((resolve, reject) => {
    // Docusaurus looks for a package.json in the working directory.
    const child = spawn(process.execPath, args, { cwd: dirname(siteDir), env });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8').on('data', (text: string) => {
        output += text;
      });
    }
    child.on('error', reject);
    child.on('close', (code) => resolve({ code, output }));
  });
}
