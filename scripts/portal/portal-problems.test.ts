import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { readPortal } from '../../packages/portal/src/node.ts';
import { root } from '../bootstrap/paths.mjs';
import { portalProblems } from './portal-problems.ts';

let folder: string;

beforeEach(() => {
  // Below the root, where portal.ts finds our packages.
  mkdirSync(join(root, '.cache'), { recursive: true });
  folder = mkdtempSync(join(root, '.cache/portal-problems-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  cpSync(join(root, 'portals/starter'), folder, { recursive: true });
});

function edit(file: string, change: (text: string) => string): void {
  const before = readFileSync(join(folder, file), 'utf8');
  const after = change(before);
  expect(after, file).not.toBe(before);
  writeFileSync(join(folder, file), after);
}

const spoilLogo = () => edit('brand/logo.svg', () => '<p>No picture</p>');

const problems = async () => portalProblems(await readPortal(folder), folder);

it('are none in the starter', async () => {
  expect(await problems()).toEqual([]);
});

describe('include', () => {
  it.each<[string, () => void, RegExp]>([
    ['a logo that is none', spoilLogo, /brand\/logo\.svg /],
    [
      'a colour that cannot be read',
      () => edit('brand/tokens.css', (text) => text.replace(/#[0-9a-f]{6}/i, '#ffffff')),
      /brand\/tokens\.css: .*contrast/s,
    ],
    [
      'a plate that nobody described',
      () => {
        mkdirSync(join(folder, 'brand/plates'));
        writeFileSync(join(folder, 'brand/plates/bell.light.svg'), '<svg/>');
      },
      /Plates in .*bell/s,
    ],
    [
      'a mistake in a description',
      () => edit('apis/notes.yaml', (text) => text.replace('openapi: 3', 'openapi: three')),
      /notes\.yaml:1:1 .*three/,
    ],
    [
      'a handler of no operation',
      () => edit('sandbox.ts', (text) => text.replace(/(operations: \{\n\s+'?)(\w+)/, '$1$2Twice')),
      /sandbox\.ts: no API that it answers has an operation "\w+Twice"\. Did you mean "\w+"\?/,
    ],
    [
      'handlers that cannot be loaded',
      () => edit('sandbox.ts', (text) => `import './nowhere.ts';\n${text}`),
      /sandbox\.ts: .*nowhere/s,
    ],
    [
      'handlers that are not exported',
      () => edit('sandbox.ts', (text) => text.replace('export default', 'export const handlers =')),
      /sandbox\.ts: .*must export defineSandbox/s,
    ],
  ])('%s', async (_, spoil, message) => {
    spoil();
    expect((await problems()).join('\n')).toMatch(message);
  });

  it('all of them at once', async () => {
    spoilLogo();
    edit('apis/notes.yaml', (text) => text.replace('openapi: 3', 'openapi: three'));
    expect(await problems()).toHaveLength(2);
  });
});
