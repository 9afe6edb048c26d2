import type { PageFacts } from '../check-facts.ts';
import { answer, apiCount, collection, parameter, status, tutorialCount } from '../sources.ts';
import { reason } from './reasons.ts';

const page = parameter('getWorks', 'page');
const size = parameter('getWorks', 'pageSize');

export const facts: PageFacts = {
  page: 'docs/api.mdx',
  facts: [
    ['The {} read-only APIs', apiCount],
    ['offers {} public, read-only APIs', apiCount],
    ['## The {} at a glance', apiCount],
    ['One story through all {}', apiCount],
    [
      'follows version {} of the IIIF Image API and version {} of the Content Search API, and manifests follow version {} of',
      answer('/image/V0040217/info.json', (body) =>
        Number(/image\/(\d)/.exec(body['@context'])?.[1]),
      ),
      answer('/search/b20417783/search?q=sage', (body) =>
        Number(/search\/(\d)/.exec(JSON.stringify(body['@context']))?.[1]),
      ),
      answer('/presentation/v2/b20417783', (body) =>
        Number(/presentation\/(\d)/.exec(JSON.stringify(body['@context']))?.[1]),
      ),
    ],
    [
      'Version {} of the catalogue has been closed and returns `{}`',
      1,
      status('/catalogue/v1/works'),
    ],
    [
      '`page` (default {}) and `pageSize` ({} to {}, default {})',
      Number(page.default),
      size.minimum,
      size.maximum,
      Number(size.default),
    ],
    ['ids of {} letters and digits', collection.works[0]?.id.length ?? 0],
    ['A concept id sent to `/works/{id}` returns `{}`', status('/catalogue/v2/works/n8hs5xka')],
    ['`/catalogue/v2/works/d6pzt9ye` returns `{}`', status('/catalogue/v2/works/d6pzt9ye')],
    ['A deleted work returns `{}`', status('/catalogue/v2/works/k2wfn7cs')],
    ['{} tutorials that use', tutorialCount],
  ],
  given: {
    [reason.count]: [
      'Three joins do not exist',
      '`linkedWorks[0].id` is',
      '`images[0].id` is',
      '`locations[0].url` ends',
    ],
    [reason.title]: [
      'first result in five minutes',
      '`/presentation/v2/{identifier}`',
      '`/content/v0/all/{id}.{type}`',
      '| `XkBHmoAAACNAQr3M` |',
    ],
    [reason.advice]: ['more than a few thousand works'],
  },
};
