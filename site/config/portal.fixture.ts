import type { Portal, ResolvedApi } from '@portal/portal';

const siteUrl = 'https://dev.fenwick.example';
const sandbox = `${siteUrl}/sandbox`;

function api(id: string, label: string, where: Partial<ResolvedApi>): ResolvedApi {
  return { id, label, basePath: '', segments: [id], guideHost: sandbox, ...where } as ResolvedApi;
}

/** A portal with a sandbox, one live API and one whose addresses only guides write. */
export const fenwick: Portal = {
  id: 'fenwick',
  name: 'Fenwick Print Room',
  shortName: 'Fenwick',
  tagline: 'Make things',
  summary: 'Prints for programs.',
  origin: siteUrl,
  basePath: '/',
  siteUrl,
  licence: { name: 'CC0', href: 'https://licence.example/cc0' },
  sourceCode: { label: 'Code', href: 'https://code.fenwick.example/team' },
  contact: [{ label: 'Write to us', href: 'mailto:dev@fenwick.example' }],
  social: [{ label: 'Forum', href: 'https://forum.fenwick.example' }],
  legal: [{ label: 'Cookies', href: 'https://fenwick.example/cookies' }],
  brand: { logo: 'brand/logo.svg', plates: { fern: 'A fern.' } },
  home: {
    description: 'Prints.',
    lead: 'Prints for programs.',
    actions: [{ label: 'Start', to: '/docs/start' }],
    apis: { title: 'APIs', lead: 'Three.' },
  },
  apis: [
    api('catalogue', 'Catalogue', {
      description: 'apis/catalogue.yaml',
      file: '/portals/fenwick/apis/catalogue.yaml',
      basePath: '/catalogue/v2',
      sandbox: 'catalogue',
      liveHost: 'https://api.fenwick.example',
      guideRequests: 'live',
      guideHost: 'https://api.fenwick.example',
    }),
    api('pictures', 'Pictures', {
      description: 'apis/pictures.yaml',
      file: '/portals/fenwick/apis/pictures.yaml',
      segments: ['image', 'search'],
      sandbox: 'iiif',
    }),
    api('datasets', 'Datasets', { sandbox: 'datasets' }),
  ],
  sidebar: ['start', { label: 'References', page: 'api', entries: 'apis' }],
  documentation: '/docs/start',
  footer: { documentation: [{ label: 'Start', to: '/docs/start' }], more: [] },
  sandboxPage: { description: 'Try it.', lead: 'Try it.', entryPoints: [] },
};
