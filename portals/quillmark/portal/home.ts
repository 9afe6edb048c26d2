import type { HomePage } from '@portal/portal';

export const home: HomePage = {
  description:
    'Four public, read-only APIs for works, pictures, stories and page text, with guides, nine examples and a first request to copy.',
  lead: 'Books, prints, letters, star charts and the stories told about them, open to your code. Four public APIs, no key, no account: ask a question and get records, pictures cut to size and the words on each page.',
  actions: [
    { label: 'Make your first request', to: '/docs/quickstart' },
    { label: 'See the examples', to: '/docs/examples' },
  ],
  live: {
    label: 'Find pictures of',
    suggestions: ['moon', 'whale', 'rose'],
    api: 'catalogue',
    operation: 'getImages',
    parameter: 'query',
    values: { pageSize: 6 },
    answer: {
      results: 'results',
      picture: 'thumbnail.url',
      title: 'source.title',
      total: 'totalResults',
    },
  },
  prints: [
    { plate: 'star-chart', caption: 'The northern sky' },
    { plate: 'fern', caption: 'A fern unrolling' },
    { plate: 'moth', caption: 'A moth, pinned' },
  ],
  firstRequest: {
    title: 'A first request',
    lead: 'Paste one line into a terminal. Every list has the same shape: how many records match, one page of them, and the address of the next page.',
  },
  apis: {
    title: 'Four APIs, joined by their ids',
    lead: 'All are read-only and answer plain GET requests. An id from one response is a parameter of the next request.',
  },
  examples: {
    title: 'What you can make',
    lead: 'Nine examples, from a first list to a recommender. Each teaches one idea and shows what can go wrong.',
    featured: [
      'connecting-the-apis-together',
      'visualising-the-collection-on-a-map',
      'building-graphs-of-visually-similar-images',
    ],
    all: { label: 'All nine examples', to: '/docs/examples' },
  },
  paths: {
    title: 'Three ways in',
    lead: 'Start where your work starts.',
    each: [
      {
        reader: 'You build things',
        words: 'Get data on the screen first, then learn its limits before your users do.',
        steps: [
          { to: '/docs/quickstart', label: 'Your first result in five minutes' },
          { to: '/docs/recipes', label: 'Recipes: programs to take away' },
          { to: '/api/catalogue', label: 'The catalogue reference' },
          { to: '/docs/limits', label: 'Limits, errors and what to do about them' },
        ],
      },
      {
        reader: 'You study things',
        words: 'Download whole sets, know what is in them, and cite what you used.',
        steps: [
          {
            to: '/docs/recipes/pictures-of-a-place',
            label: 'Pictures and maps of a place, as a table',
          },
          { to: '/docs/datasets', label: 'Snapshots of every record' },
          {
            to: '/docs/examples/extracting-more-data-for-local-analysis',
            label: 'Extract data for local analysis',
          },
          { to: '/docs/text', label: 'The words inside digitised books' },
        ],
      },
      {
        reader: 'You design or teach',
        words: 'Find pictures you may use, at the size you need, with the credit they are due.',
        steps: [
          { to: '/docs/recipes/gallery-for-a-lesson', label: 'A gallery for a lesson' },
          { to: '/docs/licences', label: 'What each licence allows' },
          { to: '/docs/iiif', label: 'Pictures at any size, by address' },
          {
            to: '/docs/examples/building-graphs-of-visually-similar-images',
            label: 'Find pictures that look alike',
          },
        ],
      },
    ],
  },
};
