import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Code, Root } from 'mdast';
import type { MdxJsxFlowElement } from 'mdast-util-mdx-jsx';
import { expect, it, onTestFinished } from 'vitest';
import { attribute } from './mdx-element';
import { readPrograms } from './programs';
import { showPrograms } from './show-programs';

const all = ['ferns.py', 'ferns.ts', 'ferns.R', 'ferns.sh'];

/** A portal's folder with programs, and what a build has kept of their outputs. */
function portalWith(files: readonly string[], outputs: Record<string, string> = {}) {
  const portal = mkdtempSync(join(tmpdir(), 'programs-'));
  onTestFinished(() => rmSync(portal, { recursive: true, force: true }));
  const build = join(portal, 'build');
  for (const folder of [portal, build]) mkdirSync(join(folder, 'programs'), { recursive: true });
  for (const file of files) writeFileSync(join(portal, 'programs', file), `code of ${file}\n`);
  for (const [file, text] of Object.entries(outputs)) {
    writeFileSync(join(build, 'programs', file), text);
  }
  return { portal, build };
}

function shown(given: Record<string, string>, folders: { portal: string; build: string }) {
  const element: MdxJsxFlowElement = {
    type: 'mdxJsxFlowElement',
    name: 'Program',
    attributes: Object.entries(given).map(([name, value]) => attribute(name, value)),
    children: [],
    position: { start: { line: 7, column: 1 }, end: { line: 7, column: 9 } },
  };
  const root = { type: 'root', children: [element] } as unknown as Root;
  showPrograms({ basePath: '/developers/' }, folders)(root);
  return root.children;
}

it('shows a program in every language, its files and its output', () => {
  const folders = portalWith(all, { 'ferns.txt': 'a\nb\nc\n' });
  const [tabs, download, output] = shown({ name: 'ferns' }, folders);
  expect(tabs).toMatchObject({ name: 'LanguageTabs' });
  const codes = (tabs as MdxJsxFlowElement).children as unknown as Code[];
  expect(codes.map(({ lang, meta, value }) => [lang, meta, value])).toEqual([
    ['python', 'title="ferns.py"', 'code of ferns.py'],
    ['ts', 'title="ferns.ts"', 'code of ferns.ts'],
    ['r', 'title="ferns.R"', 'code of ferns.R'],
    ['bash', 'title="ferns.sh"', 'code of ferns.sh'],
  ]);
  for (const file of all) {
    expect(JSON.stringify(download)).toContain(`"/developers/programs/${file}"`);
  }
  // Docusaurus takes other links for links to pages, and finds none there.
  expect(JSON.stringify(download).match(/"_mdxExplicitJsx":true/g)).toHaveLength(all.length);
  expect(output).toMatchObject({ lang: 'text', meta: 'title="Output"', value: 'a\nb\nc' });
});

it('shows as many lines of the output, and in the language, as the guide asks for', () => {
  const folders = portalWith(all, { 'ferns.txt': '[\n1\n]\n' });
  const [, , output] = shown({ name: 'ferns', lines: '2', output: 'json' }, folders);
  expect(output).toMatchObject({
    lang: 'json',
    meta: 'title="Output, the first lines"',
    value: '[\n1',
  });
  const [, , whole] = shown({ name: 'ferns', lines: '3' }, folders);
  expect(whole).toMatchObject({ meta: 'title="Output"' });
});

it.each([
  [{ name: 'fens' }, 'Line 7: <Program> needs name="…"', '(ferns); found "fens"'],
  [{}, 'Line 7: <Program> needs name="…"', '(ferns).'],
  [{ name: 'ferns', lines: 'few' }, 'Line 7: <Program> takes lines="…" with a number', 'how many'],
])('refuses %o', (given, message, names) => {
  const folders = portalWith(all, { 'ferns.txt': 'a' });
  expect(() => shown(given as Record<string, string>, folders)).toThrow(message);
  expect(() => shown(given as Record<string, string>, folders)).toThrow(names);
});

it('says what makes a missing output', () => {
  expect(() => shown({ name: 'ferns' }, portalWith(all))).toThrow('run npm run build');
});

it.each<[string, string[], string[]]>([
  ['no folder', [], []],
  ['every language', all, []],
  ['one language', ['ferns.ts'], []],
  [
    'a language that another program has',
    [...all, 'moss.ts', 'moss.py', 'moss.sh'],
    ['programs/moss.R is missing: other programs of this portal come in R too.'],
  ],
  [
    'nothing to run',
    ['ferns.py'],
    ['programs/ferns.ts is missing: a build runs this file to show its output.'],
  ],
  ['another ending', [...all, 'ferns.js'], ['programs/ferns.js must end in .py, .ts, .R or .sh.']],
  [
    'a name that no address has',
    ['My ferns.ts'],
    ['programs/My ferns.ts must be named in small letters, digits and hyphens.'],
  ],
])('reports what is wrong with %s', (_, files, problems) => {
  expect(readPrograms(portalWith(files).portal).problems).toEqual(problems);
});

it('finds no programs in a portal without the folder', () => {
  expect(readPrograms('/no/such/portal')).toEqual({ programs: new Map(), problems: [] });
});
