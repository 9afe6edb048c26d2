import type { ApiIntro, Options } from '@portal/reference/plugin';
import { fillAddresses } from './api-address';
import type { ApiName, Provider } from './check-provider';

type Server = Options['servers'][string][number];

export const referenceBase = 'api';

/** The live host first where one is named: samples and downloads begin with it. */
function servers({ apiHosts, siteUrl }: Provider, api: ApiName): Server[] {
  const host = apiHosts[api];
  const live = host === undefined ? [] : [{ baseUrl: host, description: 'The live service.' }];
  return [
    ...live,
    { baseUrl: `${siteUrl}/sandbox`, description: 'The sandbox, over an invented collection.' },
  ];
}

/** The first address of each kind that the provider gives; the site itself where there is none. */
function contact({ name, siteUrl, contact: given }: Provider): Options['contact'] {
  const [email] = given.flatMap(({ href }) => /^mailto:([^?]+)/.exec(href)?.[1] ?? []);
  const url = given.find(({ href }) => /^https?:/.test(href))?.href ?? siteUrl;
  return { name, url, ...(email !== undefined && { email }) };
}

function intros({ name }: Provider): Record<string, ApiIntro> {
  return {
    catalogue: {
      description:
        'Reference of the Catalogue API, with every operation on works, images and concepts, all parameters and their values, and the statuses returned.',
      lead: `The Catalogue API describes the collection of ${name}. It is public and read-only. The [catalogue guide](/docs/catalogue) explains the ideas behind it; this page lists what you can ask for.`,
      readOn: `- [Catalogue guide](/docs/catalogue): works, images and concepts explained.
- [Limits and errors](/docs/limits): paging and the 10,000 results.
- [Datasets](/docs/datasets): the whole catalogue as a file.
- [The APIs](/docs/api): how this one joins the others.`,
    },
    content: {
      description:
        'Reference of the Content API, with every operation on articles, events and other content, all parameters and values, and the statuses returned.',
      lead: `The Content API gives the articles, events, exhibitions, books and pages that ${name} publishes about its collection. It is public and read-only. The [content guide](/docs/content) explains it with examples; this page lists what you can ask for.`,
      readOn: `- [Content guide](/docs/content): worked requests, pictures, linked works and traps.
- [Limits and errors](/docs/limits): paging, retries and politeness.
- [The APIs](/docs/api): how this one joins the others.`,
    },
    iiif: {
      title: 'IIIF API',
      description:
        'Reference of the IIIF image and search services, with the parts of a picture URL, info.json, content search, autocomplete and the statuses returned.',
      lead: `The IIIF services of ${name} deliver pictures in any size, and search the text of digitised books. They are public and read-only. The [IIIF guide](/docs/iiif) explains them with examples; this page lists what you can ask for.`,
      readOn: `- [IIIF guide](/docs/iiif): every form of every part, deep zoom, boxes and traps.
- [Text API](/api/text): the same books as text.
- [Licences and attribution](/docs/licences): what you may do with a picture.`,
      extra: {
        id: 'workbench',
        heading: 'IIIF workbench',
        name: 'the workbench',
        about:
          'Build a picture address by hand and eye: choose a picture, drag a region, set size, turn and colours, and see the address, its size in pixels and the picture change together. Then copy it, or zoom into it.',
        withoutScript:
          'The workbench needs scripting, which is turned off in your browser. Every part of a picture address is explained in [How the URL is put together](/docs/iiif#how-the-url-is-put-together).',
      },
    },
    text: {
      description:
        'Reference of the Text API, with the calls for the ALTO of a page, the plain text of a book and its zip file, and the identifiers and statuses.',
      lead: `The Text API gives the recognised text of books that ${name} has digitised. It is public and read-only. The [text guide](/docs/text) explains it with examples; this page lists what you can ask for.`,
      readOn: `- [Text guide](/docs/text): identifiers, ALTO positions and boxes on the picture.
- [IIIF API](/api/iiif): pictures of the pages, and search in them.
- [The APIs](/docs/api): how this one joins the others.`,
    },
  };
}

/** How the reference pages are made for one provider. */
export function referenceOptions(provider: Provider): Options {
  return {
    apisDir: '../apis',
    routeBase: referenceBase,
    intro: intros(provider),
    servers: {
      catalogue: servers(provider, 'catalogue'),
      content: servers(provider, 'content'),
      iiif: servers(provider, 'iiif'),
      text: servers(provider, 'text'),
    },
    contact: contact(provider),
    fillText: (text) => fillAddresses(text, provider),
    transports: './src/reference/transports.ts',
    extras: './src/reference/extras.ts',
    clientPackage: '@portal/client',
  };
}
