import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'esbuild';
import { expect, it } from 'vitest';
import { commands, packagesFor } from './bootstrap/commands.mjs';
import { root } from './bootstrap/paths.mjs';

const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
  scripts: Record<string, string>;
};
const { packages: locked } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as {
  packages: Record<string, { dev?: boolean }>;
};
const files = new Map(Object.entries(commands).map(([name, { file }]) => [name, file]));

it.each(Object.entries(scripts))('npm run %s is a command', (_, script) => {
  const [, name = ''] =
    /^node scripts\/bootstrap\/require-node\.cjs && node scripts\/run\.mjs ([\w:-]+)/.exec(
      script,
    ) ?? [];
  expect([...files.keys()]).toContain(name);
});

it.each([...files])('%s is %s, which exports it', (_, file) => {
  expect(existsSync(join(root, file)), file).toBe(true);
  expect(readFileSync(join(root, file), 'utf8')).toContain('export async function command()');
});

/** The test tools that the sources of a command import, or start from `node_modules`. */
async function testToolsOf(file: string): Promise<string[]> {
  const { metafile } = await build({
    ...{ absWorkingDir: root, entryPoints: [file], outdir: root, write: false, metafile: true },
    ...{ bundle: true, packages: 'external', platform: 'node', format: 'esm', logLevel: 'error' },
    loader: { '.css': 'empty' },
  });
  const named = Object.entries(metafile.inputs).flatMap(([source, { imports }]) => [
    ...imports.filter(({ external }) => external).map(({ path }) => path),
    ...[...readFileSync(join(root, source), 'utf8').matchAll(/['"`/]node_modules\/([^'"`]+)/g)].map(
      ([, path = '']) => path,
    ),
  ]);
  const packages = named.map((path) => path.split('/', path.startsWith('@') ? 2 : 1).join('/'));
  return packages.filter((name) => locked[`node_modules/${name}`]?.dev);
}

it('installs the test tools before every command whose sources need one', async () => {
  const tools = await Promise.all([...files.values()].map(testToolsOf));
  const needing = [...files.keys()].filter((_, index) => tools[index]?.length);
  expect(needing).toContain('build:packages');
  const without = needing.filter((name) => {
    const packages = commands[name]?.packages ?? {};
    return ![packages, ...Object.values(packages)].includes('tests');
  });
  expect(without).toEqual([]);
});

it.each([
  [['packages', 'DIR'], 'tests'],
  [['--portal', 'starter', 'packages', 'DIR'], 'tests'],
  [['site', 'packages'], 'tsx'],
  [['server', 'DIR'], 'tsx'],
  [['everything', 'DIR'], 'tsx'],
])('pack %j needs the packages of %s', (args, packages) => {
  expect(packagesFor(commands.pack ?? expect.fail(), args)).toBe(packages);
});

/** @param env what differs from the environment of the tests */
function runCommand(args: readonly string[], env: Record<string, string> = {}) {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['scripts/run.mjs', ...args], {
    cwd: root,
    encoding: 'utf8',
    env: { ...process.env, ...env },
    // A command that is not refused would run for minutes.
    timeout: 30_000,
  });
  return { status, stderr, output: `${stdout}${stderr}` };
}

it('refuses an unknown command, and names the others', () => {
  const { status, stderr } = runCommand(['strat']);
  expect(status).toBe(1);
  expect(stderr).toContain('There is no command "strat". The commands are');
  for (const name of files.keys()) expect(stderr).toContain(name);
});

it('reports a wrong portal before it loads a command', () => {
  const { status, stderr } = runCommand(['start'], { PORTAL: 'nope' });
  expect(status).toBe(1);
  expect(stderr).toContain('There is no portal "nope".');
});

it.each([
  [['start', '--prot', '3001'], 'npm start does not take "--prot", only --portal NAME.'],
  [['start', '--portal', 'starter', '3001'], 'npm start does not take "3001"'],
  [['dev', '--port', '4000'], 'PORT=4000 npm run dev'],
  [
    ['collection', '--sheet', '--keep'],
    'npm run collection does not take "--keep", only --sheet, --keep-looks, --portal NAME.',
  ],
  [['test', 'packages/iiif'], 'npm test does not take "packages/iiif"'],
  [['new-portal', 'museum', '--nmae', 'Museum'], 'npm run new-portal -- harbour-museum'],
  [['pack', 'site', '--force'], 'npm run pack -- site DIR'],
])('refuses %j without a stack', (args, message) => {
  const { status, stderr, output } = runCommand(args);
  expect(status).toBe(1);
  expect(stderr).toContain(message);
  expect(output).not.toMatch(/^ {4}at /m);
});
