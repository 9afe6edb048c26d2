import type { PortalDefinition } from '@portal/portal';

export const sidebar: PortalDefinition['sidebar'] = [
  'index',
  'quickstart',
  {
    label: 'Guides',
    isOpen: true,
    entries: ['catalogue', 'iiif', 'content', 'text', 'datasets', 'clients'],
  },
  { label: 'References', page: 'api', entries: 'apis' },
  {
    label: 'Recipes',
    page: 'recipes/index',
    entries: [
      'recipes/pictures-of-a-place',
      'recipes/about-or-made-there',
      'recipes/credit-in-react',
      'recipes/prints-to-sell',
      'recipes/everything-by-a-maker',
      'recipes/works-like-this',
      'recipes/text-of-a-book',
      'recipes/pages-of-a-work',
      'recipes/new-since-last-time',
      'recipes/gallery-for-a-lesson',
      'recipes/where-works-were-made',
      'recipes/dataset-to-train-on',
    ],
  },
  {
    label: 'Examples',
    page: 'examples/index',
    entries: [
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
    label: 'Good to know',
    isOpen: true,
    entries: ['limits', 'policy', 'licences', 'glossary', 'sample-collection', 'changelog'],
  },
];
