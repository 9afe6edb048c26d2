import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Variant } from './broken-items.ts';

export type BuildOptions = {
  /** A mistake to put into the configuration; none by default. */
  variant?: Variant;
  /** One locale instead of all. */
  locale?: 'en' | 'fr';
};

export type FixtureBuild = {
  /** The built site; whoever asked for the build removes it. */
  dir: string;
  ok: boolean;
  /** Everything the build printed. */
  output: string;
};

const siteDir = dirname(fileURLToPath(import.meta.url));
const core = dirname(createRequire(import.meta.url).resolve('@docusaurus/core/package.json'));

export async function buildFixture({ variant, locale }: BuildOptions = {}): Promise<FixtureBuild> {
  const dir = await mkdtemp(join(tmpdir(), 'fixture-site-'));
  const generated = await mkdtemp(join(tmpdir(), 'fixture-generated-'));
  const args = [
    ...[join(core, 'bin/docusaurus.mjs'), 'build', siteDir],
    ...['--no-minify', '--out-dir', dir],
    ...(locale ? ['--locale', locale] : []),
  ];
  try {
    const { code, output } = await run(args, {
      ...process.env,
      FIXTURE_VARIANT: variant ?? '',
      DOCUSAURUS_GENERATED_FILES_DIR_NAME: generated,
      DOCUSAURUS_NO_PERSISTENT_CACHE: 'true',
      NO_UPDATE_NOTIFIER: 'true',
      NO_COLOR: 'true',
    });
    return { dir, ok: code === 0, output };
  } finally {
    await rm(generated, { recursive: true, force: true });
  }
}

function run(
  args: string[],
  env: NodeJS.ProcessEnv,
): Promise<{ code: number | null; output: string }> {
  return new Promise((resolve, reject) => {
    // Docusaurus looks for a package.json where it is started.
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
