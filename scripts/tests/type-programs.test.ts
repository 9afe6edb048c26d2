import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { typePrograms } from './type-programs.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'type-programs-'));
  put('tsconfig.base.json', { compilerOptions: { strict: true, types: ['node'] } });
});
afterEach(() => rmSync(folder, { recursive: true }));

function put(file: string, settings: object): void {
  mkdirSync(dirname(join(folder, file)), { recursive: true });
  writeFileSync(join(folder, file), JSON.stringify(settings));
}

it('joins parts with the same settings, each with its own files', () => {
  const extended = '../tsconfig.base.json';
  put('a/tsconfig.json', { extends: extended, include: ['src'], exclude: ['src/x'] });
  put('b/tsconfig.node.json', {
    extends: extended,
    compilerOptions: { types: ['node'], strict: true },
    include: ['src', '*.ts'],
  });
  expect(typePrograms(['a', 'b/tsconfig.node.json'], folder)).toEqual([
    {
      parts: ['a', 'b/tsconfig.node.json'],
      settings: {
        compilerOptions: { strict: true, types: ['node'] },
        include: ['a/src', 'b/src', 'b/*.ts'].map((path) => join(folder, path)),
        exclude: [join(folder, 'a/src/x'), join(folder, 'b/node_modules')],
      },
    },
  ]);
});

it('leaves a part alone that may use something else', () => {
  const extended = '../tsconfig.base.json';
  put('a/tsconfig.json', { extends: extended, include: ['src'] });
  put('b/tsconfig.json', { extends: extended, include: ['src'], compilerOptions: { types: [] } });
  expect(typePrograms(['a', 'b'], folder)).toEqual([{ parts: ['a'] }, { parts: ['b'] }]);
});
