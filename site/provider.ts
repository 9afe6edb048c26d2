import type { Provider } from './config/check-provider';

/**
 * Everything the product knows about the institution behind it. Change this file and the
 * whole site follows; nothing else names a provider.
 *
 * The institution below is invented. `apiHosts` is empty, so no live host is offered.
 */
export const provider: Provider = {
  name: 'Quillmark Library and Museum',
  shortName: 'Quillmark',
  slug: 'quillmark',
  siteUrl: 'https://developers.quillmark.example',
  apiHosts: {},
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
};
