import { definePortal } from '@portal/portal';

/**
 * Everything the portal knows about the institution behind it. Change the values from the top down;
 * hover over a field in an editor to read what it is for.
 */
export default definePortal({
  // The full name, shown in the footer and in page titles, and the name used in running text
  name: 'Your Museum',
  shortName: 'Your Museum',
  // The sentence at the top of the home page
  tagline: 'Build with our collection',
  // What programs and search engines read first
  summary: 'Guides, a reference and a runnable tutorial for the public objects API of Your Museum.',
  // Where this site will be published. It may have a path: https://museum.example/developers/
  url: 'https://developers.museum.example/',
  // Where readers can edit a guide: the folder "docs" of this portal at your source-code host
  editUrl: 'https://github.com/museum-example/portal/edit/main/portals/starter/docs/',
  // The licence of the guides, not of the objects
  licence: {
    name: 'Creative Commons Attribution 4.0',
    href: 'https://creativecommons.org/licenses/by/4.0/',
  },
  // Links in the footer; an empty list shows none
  contact: [{ label: 'Email us', href: 'mailto:developers@museum.example' }],
  social: [],
  legal: [{ label: 'Privacy', href: 'https://www.museum.example/privacy' }],

  // Your logo and your colours
  brand: { logo: 'brand/logo.svg', tokens: 'brand/tokens.css' },

  home: {
    description:
      'A public, read-only API for museum objects, with guides and a first request to copy.',
    lead: 'Every object in the museum as JSON, ready for your code. No key and no account: ask for the list, pick an object and read its record.',
    actions: [
      { label: 'Make your first request', to: '/docs/start' },
      { label: 'Try the tutorial', to: '/docs/examples/objects-in-a-table' },
    ],
    apis: {
      title: 'One API',
      lead: 'It is read-only: every request is a plain GET.',
    },
    paths: {
      title: 'Where to start',
      lead: 'Three short pages.',
      each: [
        {
          reader: 'You are new here',
          words: 'Send one request and read the answer.',
          steps: [{ to: '/docs/start', label: 'Your first request' }],
        },
        {
          reader: 'You are writing a program',
          words: 'Learn what each field means and which ones can be missing.',
          steps: [
            { to: '/docs/objects', label: 'The objects and their fields' },
            { to: '/api/objects', label: 'The objects reference' },
          ],
        },
        {
          reader: 'You want to see it run',
          words: 'Change the code in the page and run it again.',
          steps: [{ to: '/docs/examples/objects-in-a-table', label: 'Objects in a table' }],
        },
      ],
    },
  },

  // One entry for each API, in the order of the navigation
  apis: [
    {
      // The name in addresses: this one is at /api/objects
      id: 'objects',
      label: 'Objects',
      description: 'apis/objects.yaml',
      // An example that contradicts its own schema stops the build
      strict: true,
      // Where it answers. This path is the folder static/collection/v1 of this portal; yours is
      // probably a full URL, such as https://api.museum.example/collection/v1
      live: '/collection/v1',
      guide: '/docs/objects',
      card: { words: 'What each object is, who made it, when and of what.' },
      summary: 'Reference for the Objects API: both operations, every field and every status.',
      introduction:
        'The Objects API describes the objects in the museum. It is public and read-only. The [guide](/docs/objects) explains its fields; this page lists what you can ask for.',
      readOn: '- [The objects](/docs/objects): what each field means.',
    },
  ],

  // The guides, by the names of their files in the folder "docs"
  sidebar: [
    'start',
    'objects',
    { label: 'References', isOpen: true, entries: 'apis' },
    { label: 'Examples', isOpen: true, entries: ['examples/objects-in-a-table'] },
  ],
  documentation: '/docs/start',
  footer: {
    documentation: [
      { label: 'Start here', to: '/docs/start' },
      { label: 'The objects', to: '/docs/objects' },
    ],
    more: [],
  },
});
