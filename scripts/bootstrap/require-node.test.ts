import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { root } from './paths.mjs';

const script = join(root, 'scripts/bootstrap/require-node.cjs');

function runAs(version: string) {
  const pretend = `Object.defineProperty(process.versions, 'node', { value: '${version}' });`;
  return spawnSync(process.execPath, ['-e', `${pretend} require(${JSON.stringify(script)})`], {
    encoding: 'utf8',
  });
}

it.each(['8.17.0', '18.20.4', '20.18.3', '21.7.3', '22.11.0'])(
  'refuses Node %s in one line',
  (version) => {
    const { status, stderr } = runAs(version);
    expect(status).toBe(1);
    expect(stderr).toBe(
      `This project needs Node 20.19, 22.12 or newer; this is Node ${version}.\n`,
    );
  },
);

it.each(['20.19.0', '20.20.2', '22.12.0', '23.0.0', '24.0.0'])(
  'accepts Node %s silently',
  (version) => {
    expect(runAs(version)).toMatchObject({ status: 0, stdout: '', stderr: '' });
  },
);
