import type { Root } from 'mdast';
import { describe, expect, it } from 'vitest';
import { highlightCode } from './highlight-code';
import { fenwick } from './portal.fixture';

type Block = { name: string; attributes: { name: string; value: string }[] };

async function highlight(lang: string | null, value: string, meta?: string) {
  const position = { start: { line: 7, column: 1 }, end: { line: 9, column: 4 } };
  const root = { type: 'root', children: [{ type: 'code', lang, value, meta, position }] } as Root;
  await highlightCode(fenwick)(root);
  const { name, attributes } = root.children[0] as unknown as Block;
  return {
    name,
    ...Object.fromEntries(attributes.map((attribute) => [attribute.name, attribute.value])),
  };
}

describe('highlightCode', () => {
  it('turns a fence into a code block with its language and title', async () => {
    expect(await highlight('json', '{ "a": 1 }', 'title="Response"')).toMatchObject({
      name: 'CodeBlock',
      language: 'json',
      title: 'Response',
    });
  });

  it('marks what does not run by itself', async () => {
    expect(await highlight('js', 'x', 'fragment')).toMatchObject({ fragment: 'true' });
    expect(await highlight('js', 'x', 'title="a fragment"')).not.toHaveProperty('fragment');
  });

  it('names tokens instead of colours, so that the code follows the colour mode', async () => {
    const { html } = (await highlight('json', '{ "a": 1 }')) as unknown as { html: string };
    expect(html).toContain('color:var(--code-token-constant)');
    expect(html).not.toMatch(/#[0-9a-f]{6}/i);
  });

  it('keeps the text to the letter', async () => {
    const code = 'curl "https://a.example/?q=1&b=<2>"\n\n  # end';
    const { html } = (await highlight('bash', code)) as unknown as { html: string };
    const text = html
      .replace(/<[^>]+>/g, '')
      .replaceAll('&#x3C;', '<')
      .replaceAll('&#x26;', '&');
    expect(text).toBe(code);
  });

  it('fills in the hosts of code and of code in a sentence', async () => {
    const { html } = (await highlight(
      'js',
      "fetch('https://api.example.org/search/b1')",
    )) as unknown as { html: string };
    expect(html).toContain(`${fenwick.siteUrl}/sandbox/search/b1`);
    const value = 'https://api.example.org/image/V1';
    const root = { type: 'root', children: [{ type: 'inlineCode', value }] } as unknown as Root;
    await highlightCode(fenwick)(root);
    expect(root.children[0]).toMatchObject({ value: `${fenwick.siteUrl}/sandbox/image/V1` });
  });

  it('leaves a fence without a language as text', async () => {
    expect(await highlight(null, 'plain <b>')).toMatchObject({ language: 'text' });
  });

  it('refuses a language it does not know, with the line and those it knows', async () => {
    await expect(highlight('cobol', 'x')).rejects.toThrow(
      /Line 7: no highlighting for "cobol"; use text or one of bash, html/,
    );
  });

  it('makes a tutorial of a page with cells, which imports what it shows them with', async () => {
    const code = (meta: string) => ({ type: 'code', lang: 'ts', meta, value: 'show(1);' });
    const details = {
      type: 'mdxJsxFlowElement',
      name: 'details',
      children: [code('cell solution')],
    };
    const root = { type: 'root', children: [code('cell'), code(''), details] } as unknown as Root;
    await highlightCode(fenwick)(root, { path: '/docs/examples/a-tutorial.mdx' });
    const [module, tutorial] = root.children as unknown as (Block & { children: Block[] })[];
    expect(module).toMatchObject({ type: 'mdxjsEsm', value: expect.stringContaining('Tutorial') });
    expect(tutorial).toMatchObject({
      name: 'Tutorial',
      attributes: [{ name: 'slug', value: 'a-tutorial' }],
      children: [
        { name: 'Cell', attributes: [{ name: 'id', value: 'cell-1' }, { name: 'html' }] },
        { name: 'CodeBlock' },
        {
          name: 'details',
          children: [
            {
              name: 'Cell',
              attributes: [
                { name: 'id', value: 'cell-2' },
                { name: 'exercise', value: '1' },
                { name: 'html' },
              ],
            },
          ],
        },
      ],
    });
  });
});
