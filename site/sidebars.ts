import type { SidebarsConfig } from '@docusaurus/plugin-content-docs';

/** The order of the pages, which other lists of them follow. */
export const docsSidebar = [
  'quickstart',
  {
    type: 'category',
    label: 'Guides',
    collapsed: false,
    items: ['catalogue', 'iiif', 'content', 'text', 'datasets'],
  },
  {
    type: 'category',
    label: 'References',
    link: { type: 'doc', id: 'api' },
    items: [
      { type: 'link', label: 'Catalogue API', href: '/api/catalogue' },
      { type: 'link', label: 'IIIF API', href: '/api/iiif' },
      { type: 'link', label: 'Content API', href: '/api/content' },
      { type: 'link', label: 'Text API', href: '/api/text' },
    ],
  },
  {
    type: 'category',
    label: 'Examples',
    link: { type: 'doc', id: 'examples/index' },
    items: [
      'examples/exploring-collections-apis',
      'examples/extracting-more-data-for-local-analysis',
      'examples/connecting-the-apis-together',
      'examples/building-graphs-of-visually-similar-images',
      'examples/working-with-snapshots-of-the-api',
      'examples/visualising-the-collection-on-a-map',
      'examples/building-an-image-classifier',
      'examples/extracting-features-from-text',
      'examples/building-a-recommender-system-for-subjects',
    ],
  },
  {
    type: 'category',
    label: 'Good to know',
    collapsed: false,
    items: ['limits', 'licences', 'sample-collection', 'changelog'],
  },
] satisfies SidebarsConfig[string];

export default { docs: docsSidebar } satisfies SidebarsConfig;
