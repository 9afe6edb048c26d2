import { definePortal } from '@portal/portal';
import { apis } from './portal/apis.ts';
import { home } from './portal/home.ts';
import { plates } from './portal/plates.ts';
import { sandboxPage } from './portal/sandbox-page.ts';
import { sidebar } from './portal/sidebar.ts';

/**
 * Everything the portal knows about the institution behind it. This one is invented, and none of its
 * APIs has a live host.
 */
export default definePortal({
  name: 'Quillmark Library and Museum',
  shortName: 'Quillmark',
  tagline: 'Make something new with our collections',
  summary:
    'Guides, references and runnable tutorials for the public, read-only APIs of Quillmark Library and Museum: catalogue, content, IIIF pictures and the text of books.',
  url: 'https://developers.quillmark.example/',
  licence: {
    name: 'Creative Commons Attribution 4.0',
    href: 'https://creativecommons.org/licenses/by/4.0/',
  },
  editUrl: 'https://github.com/quillmark-example/developers/edit/main/portals/quillmark/docs/',
  feedbackUrl: 'https://github.com/quillmark-example/developers/issues/new?labels=documentation',
  sourceCode: { label: 'GitHub', href: 'https://github.com/quillmark-example' },
  contact: [
    { label: 'Email the digital team', href: 'mailto:digital@quillmark.example' },
    { label: 'Visit the collection', href: 'https://www.quillmark.example' },
  ],
  social: [{ label: 'Mastodon', href: 'https://social.quillmark.example/@developers' }],
  legal: [
    { label: 'Privacy', href: 'https://www.quillmark.example/privacy' },
    { label: 'Terms of use', href: 'https://www.quillmark.example/terms' },
  ],
  announcement: {
    id: 'sample-collection',
    html: 'Everything in this collection is invented: use it to learn the APIs, not as a source.',
    closeable: true,
  },
  brand: { logo: 'brand/logo.svg', tokens: 'brand/tokens.css', plates },
  home,
  apis,
  sidebar,
  documentation: '/docs',
  examples: '/docs/examples',
  glossary: '/docs/glossary',
  footer: {
    documentation: [
      { label: 'Quickstart', to: '/docs/quickstart' },
      { label: 'Catalogue', to: '/docs/catalogue' },
      { label: 'IIIF', to: '/docs/iiif' },
      { label: 'Datasets', to: '/docs/datasets' },
      { label: 'Recipes', to: '/docs/recipes' },
      { label: 'Examples', to: '/docs/examples' },
    ],
    more: [
      { label: 'Client libraries', to: '/docs/clients' },
      { label: 'Limits and errors', to: '/docs/limits' },
      { label: 'Licences', to: '/docs/licences' },
    ],
  },
  redirects: [
    {
      from: '/docs/examples/exploring-quillmark-apis',
      to: '/docs/examples/exploring-collections-apis',
    },
  ],
  sandboxPage,
  clientLibraries: true,
});
