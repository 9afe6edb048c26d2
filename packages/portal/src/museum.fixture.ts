import type { PortalDefinition } from './definition.ts';

const words = { title: 'A title', lead: 'A sentence.' };
const start = { label: 'Start', to: '/docs/start' };

/** A portal with every field. */
export const museum: PortalDefinition = {
  name: 'Harbour Museum and Archive',
  shortName: 'Harbour Museum',
  tagline: 'Boats for everybody',
  summary: 'Guides to the API of a museum.',
  url: 'https://museum.example/developers/',
  licence: { name: 'CC0', href: 'https://licence.example/cc0' },
  sourceCode: { label: 'Code', href: 'https://code.example' },
  contact: [{ label: 'Write to us', href: 'mailto:digital@museum.example' }],
  social: [],
  legal: [],
  announcement: { id: 'new', html: 'New.', closeable: true },
  editUrl: 'https://code.example/edit/docs/',
  feedbackUrl: 'https://code.example/issues/new',
  brand: { logo: 'brand/logo.svg', tokens: 'brand/tokens.css', plates: { fern: 'A fern.' } },
  home: {
    description: 'Boats.',
    lead: 'Boats.',
    actions: [start],
    live: {
      ...{ label: 'Find', suggestions: ['boat'], api: 'objects', operation: 'getObjects' },
      ...{ parameter: 'query', values: { pageSize: 6 } },
      answer: { results: 'results', picture: 'thumbnail.url', title: 'title', total: 'total' },
    },
    prints: [{ plate: 'fern', caption: 'A fern' }],
    firstRequest: words,
    apis: words,
    examples: { ...words, featured: ['first'], all: start },
    paths: { ...words, each: [{ reader: 'You', words: 'Start.', steps: [start] }] },
  },
  apis: [
    {
      id: 'objects',
      label: 'Objects',
      description: 'apis/objects.yaml',
      live: 'https://api.museum.example/v1',
      card: { words: 'Objects.', plate: 'fern' },
    },
  ],
  sidebar: ['start', { label: 'References', entries: 'apis' }],
  documentation: '/docs/start',
  examples: '/docs/tutorials',
  glossary: '/docs/glossary',
  footer: { documentation: [start], more: [] },
  redirects: [{ from: '/docs', to: '/docs/start' }],
  sandboxPage: { description: 'Try it.', lead: 'Try it.', entryPoints: [] },
  clientLibraries: true,
  hosts: { pictures: ['https://images.museum.example'], downloads: [] },
};
