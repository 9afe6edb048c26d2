import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { loadApis } from '@portal/contract/node';
import { expect, it } from 'vitest';
import { parse } from 'yaml';
import { describedApis } from '../../../site/config/apis/described-apis.ts';
import { referenceOptions } from '../../../site/config/apis/reference.ts';
import { footer } from '../../../site/config/navigation/footer.ts';
import { navbar } from '../../../site/config/navigation/navbar.ts';
import { docsSidebar } from '../../../site/config/navigation/sidebar.ts';
import { docsFolder } from './folders.ts';
import { routes } from './routes.ts';
import { portal } from './the-portal.ts';

type SidebarItem = ReturnType<typeof docsSidebar>[number];

/** As Docusaurus makes it of a file's path. */
function addressOf(id: string): string {
  return `/docs/${id}`.replace(/\/index$/, '');
}

function labelOf(id: string): string {
  const source = readFileSync(join(docsFolder, `${id}.mdx`), 'utf8');
  const head = parse(/^---\n([\s\S]*?)\n---\n/.exec(source)?.[1] ?? '');
  return head.sidebar_label ?? head.title;
}

/** One line for each entry, indented below the one that it belongs to. */
function sidebarLines(items: readonly SidebarItem[], indent = ''): string[] {
  return items.flatMap((item) => {
    if (item.type === 'doc') return [`${indent}${labelOf(item.id)}: ${addressOf(item.id)}`];
    if (item.type === 'link') return [`${indent}${item.label}: ${item.href}`];
    const page = item.link ? `: ${addressOf(item.link.id)}` : '';
    const state = item.collapsed === false ? ' (open)' : '';
    const heading = `${indent}${item.label}${page}${state}`;
    return [heading, ...sidebarLines(item.items, `${indent}  `)];
  });
}

it('is at the root of its host', () => {
  expect(portal).toMatchObject({
    name: 'Quillmark Library and Museum',
    tagline: 'Make something new with our collections',
    siteUrl: 'https://developers.quillmark.example',
    basePath: '/',
  });
});

it('has the pages of the specification, and those around them', () => {
  const pages = readdirSync(docsFolder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.mdx'))
    .map((file) => addressOf(file.replaceAll('\\', '/').replace(/\.mdx$/, '')));
  const references = describedApis(portal).map(({ id }) => `/api/${id}`);
  // The others are components of the engine.
  const written = routes.filter((path) => !['/', '/sandbox', '/search'].includes(path));
  expect([...pages, ...references].sort()).toEqual([...written].sort());
});

it('leads from the other slug of a tutorial', () => {
  expect(portal.redirects).toEqual([
    {
      from: '/docs/examples/exploring-quillmark-apis',
      to: '/docs/examples/exploring-collections-apis',
    },
  ]);
});

it('has the navigation bar of the specification', () => {
  const { title, items } = navbar(portal, 32);
  expect(title).toBe('Developers');
  expect(items).toEqual([
    {
      to: '/docs',
      label: 'Documentation',
      position: 'left',
      activeBaseRegex: '^(?!/docs/examples(/|$))/docs(/|$)',
    },
    { to: '/docs/examples', label: 'Examples', position: 'left' },
    {
      type: 'dropdown',
      label: 'API Reference',
      position: 'left',
      items: [
        { to: '/api/catalogue', label: 'Catalogue' },
        { to: '/api/iiif', label: 'IIIF' },
        { to: '/api/content', label: 'Content' },
        { to: '/api/text', label: 'Text' },
      ],
    },
    { to: '/sandbox', label: 'Sandbox', position: 'left' },
    { type: 'search', position: 'right' },
    { href: 'https://github.com/quillmark-example', label: 'GitHub', position: 'right' },
  ]);
});

it('has the sidebar in the order of reading', () => {
  expect(sidebarLines(docsSidebar(portal))).toEqual([
    'Overview: /docs',
    'Quickstart: /docs/quickstart',
    'Guides (open)',
    '  Catalogue: /docs/catalogue',
    '  IIIF images and search: /docs/iiif',
    '  Content: /docs/content',
    '  Text: /docs/text',
    '  Datasets: /docs/datasets',
    '  Client libraries: /docs/clients',
    'References: /docs/api',
    '  Catalogue API: /api/catalogue',
    '  IIIF API: /api/iiif',
    '  Content API: /api/content',
    '  Text API: /api/text',
    'Recipes: /docs/recipes',
    '  Pictures of a place: /docs/recipes/pictures-of-a-place',
    '  About a place or from there: /docs/recipes/about-or-made-there',
    '  A work with its credit in React: /docs/recipes/credit-in-react',
    '  Pictures I may sell prints of: /docs/recipes/prints-to-sell',
    '  Everything by one maker: /docs/recipes/everything-by-a-maker',
    '  Works like this one: /docs/recipes/works-like-this',
    '  The text of a book: /docs/recipes/text-of-a-book',
    '  From a work to its pages: /docs/recipes/pages-of-a-work',
    '  New since last month: /docs/recipes/new-since-last-time',
    '  A gallery for a lesson: /docs/recipes/gallery-for-a-lesson',
    '  Where things were made: /docs/recipes/where-works-were-made',
    '  A dataset to train on: /docs/recipes/dataset-to-train-on',
    'Examples: /docs/examples',
    '  Exploring the collections APIs: /docs/examples/exploring-collections-apis',
    '  Extracting more data for local analysis: /docs/examples/extracting-more-data-for-local-analysis',
    '  Connecting the APIs together: /docs/examples/connecting-the-apis-together',
    '  Building graphs of visually similar images: /docs/examples/building-graphs-of-visually-similar-images',
    '  Working with snapshots of the API: /docs/examples/working-with-snapshots-of-the-api',
    '  Visualising the collection on a map: /docs/examples/visualising-the-collection-on-a-map',
    '  Building an image classifier: /docs/examples/building-an-image-classifier',
    '  Extracting features from text: /docs/examples/extracting-features-from-text',
    '  Building a recommender system for subjects: /docs/examples/building-a-recommender-system-for-subjects',
    'Good to know (open)',
    '  Limits and errors: /docs/limits',
    '  Policy: /docs/policy',
    '  Licences and attribution: /docs/licences',
    '  Glossary: /docs/glossary',
    '  The sample collection: /docs/sample-collection',
    '  Changes: /docs/changelog',
  ]);
});

it('has the footer of the specification', () => {
  const { links, copyright } = footer(portal);
  const columns = links.map(({ title, items }) => [
    title,
    ...items.map((item) => `${item.label}: ${'to' in item ? item.to : item.href}`),
  ]);
  expect(columns).toEqual([
    [
      'Documentation',
      'Quickstart: /docs/quickstart',
      'Catalogue: /docs/catalogue',
      'IIIF: /docs/iiif',
      'Datasets: /docs/datasets',
      'Recipes: /docs/recipes',
      'Examples: /docs/examples',
    ],
    [
      'Get Involved',
      'GitHub: https://github.com/quillmark-example',
      'Mastodon: https://social.quillmark.example/@developers',
    ],
    [
      'Contact Us',
      'Email the digital team: mailto:digital@quillmark.example',
      'Visit the collection: https://www.quillmark.example',
    ],
    [
      'More',
      'Client libraries: /docs/clients',
      'Limits and errors: /docs/limits',
      'Licences: /docs/licences',
      'Privacy: https://www.quillmark.example/privacy',
      'Terms of use: https://www.quillmark.example/terms',
    ],
  ]);
  expect(copyright.replaceAll(/<[^>]+>/g, '')).toBe(
    'Quillmark Library and Museum. Except where otherwise noted, this documentation is licensed under a Creative Commons Attribution 4.0 licence.',
  );
});

it('calls each reference page by its API', async () => {
  const { intro = {} } = referenceOptions(portal);
  const titles = (await loadApis(describedApis(portal))).map(({ id, title }) => [
    id,
    intro[id]?.title ?? title,
  ]);
  expect(titles).toEqual([
    ['catalogue', 'Catalogue API'],
    ['iiif', 'IIIF API'],
    ['content', 'Content API'],
    ['text', 'Text API'],
  ]);
});

it('announces that the collection is invented, until a reader closes it', () => {
  expect(portal.announcement).toEqual({
    id: 'sample-collection',
    html: 'Everything in this collection is invented: use it to learn the APIs, not as a source.',
    closeable: true,
  });
});
