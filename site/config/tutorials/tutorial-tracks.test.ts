import { parseMdx } from '@portal/cells/markdown';
import type { Root } from 'mdast';
import { expect, it } from 'vitest';
import { highlightCode } from '../guides/highlight-code';
import { fenwick } from '../portal.fixture';

type Node = {
  type: string;
  name?: string;
  value?: string;
  attributes?: { name: string; value: string }[];
  children?: Node[];
};

const highlight = highlightCode(fenwick);
const fenced = (info: string, code = 'x') => `\n\`\`\`${info}\n${code}\n\`\`\`\n`;

async function tutorial(mdx: string): Promise<Node> {
  const root = parseMdx(mdx, 'a.mdx') as unknown as Root;
  await highlight(root, { path: 'docs/examples/a.mdx' });
  return (root.children as unknown as Node[]).at(-1) as Node;
}

function values({ attributes = [] }: Node): Record<string, string> {
  return Object.fromEntries(attributes.map(({ name, value }) => [name, value]));
}

function all(node: Node): Node[] {
  return [node, ...(node.children ?? []).flatMap(all)];
}

/** e.g. "cell-1 not-in-python" */
function cells(node: Node): string[] {
  return all(node)
    .filter(({ name }) => name === 'Cell')
    .map(values)
    .map(({ id, className = '' }) => `${id} ${className}`.trim());
}

it('marks each cell with its track', async () => {
  const page = await tutorial(fenced('ts cell') + fenced('python cell same') + fenced('r cell'));
  expect(values(page)).toMatchObject({ slug: 'a', tracks: 'ts python r' });
  expect(cells(page)).toEqual([
    'cell-1 not-in-python not-in-r',
    'python-1 only-in-python',
    'r-1 only-in-r',
  ]);
  expect(
    all(page)
      .filter(({ name }) => name === 'Cell')
      .map(values)[1],
  ).toMatchObject({
    language: 'python',
    sameAs: 'cell-1',
  });
});

it('hides nothing if a page has one language', async () => {
  expect(cells(await tutorial(fenced('python cell')))).toEqual(['python-1']);
});

it('leaves cells in tabs to the tabs', async () => {
  const tabs = `<LanguageTabs>\n${fenced('js')}${fenced('python cell')}\n</LanguageTabs>\n`;
  const page = await tutorial(fenced('ts cell') + tabs);
  expect(values(page).tracks).toBe('ts');
  expect(cells(page)).toEqual(['cell-1', 'python-1']);
});

const both = fenced('ts cell') + fenced('python cell');

it('turns what is for one language into plain elements, in blocks and in sentences', async () => {
  const page = await tutorial(
    `${both}\nA <InTypeScript>\`a\`</InTypeScript><InPython>b</InPython> c.\n\n<InPython>\n\nBlock.\n\n</InPython>\n`,
  );
  const marked = all(page).filter(({ name }) => name === 'span' || name === 'div');
  expect(marked.map((node) => [node.name, values(node)])).toEqual([
    ['span', { 'data-track': 'ts', className: 'not-in-python', 'data-markdown': 'In TypeScript' }],
    ['span', { 'data-track': 'python', className: 'only-in-python', 'data-markdown': 'In Python' }],
    ['div', { 'data-track': 'python', className: 'only-in-python', 'data-markdown': 'In Python' }],
  ]);
  expect(all(page).map(({ name }) => name)).not.toContain('InPython');
});

it('marks a heading for the table of contents', async () => {
  const page = await tutorial(`${both}\n<InPython>\n\n## The helper\n\n</InPython>\n`);
  const heading = all(page).find(({ type }) => type === 'heading');
  expect(heading?.children?.map(values)).toEqual([{ className: 'only-in-python' }]);
});

it('hides a solution that only another language has', async () => {
  const solution = (...langs: string[]) =>
    `\n<details>\n<summary>S</summary>\n${langs.map((lang) => fenced(`${lang} cell solution`)).join('')}\n</details>\n`;
  const page = await tutorial(both + solution('python') + solution('ts', 'python'));
  const around = all(page).filter(({ children }) =>
    children?.some(({ name }) => name === 'details'),
  );
  expect(around.map((node) => values(node).className)).toEqual([undefined, 'only-in-python']);
});

it('refuses what nobody would see, with its line', async () => {
  await expect(tutorial(`${fenced('ts cell')}\n<InR>\n\nx\n\n</InR>\n`)).rejects.toThrow(
    'a.mdx:6: Nobody would see <InR>: this page has no cell in R. Add one, or write this for TypeScript.',
  );
});

it('shows the setup code of a track above its first cell, once', async () => {
  const source = 'import pandas\nprint(HOSTS["catalogue"])';
  const page = await tutorial(both + fenced('python cell', source));
  const setups = all(page).filter((node) => values(node).title === 'Setup');
  expect(setups).toHaveLength(1);
  const text = values(setups[0] as Node).html?.replaceAll(/<[^>]+>/g, '');
  const { guideHost } = fenwick.apis.find(({ id }) => id === 'catalogue') ?? {};
  expect(text).toBe(`# %pip install pandas\nHOSTS = {"catalogue": "${guideHost}"}`);
  const order = all(page).filter(({ name }) => name === 'Cell' || name === 'CodeBlock');
  expect(order.map(values).map(({ id, title }) => id ?? title)).toEqual([
    'cell-1',
    'Setup',
    'python-1',
    'python-2',
  ]);
});

it.each([
  ['import pandas, json', 'pandas'],
  ['from portal_client import Client\nimport json', undefined],
])('reports what keeps %j from running in the page', async (source, missing) => {
  expect(values(await tutorial(fenced('ts cell') + fenced('python cell', source))).missing) //
    .toBe(missing);
});
