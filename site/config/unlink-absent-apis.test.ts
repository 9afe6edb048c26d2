import type { Root } from 'mdast';
import remarkParse from 'remark-parse';
import remarkStringify from 'remark-stringify';
import { unified } from 'unified';
import { expect, it } from 'vitest';
import { fenwick } from './portal.fixture';
import { absentLinks, unlinkAbsentApis } from './unlink-absent-apis';

const guide = `See [the **catalogue**](/api/catalogue#getWorks), [all *articles*](/api/content#getArticles),
[its file](/api/content.openapi.yaml), [content](/docs/content), [pictures](/api/pictures.md) and \`[a](/api/content)\`.
`;

it('keeps the words of links to the reference of an absent API', () => {
  const processor = unified().use(remarkParse).use(remarkStringify);
  const root = processor.parse(guide) as Root;
  unlinkAbsentApis(fenwick)(root);
  expect(processor.stringify(root)).toBe(
    `See [the **catalogue**](/api/catalogue#getWorks), all *articles*,
its file, [content](/docs/content), [pictures](/api/pictures.md) and \`[a](/api/content)\`.
`,
  );
});

it('finds them in the text of a guide', () => {
  expect(absentLinks(guide.replace(/`.*`/, ''), fenwick)).toEqual([
    '/api/content#getArticles',
    '/api/content.openapi.yaml',
  ]);
});
