import type { SandboxPage } from '@portal/portal';

export const sandboxPage: SandboxPage = {
  description:
    'Requests to start with, each with a button that runs it against an invented collection: works, pictures, stories, page text and errors.',
  lead: 'Here the four APIs answer from an [invented collection](/docs/sample-collection). Search, filters, counts, pictures and page text all behave as they do on the real services. You cannot break anything: it is read-only.',
  entryPoints: [
    {
      title: 'Catalogue',
      entries: [
        { path: '/catalogue/v2/works?query=horses', shows: 'works about horses' },
        {
          path: '/catalogue/v2/works?aggregations=workType&pageSize=1',
          shows: 'how many works there are of each type',
        },
        {
          path: '/catalogue/v2/works/m3rvk8pd?include=items,subjects',
          shows: 'a digitised book, with its copies and subjects',
        },
        {
          path: '/catalogue/v2/images/t4ncwz8k?include=visuallySimilar',
          shows: 'a picture, and others that look like it',
        },
        { path: '/catalogue/v2/concepts?query=cats', shows: 'subjects, people and places' },
      ],
    },
    {
      title: 'Content',
      entries: [
        { path: '/content/v0/articles?query=remedies', shows: 'articles that mention remedies' },
        { path: '/content/v0/events', shows: 'events' },
        { path: '/content/v0/all?query=garden', shows: 'everything that is published' },
      ],
    },
    {
      title: 'Pictures',
      entries: [
        { path: '/image/V0040217/info.json', shows: 'what you can ask for' },
        { path: '/image/V0040217/full/!400,400/0/default.jpg', shows: 'a small copy of it' },
        { path: '/image/V0040217/square/300,/!22.5/gray.png', shows: 'mirrored, turned and grey' },
      ],
    },
    {
      title: 'Words in books',
      entries: [
        { path: '/search/b20417783/search?q=rosemary', shows: 'where a word is on the pages' },
        { path: '/text/v1/b20417783', shows: 'the whole text of the book' },
        { path: '/text/alto/b20417783_0003.jp2', shows: 'a page with the box of each word' },
        { path: '/presentation/v2/b20417783', shows: 'the manifest that IIIF viewers open' },
        { path: '/presentation/v3/b20417783', shows: 'the same in version 3 of the standard' },
      ],
    },
    {
      title: 'Everything at once',
      entries: [
        { path: '/datasets/catalogue/v2/works.json.gz', shows: 'all works, one per line' },
        { path: '/datasets/catalogue/v2/images.json.gz', shows: 'all images, one per line' },
      ],
    },
    {
      title: 'When things go wrong',
      entries: [
        { path: '/catalogue/v2/works/d6pzt9ye', shows: '302: merged into another work' },
        { path: '/catalogue/v2/works/zzzzzzzz', shows: '404: no such work' },
        { path: '/catalogue/v2/works/k2wfn7cs', shows: '410: deleted' },
        {
          path: '/catalogue/v2/works?pageSize=1000',
          shows: '400: what is wrong, and what would be right',
        },
      ],
    },
  ],
};
