import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, posix } from 'node:path';
import { describe, expect, it } from 'vitest';
import { digestCode, measuring, typesetting } from './code-digest.ts';

const src = join(import.meta.dirname, '..');

/** Their results are part of each piece's key, or they only decide the order of work. */
const dataOrOrder = ['make/in-lanes.ts', 'records/display-name.ts'];
/** Neither changes the output: sharp's own versions are always included. */
const anywhere = ['sharp', 'zod', '@portal/freshness'];

type Imports = { modules: Set<string>; packages: Set<string> };

/** The modules that a module imports at run time, transitively. */
function importsOf(file: string, { modules, packages }: Imports): void {
  if (modules.has(file) || dataOrOrder.includes(file)) return;
  modules.add(file);
  const text = readFileSync(join(src, file), 'utf8');
  for (const [, target = ''] of text.matchAll(
    /^(?:import|export) (?!type )[^;]*?from '([^']+)'/gm,
  )) {
    if (target.startsWith('.')) {
      importsOf(posix.join(dirname(file), target), { modules, packages });
    } else if (!target.startsWith('node:')) packages.add(target);
  }
}

describe.each([
  ['measuring', measuring, listModules('pictures')],
  ['typesetting', typesetting, [...listModules('typeset'), 'make/make-books.ts']],
])('the digest of %s', (_, work, entries) => {
  const imports: Imports = { modules: new Set(), packages: new Set() };
  for (const file of entries) importsOf(file, imports);

  it('covers every module involved', () => {
    const isCovered = (file: string) =>
      work.code.some((path) => file === path || file.startsWith(`${path}/`));
    expect([...imports.modules].filter((file) => !isCovered(file))).toEqual([]);
  });

  it('covers every package involved, and changes with its release', () => {
    const named = [...imports.packages].filter((name) => !anywhere.includes(name));
    expect(named.length).toBeGreaterThan(0);
    for (const name of named) {
      const releases = ['1.0.0', '1.0.1'].map((release) => digestCode(work, { [name]: release }));
      expect(new Set(releases).size, name).toBe(2);
    }
  });

  it('does not change with any other package', () => {
    expect(digestCode(work, { yaml: '1.0.0' })).toBe(digestCode(work, { yaml: '1.0.1' }));
  });
});

it('includes the releases of typefaces only for pages', () => {
  const releases = ['5.3.0', '5.4.0'].map((release) => ({ '@fontsource/rokkitt': release }));
  const [before, after] = releases.map((one) => [
    digestCode(typesetting, one),
    digestCode(measuring, one),
  ]);
  expect(after?.[0]).not.toBe(before?.[0]);
  expect(after?.[1]).toBe(before?.[1]);
});

function listModules(folder: string): string[] {
  const names = readdirSync(join(src, folder)).filter((name) => !name.includes('.test.'));
  return names.map((name) => `${folder}/${name}`);
}
