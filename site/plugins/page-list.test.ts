import type { Portal } from '@portal/portal';
import { expect, it } from 'vitest';
import { fenwick } from '../config/portal.fixture';
import pageListPlugin from './page-list';

const tutorial = { level: 'beginner', minutes: 20, apis: ['catalogue'], result: 'A map.' };
const svg = '<svg width="80" height="60"></svg>';
const outputs = { 'cell-1': [{ kind: 'svg', svg, title: 'A map' }] };

type Given = { file?: string; slug?: string; portal?: Portal; unlisted?: boolean };

/** The pages of a portal with one tutorial, recorded by the name that its file has. */
async function dataOf(given: Given) {
  const { file = 'examples/maps.mdx', slug = 'maps', portal = fenwick, unlisted = false } = given;
  const docs = [
    {
      source: `@site/../portals/fenwick/docs/${file}`,
      permalink: `${portal.basePath}docs/examples/maps`,
      unlisted,
      title: 'Maps',
      description: 'How to draw them.',
      frontMatter: { description: 'How to draw them.', tutorial: { ...tutorial, picture: 1 } },
    },
  ];
  const allContent = {
    'docusaurus-plugin-content-docs': { default: { loadedVersions: [{ docs }] } },
    'docusaurus-plugin-content-pages': { default: [] },
    'portal-reference': { default: { pages: [] } },
    tutorials: { default: [{ slug, outputs, pictures: [] }] },
  };
  const data: Record<string, unknown> = {};
  const createData = async (name: string, value: unknown) => {
    data[name] = value;
    return name;
  };
  await pageListPlugin(portal).allContentLoaded?.({ allContent, actions: { createData } } as never);
  return data;
}

it.each([
  ['examples/maps.mdx', 'maps'],
  ['examples/02-maps.mdx', '02-maps'],
  ['guides/maps.mdx', 'guides-maps'],
])('finds the picture of the tutorial in %s, whatever its address', async (file, slug) => {
  expect((await dataOf({ file, slug }))['examples.json']).toMatchObject([
    { path: '/docs/examples/maps', slug, shown: { ts: { alt: 'A map', width: 80, height: 60 } } },
  ]);
});

it('refuses a featured tutorial that does not exist', async () => {
  const all = { label: 'All', to: '/docs/examples' };
  const examples = { title: 'Examples', lead: 'One.', featured: ['map'], all };
  const portal = { ...fenwick, home: { ...fenwick.home, examples } };
  await expect(dataOf({ portal })).rejects.toThrow(`tutorial's address (maps); found "map"`);
});

it.each(['/', '/developers/'])('lists no page of %s that is unlisted', async (basePath) => {
  const portal = { ...fenwick, basePath };
  const paths = async (unlisted: boolean) =>
    ((await dataOf({ portal, unlisted }))['pages.json'] as { path: string }[]).map(
      ({ path }) => path,
    );
  expect(await paths(false)).toContain('/docs/examples/maps');
  expect(await paths(true)).toEqual(['/', '/sandbox', '/search']);
});
