import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Root } from 'mdast';
import { describe, expect, it } from 'vitest';
import { fenwick } from '../portal.fixture';
import { highlightCode } from './highlight-code';

/** One for all: it takes long to learn every language. */
const onFenwick = highlightCode(fenwick);

type Block = { name: string; attributes: { name: string; value: string }[] };

async function highlight(lang: string | null, value: string, meta?: string) {
  const position = { start: { line: 7, column: 1 }, end: { line: 9, column: 4 } };
  const root = { type: 'root', children: [{ type: 'code', lang, value, meta, position }] } as Root;
  await onFenwick(root);
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
    expect(html).toContain('<span class="code-constant"> 1</span>');
    expect(html).not.toMatch(/#[0-9a-f]{6}/i);
  });

  it('writes nothing around text of the usual colour', async () => {
    const { html } = (await highlight('js', 'name')) as unknown as { html: string };
    expect(html).toBe('name');
  });

  it('has a colour for every kind of token', async () => {
    const css = await readFile(join(__dirname, '../../src/css/code.css'), 'utf8');
    const code = {
      python: 'import a\n# b\ndef c(d: int = 1) -> str:\n    return f"e{d}" or \'f\'',
      tsx: 'const a = <b c={`d`} />; // e\nfunction f(g?: string): void {}',
      yaml: 'a: [1, "b"] # c',
      html: '<a href="https://a.example">&amp;</a>',
      r: 'a <- c(TRUE, "b") # d',
      http: 'GET /a HTTP/1.1\nAccept: */*',
    };
    for (const [language, source] of Object.entries(code)) {
      const { html } = (await highlight(language, source)) as unknown as { html: string };
      expect(html, language).not.toContain('style=');
      for (const [, kind = ''] of html.matchAll(/class="([^"]+)"/g)) {
        expect(css, language).toContain(`.${kind} {`);
      }
    }
  });

  it('keeps the text exactly', async () => {
    const code = 'curl "https://a.example/?q=1&b=<2>"\n\n  # end';
    const { html } = (await highlight('bash', code)) as unknown as { html: string };
    const text = html
      .replace(/<[^>]+>/g, '')
      .replaceAll('&#x3C;', '<')
      .replaceAll('&#x26;', '&');
    expect(text).toBe(code);
  });

  it('lets a long address break at its parameters', async () => {
    const { html } = (await highlight('bash', 'curl "https://a.example/?q=1&b=2"')) as unknown as {
      html: string;
    };
    expect(html).toContain('?<wbr>q=1<wbr>&#x26;b=2');
  });

  it('gives a request its code, and refuses one whose address is not plain text', async () => {
    const request = (attributes: object[]) => ({
      type: 'mdxJsxFlowElement',
      name: 'Request',
      attributes,
      children: [],
    });
    const url = { type: 'mdxJsxAttribute', name: 'url', value: '/image/V1/info.json' };
    const root = { type: 'root', children: [request([url])] } as unknown as Root;
    await onFenwick(root);
    const [filled] = root.children as unknown as [{ children: Block[]; attributes: object[] }];
    expect(filled.children.map(({ name }) => name)).toEqual(['CodeBlock']);
    expect(JSON.stringify(filled.children)).toContain(`${fenwick.siteUrl}/sandbox/image/V1`);
    expect(filled.attributes).toEqual([url]);
    const wrong = { type: 'root', children: [request([])] } as unknown as Root;
    await expect(onFenwick(wrong)).rejects.toThrow('<Request> needs url="/…"');
  });

  it('fills in the hosts in code blocks and inline code', async () => {
    const { html } = (await highlight(
      'js',
      "fetch('https://api.example.org/search/b1')",
    )) as unknown as { html: string };
    expect(html).toContain(`${fenwick.siteUrl}/sandbox/search/b1`);
    const value = 'https://api.example.org/image/V1';
    const root = { type: 'root', children: [{ type: 'inlineCode', value }] } as unknown as Root;
    await onFenwick(root);
    expect(root.children[0]).toMatchObject({ value: `${fenwick.siteUrl}/sandbox/image/V1` });
  });

  it('leaves a fence without a language as text', async () => {
    expect(await highlight(null, 'plain <b>')).toMatchObject({ language: 'text' });
  });

  it('refuses an unknown language, with the line and the known ones', async () => {
    await expect(highlight('cobol', 'x')).rejects.toThrow(
      /Line 7: no highlighting for "cobol"; use text or one of bash, js/,
    );
  });

  const tabs = (...langs: (string | null)[]) => {
    const position = { start: { line: 7, column: 1 }, end: { line: 9, column: 4 } };
    const children = langs.map((lang) => ({ type: 'code', lang, value: 'x', position }));
    const element = { type: 'mdxJsxFlowElement', name: 'LanguageTabs', attributes: [], children };
    return { type: 'root', children: [element] } as unknown as Root;
  };

  it('shows code in tabs in every language that a reader can choose', async () => {
    const root = tabs('bash', 'python', 'r', 'mjs', 'typescript', 'go');
    await onFenwick(root);
    expect(JSON.stringify(root).match(/"CodeBlock"/g)).toHaveLength(6);
  });

  it.each(['py', 'sh', 'json', 'text', null])(
    'refuses a tab in %s, which no reader could choose, with the line and the right languages',
    async (lang) => {
      await expect(onFenwick(tabs('bash', lang))).rejects.toThrow(
        `Line 7: <LanguageTabs> cannot show "${lang ?? 'text'}"; use bash, js, ts, python, r, ruby, go, php, java or csharp.`,
      );
    },
  );

  it.each([
    ['/portals/museum/docs/examples/maps.mdx', 'maps'],
    ['/portals/museum/docs/quickstart.mdx', 'quickstart'],
    ['/portals/museum/docs/guides/maps.mdx', 'guides-maps'],
    ['C:\\portals\\museum\\docs\\guides\\maps.mdx', 'guides-maps'],
  ])(
    'names the tutorial in %s as its recorded outputs and downloads are named',
    async (path, slug) => {
      const cell = { type: 'code', lang: 'ts', meta: 'cell', value: 'show(1);' };
      const root = { type: 'root', children: [cell] } as unknown as Root;
      await onFenwick(root, { path });
      const [, { attributes }] = root.children as unknown as [Block, Block];
      expect(attributes[0]).toMatchObject({ name: 'slug', value: slug });
    },
  );

  it('turns a page with cells into a tutorial, which imports what shows them', async () => {
    const code = (meta: string) => ({ type: 'code', lang: 'ts', meta, value: 'show(1);' });
    const details = {
      type: 'mdxJsxFlowElement',
      name: 'details',
      children: [code('cell solution')],
    };
    const root = { type: 'root', children: [code('cell'), code(''), details] } as unknown as Root;
    await onFenwick(root, { path: '/docs/examples/a-tutorial.mdx' });
    const [module, tutorial] = root.children as unknown as (Block & { children: Block[] })[];
    expect(module).toMatchObject({ type: 'mdxjsEsm', value: expect.stringContaining('Tutorial') });
    expect(tutorial).toMatchObject({
      name: 'Tutorial',
      attributes: [
        { name: 'slug', value: 'a-tutorial' },
        { name: 'tracks', value: 'ts' },
      ],
      children: [
        {
          name: 'Cell',
          attributes: [
            { name: 'id', value: 'cell-1' },
            { name: 'language', value: 'ts' },
            { name: 'html' },
          ],
        },
        { name: 'CodeBlock' },
        {
          name: 'details',
          children: [
            {
              name: 'Cell',
              attributes: [
                { name: 'id', value: 'cell-2' },
                { name: 'language', value: 'ts' },
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
