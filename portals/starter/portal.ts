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
  summary: 'Guides, references and a tutorial for the objects and notes APIs of Your Museum.',
  // Where this site will be published. It may have a path: https://museum.example/developers/
  url: 'https://developers.museum.example/',
  // Where readers can edit a guide: the folder "docs" of this portal at your source-code host
  editUrl: 'https://github.com/museum-example/portal/edit/main/portals/starter/docs/',
  // Where readers answer 'Was this page helpful?': a new issue there, or an email to a mailto: address
  feedbackUrl: 'https://github.com/museum-example/portal/issues/new',
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
      'Public APIs for museum objects and notes about them, with guides and a first request to copy.',
    lead: 'Every object in the museum as JSON, ready for your code. Reading needs no key and no account: ask for the list, pick an object and read its record.',
    actions: [
      { label: 'Make your first request', to: '/docs/start' },
      { label: 'Try the tutorial', to: '/docs/examples/objects-in-a-table' },
    ],
    apis: {
      title: 'Two APIs',
      lead: 'One to read objects, and one to add what you know about them.',
    },
    paths: {
      title: 'Where to start',
      lead: 'Four short pages.',
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
            { to: '/docs/notes', label: 'Keys and bodies, by adding a note' },
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
    {
      id: 'notes',
      label: 'Notes',
      description: 'apis/notes.yaml',
      strict: true,
      // It has no live service: the handlers in sandbox.ts answer, in the browser and on this server
      sandbox: 'own',
      guide: '/docs/notes',
      card: { words: 'What readers know about the objects, with a key and a JSON body.' },
      summary:
        'Reference for the Notes API: every operation, field and status, and how to send a key.',
      introduction:
        'The Notes API takes what readers know about the objects. Reading is open; writing needs a key, which the [guide](/docs/notes) explains. Everything here is a sandbox: nothing you write reaches the museum.',
      readOn: '- [Notes](/docs/notes): how to send a key and a body.',
    },
  ],
  // The page about the sandbox, which is needed once an API has one
  sandboxPage: {
    description: 'Requests to start with, each with a button that runs it in the sandbox.',
    lead: 'Here the [Notes API](/docs/notes) answers from memory. Write what you like: nothing reaches the museum, and everything is forgotten when the sandbox restarts.',
    entryPoints: [
      {
        title: 'Notes',
        entries: [
          { path: '/notes/v1/notes', shows: 'all notes' },
          { path: '/notes/v1/notes?object=brass-sextant', shows: 'the notes about one object' },
          { path: '/notes/v1/notes?object=A', shows: 'what happens to a request with a mistake' },
        ],
      },
    ],
  },

  // The guides, by the names of their files in the folder "docs"
  sidebar: [
    'index',
    'start',
    'objects',
    'notes',
    { label: 'References', isOpen: true, entries: 'apis' },
    { label: 'Examples', isOpen: true, entries: ['examples/objects-in-a-table'] },
  ],
  documentation: '/docs',
  footer: {
    documentation: [
      { label: 'Overview', to: '/docs' },
      { label: 'Start here', to: '/docs/start' },
      { label: 'The objects', to: '/docs/objects' },
      { label: 'Notes', to: '/docs/notes' },
    ],
    more: [],
  },
});
