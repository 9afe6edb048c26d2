import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { root } from './bootstrap/paths.mjs';

const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
  scripts: Record<string, string>;
};
const text = readFileSync(join(root, 'scripts/run.mjs'), 'utf8');
const commands = new Map(
  [...text.matchAll(/^ {2}'?([\w:-]+)'?: \{\s+file: '([^']+)'/gm)].map(
    ([, name = '', file = '']) => [name, file],
  ),
);

it.each(Object.entries(scripts))('npm run %s is a command', (_, script) => {
  const [, name = ''] =
    /^node scripts\/require-node\.cjs && node scripts\/run\.mjs ([\w:-]+)/.exec(script) ?? [];
  expect([...commands.keys()]).toContain(name);
});

it.each([...commands])('%s is %s, which exports it', (_, file) => {
  expect(existsSync(join(root, file)), file).toBe(true);
  expect(readFileSync(join(root, file), 'utf8')).toContain('export async function command()');
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
  for (const name of commands.keys()) expect(stderr).toContain(name);
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
