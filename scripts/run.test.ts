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
  [...text.matchAll(/^ {2}'?([\w:-]+)'?: \{ file: '([^']+)'/gm)].map(([, name = '', file = '']) => [
    name,
    file,
  ]),
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

it('refuses an unknown command, and names the others', () => {
  const { status, stderr } = spawnSync(process.execPath, ['scripts/run.mjs', 'strat'], {
    cwd: root,
    encoding: 'utf8',
  });
  expect(status).toBe(1);
  expect(stderr).toContain('There is no command "strat". The commands are');
  for (const name of commands.keys()) expect(stderr).toContain(name);
});

it('reports a wrong portal before it loads a command', () => {
  const { status, stderr } = spawnSync(process.execPath, ['scripts/run.mjs', 'start'], {
    cwd: root,
    encoding: 'utf8',
    env: { ...process.env, PORTAL: 'nope' },
  });
  expect(status).toBe(1);
  expect(stderr).toContain('There is no portal "nope".');
});
