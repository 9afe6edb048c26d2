import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseMdx } from '@portal/search/records';
import type { Link, Root } from 'mdast';
import { visit } from 'unist-util-visit';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { linkTerms, termClass, textOf } from './link-terms';
import { readGlossary } from './read-glossary';

let docs: string;

beforeEach(async () => {
  docs = await mkdtemp(join(tmpdir(), 'glossary-'));
  const page = (...headings: string[]) =>
    ['---\ntitle: Glossary\n---', ...headings.map((one) => `## ${one}\n\nA word.`)].join('\n\n');
  await mkdir(join(docs, 'more'));
  const terms = ['Work', 'Aggregation, facet', 'Result window {#window}', '`include`', 'Result'];
  await writeFile(join(docs, 'more/words.mdx'), page(...terms));
});
afterEach(async () => {
  await rm(docs, { recursive: true });
});

const read = () => readGlossary({ glossary: '/docs/more/words' }, docs);

/** The links that a page gets, e.g. `works -> /docs/more/words#work`. */
async function linked(source: string, path = '/p/docs/guide.mdx'): Promise<string[]> {
  const root: Root = parseMdx(source);
  const text = textOf(root);
  await linkTerms(read)(root, { path });
  expect(textOf(root)).toBe(text);
  const links: Link[] = [];
  visit(root, 'link', (link) => void links.push(link));
  return links
    .filter(({ data }) => JSON.stringify(data ?? {}).includes(termClass))
    .map((link) => `${textOf(link)} -> ${link.url.replace('/docs/more/words', '')}`);
}

describe('a glossary', () => {
  it('has a term for each heading that is not code, with its names and address', async () => {
    expect(await read()).toEqual({
      page: 'more/words.mdx',
      terms: [
        { address: '/docs/more/words#work', names: ['Work'] },
        { address: '/docs/more/words#aggregation-facet', names: ['Aggregation', 'facet'] },
        { address: '/docs/more/words#window', names: ['Result window'] },
        { address: '/docs/more/words#result', names: ['Result'] },
      ],
    });
  });

  it('is not needed, but must exist if it is named', async () => {
    expect(await readGlossary({}, docs)).toBeUndefined();
    await expect(readGlossary({ glossary: '/docs/wrods' }, docs)).rejects.toThrow(
      'portal.ts: glossary: there is no page /docs/wrods; add it or remove the field',
    );
  });
});

describe('a page', () => {
  it('links the first use of each term, by any of its names', async () => {
    const source =
      'About two works and a work.\n\n- with a facet\n- or an aggregation of the work.';
    expect(await linked(source)).toEqual(['works -> #work', 'facet -> #aggregation-facet']);
  });

  it('links the longer of two terms', async () => {
    expect(await linked('The result window and the result.')).toEqual([
      'result window -> #window',
      'result -> #result',
    ]);
  });

  it.each([
    ['a heading', '## The work\n\nNothing.'],
    ['code', 'See `the work`.\n\n```\nthe work\n```'],
    ['a link', 'See [each work of all](./a.mdx).'],
    ['a table', '| the work |\n|---|\n| the work |'],
    ['what is collapsed', '<details>\n\nThe work.\n\n</details>'],
    ['what readers of one language see', '<div data-track="r">\n\nThe work.\n\n</div>'],
    ['a name of a parameter', 'You can include the parts.'],
  ])('links nothing in %s', async (_, source) => {
    expect(await linked(source)).toEqual([]);
  });

  it('leaves a term alone that the writer has linked', async () => {
    expect(await linked('See [works](./a.mdx), [each work here](./b.mdx) and the work.')).toEqual(
      [],
    );
    expect(await linked('See [each work here](./b.mdx) and the work.')).toEqual(['work -> #work']);
  });

  it('links nothing if it is the glossary, or if there is none', async () => {
    expect(await linked('The work.', '/p/docs/more/words.mdx')).toEqual([]);
    const root: Root = parseMdx('The work.');
    await linkTerms(async () => undefined)(root);
    expect(JSON.stringify(root)).not.toContain('link');
  });
});
