import type { PortalApi } from '@portal/portal';
import { workbenchPictures } from './workbench-pictures.ts';

export const apis: PortalApi[] = [
  {
    id: 'catalogue',
    label: 'Catalogue',
    description: 'apis/catalogue.yaml',
    strict: true,
    sandbox: 'catalogue',
    guide: '/docs/catalogue',
    card: {
      plate: 'card-drawers',
      words:
        'Works, images and concepts. Search, filter by date, subject, person, format or licence, and count the matches.',
    },
    summary:
      'Reference of the Catalogue API, with every operation on works, images and concepts, all parameters and their values, and the statuses returned.',
    introduction:
      'The Catalogue API describes the collection of Quillmark Library and Museum. It is public and read-only. The [catalogue guide](/docs/catalogue) explains the ideas behind it; this page lists what you can ask for.',
    readOn: `- [Catalogue guide](/docs/catalogue): works, images and concepts explained.
- [Limits and errors](/docs/limits): paging and the 10,000 results.
- [Policy](/docs/policy): limits, caching, versions and deprecation.
- [Datasets](/docs/datasets): the whole catalogue as a file.
- [The APIs](/docs/api): how this one joins the others.`,
  },
  {
    id: 'iiif',
    label: 'IIIF',
    title: 'IIIF API',
    description: 'apis/iiif.yaml',
    strict: true,
    sandbox: 'iiif',
    paths: ['thumbs', 'thumb', 'annotations', 'presentation'],
    guide: '/docs/iiif',
    card: {
      plate: 'picture-tiles',
      words:
        'Any picture at any size, cropped, rotated or grey, just by its address. Search inside digitised books.',
    },
    summary:
      'Reference of the IIIF image and search services, with the parts of a picture URL, info.json, content search, autocomplete and the statuses returned.',
    introduction:
      'The IIIF services of Quillmark Library and Museum deliver pictures at any size and search the text of digitised books. They are public and read-only. The [IIIF guide](/docs/iiif) explains them with examples; this page lists what you can ask for.',
    readOn: `- [IIIF guide](/docs/iiif): every form of every part, deep zoom, boxes and traps.
- [Text API](/api/text): the same books as text.
- [Licences and attribution](/docs/licences): what you may do with a picture.`,
    workbench: {
      pictures: workbenchPictures,
      readInstead: {
        label: 'How the URL is put together',
        to: '/docs/iiif#how-the-url-is-put-together',
      },
    },
  },
  {
    id: 'content',
    label: 'Content',
    description: 'apis/content.yaml',
    strict: true,
    sandbox: 'content',
    guide: '/docs/content',
    card: {
      plate: 'marbled-paper',
      words:
        'Articles, events, exhibitions and the works they mention: the stories around the collection.',
    },
    summary:
      'Reference of the Content API, with every operation on articles, events and other content, all parameters and values, and the statuses returned.',
    introduction:
      'The Content API returns the articles, events, exhibitions, books and pages that Quillmark Library and Museum publishes about its collection. It is public and read-only. The [content guide](/docs/content) explains it with examples; this page lists what you can ask for.',
    readOn: `- [Content guide](/docs/content): worked requests, pictures, linked works and traps.
- [Limits and errors](/docs/limits): paging, retries and politeness.
- [Policy](/docs/policy): limits, caching, versions and deprecation.
- [The APIs](/docs/api): how this one joins the others.`,
  },
  {
    id: 'text',
    label: 'Text',
    description: 'apis/text.yaml',
    strict: true,
    sandbox: 'text',
    guide: '/docs/text',
    card: {
      plate: 'letterpress',
      words:
        'The words of digitised books: whole, as a zip, or page by page with the position of each word.',
    },
    summary:
      'Reference of the Text API, with the calls for the ALTO of a page, the plain text of a book and its zip file, and the identifiers and statuses.',
    introduction:
      'The Text API returns the recognised text of books that Quillmark Library and Museum has digitised. It is public and read-only. The [text guide](/docs/text) explains it with examples; this page lists what you can ask for.',
    readOn: `- [Text guide](/docs/text): identifiers, ALTO positions and boxes on the picture.
- [IIIF API](/api/iiif): pictures of the pages, and search in them.
- [The APIs](/docs/api): how this one joins the others.`,
  },
  { id: 'datasets', label: 'Datasets', sandbox: 'datasets', paths: ['datasets'] },
];
