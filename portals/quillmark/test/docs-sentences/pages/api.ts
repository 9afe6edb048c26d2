import { reason } from '../../docs-facts/pages/reasons.ts';
import type { PageSentences } from '../check-sentences.ts';
import { boxesAndHits, textIsOneLine } from '../proofs/books.ts';
import { conceptIdsFindWorks } from '../proofs/concepts.ts';
import { latestEventsFirst, summariesAreOfEveryKind } from '../proofs/content.ts';
import { basePathsOfApis } from '../proofs/errors.ts';
import { sizesScale } from '../proofs/image-service.ts';
import {
  defaultsAreOneAndTen,
  fieldsWithoutValueAreLeftOut,
  idsJoinTheApis,
  idsOfOtherKindsAreNotFound,
  linksGoOneWay,
  mediaTypes,
  noKeyIsNeeded,
  nothingIsDeprecated,
  onlyGet,
  versionsAreInPaths,
} from '../proofs/lists.ts';
import { imagesAreFoundByTheirWorks } from '../proofs/pictures.ts';
import { deprecatedOperationsLast } from '../proofs/policy.ts';
import { goneWorksAreNowhere, mergedWorksRedirect } from '../proofs/records.ts';
import { filtersCompareTheirFields, unknownParametersAreIgnored } from '../proofs/searches.ts';

export const sentences: PageSentences = {
  page: 'docs/api.mdx',
  proved: [
    [
      basePathsOfApis,
      '| Catalogue | `/catalogue/v2` | Works, images and concepts: what is in the collection | [Catalogue API] | [Catalogue] |',
      '| Content | `/content/v0` | Articles, events, exhibitions and pages about the collection | [Content API] | [Content] |',
      '| IIIF | `/image`, `/search` | Pictures in any size, and search inside digitised books | [IIIF API] | [IIIF images and search] |',
      '| Text | `/text` | The recognised text of books, whole or page by page | [Text API] | [Text] |',
    ],
    [
      idsJoinTheApis,
      'Its summary in the Content API lists the works it links to.',
      '`linkedWorks[0].id` is a work id.',
      "Pass it to the Catalogue API, with `include` to get the work's images and subjects as well.",
      'In that response `images[0].id` is `t4ncwz8k`.',
      'The image record contains the address of the picture.',
      'Its `locations[0].url` ends in `/image/V0040217/info.json`.',
      "The same work's subject Horses has the concept id `n8hs5xka`.",
      'The first item is a copy on a shelf; the second is the digital one.',
      "The b-number is at the end of the digital item's `url`.",
      'Here it is `b20418031`, which gets you the text of the book:',
      '| Work id | `hx7q2mvb` | `results[].id` of `/works`; `source.id` of an image; `linkedWorks[].id` of content | `/catalogue/v2/works/{id}`; the filter `partOf` |',
      '| Image id | `t4ncwz8k` | `images[].id` of a work, with `include=images`; `results[].id` of `/images` | `/catalogue/v2/images/{id}` |',
      '| Concept id | `n8hs5xka` | `subjects[].id`, `genres[].concepts[].id`, `contributors[].agent.id` of a work, with their includes | `/catalogue/v2/concepts/{id}`; the filters `subjects`, `genres`, `contributors.agent` |',
      '| IIIF image identifier | `V0040217` | `locations[].url` of an image, before `/info.json` | `/image/{identifier}/…` |',
      '| b-number | `b20417783` | `items[].locations[].url` of a work, where the location type is `iiif-presentation`; with `include=items` | `/search/{identifier}/search`, `/text/v1/{identifier}`, `/presentation/v2/{identifier}` |',
      '| Page identifier | `b20417783_0004.jp2` | The manifest; `on` in a search result | `/image/{identifier}/…`, `/text/alto/{identifier}` |',
      '| Item id | `ghemdgqg` | `items[].id` of a work; digital items often have none | The filter `items` |',
      '| Article or event id | `Xq3TfhAAACEAkzLm` | `results[].id` of `/articles`, `/events`, `/all` | `/content/v0/articles/{id}`, `/content/v0/events/{id}`; `/content/v0/all/{id}.{type}` |',
      "| Format, contributor, audience id | `XkBHmoAAACNAQr3M` | The records of the Content API, or its aggregations | The Content API's filters |",
    ],
    [
      onlyGet,
      '**GET only.**',
      'Nothing can be changed through these APIs.',
      'There is no request body anywhere.',
    ],
    [
      noKeyIsNeeded,
      '**No key and no account.**',
      'See [no key needed].',
      'Every API is public and read-only, so there is no authentication.',
      'Send no credentials: no API key, no access token, no OAuth and no login.',
      'There is no account, and nobody needs to register or sign up.',
    ],
    [
      mediaTypes,
      'Catalogue and Content return JSON.',
      'IIIF returns pictures and JSON.',
      'Text returns plain text, XML and zip files.',
    ],
    [
      unknownParametersAreIgnored,
      '**Unknown parameters are ignored** by Catalogue and Content.',
      "Misspell a filter's name and you get unfiltered results, not an error.",
    ],
    [
      defaultsAreOneAndTen,
      '**Lists are paged** in Catalogue and Content, with `page` (default 1) and `pageSize` (1 to 100, default 10).',
    ],
    [
      fieldsWithoutValueAreLeftOut,
      '**Missing fields are normal.**',
      'A field without a value is left out, so check that it is there before you read anything inside it.',
    ],
    [
      versionsAreInPaths,
      'Catalogue is at `v2`, Content at `v0`, plain text at `v1`.',
      'The picture service follows version 2 of the IIIF Image API and version 1 of the Content Search API, and manifests follow version 2 of the Presentation API.',
      'Version 1 of the catalogue has been closed and returns `410`.',
    ],
    [
      nothingIsDeprecated,
      'No call or parameter is deprecated at present; the reference marks those that are.',
    ],
    [
      deprecatedOperationsLast,
      '[Our policy] says what these numbers promise, and how long we keep what is deprecated.',
    ],
    [
      linksGoOneWay,
      'Three joins do not exist.',
      'A work does not list the articles that link to it.',
      'A concept does not list its works; filter `/works` by its id instead.',
    ],
    [
      idsOfOtherKindsAreNotFound,
      'And no IIIF or text call takes a work id.',
      'Works, images and concepts all have ids of eight letters and digits, and nothing in an id tells you which kind it is.',
      'A concept id sent to `/works/{id}` returns `404`.',
    ],
    [
      imagesAreFoundByTheirWorks,
      '| Find pictures by word, colour or similarity | `/catalogue/v2/images` |',
    ],
    [
      filtersCompareTheirFields,
      '| Find things about a subject, a person or a time | `/catalogue/v2/works` |',
    ],
    [
      conceptIdsFindWorks,
      '| Find the exact name and id of a subject or person | `/catalogue/v2/concepts` |',
    ],
    [sizesScale, '| Show a picture, a thumbnail or a detail | `/image/{identifier}/…` |'],
    [boxesAndHits, '| Find a word inside one book | `/search/{identifier}/search` |'],
    [textIsOneLine, '| Read or analyse the text of a book | `/text/v1/{identifier}` |'],
    [
      latestEventsFirst,
      '| List what is on, or what has been written | `/content/v0/events`, `/content/v0/articles` |',
    ],
    [summariesAreOfEveryKind, "| Search the whole site's editorial content | `/content/v0/all` |"],
    [mergedWorksRedirect, '`/catalogue/v2/works/d6pzt9ye` returns `302` and points to `hx7q2mvb`.'],
    [goneWorksAreNowhere, 'A deleted work returns `410`.'],
  ],
  unproved: {
    [reason.promise]: ['We may move an API to a separate host, pictures first.'],
    [reason.introduction]: [
      'The four read-only APIs at a glance, with what each one is for, what they share, how their ids join them together, and which to start with.',
      '<InstitutionName /> offers four public, read-only APIs:',
      'This page covers what each one is for, what they have in common and how to move between them.',
      'By the end you will know which call to make first, and which field of its response to use in the next.',
      'Only the fields you need next are shown here.',
      'You can copy any request or program in these guides and run it as it is.',
    ],
    [reason.advice]: [
      'To get the whole catalogue at once, download it as a file: see [datasets].',
      '| Count or study more than a few thousand works | The [snapshots], not an API |',
      'There is no rate limit either; [our policy] lists the limits of single requests.',
    ],
    [reason.elsewhere]: [
      'Most clients follow the redirect silently (`curl` needs `-L`), so the `id` in the response is not the one you asked for.',
    ],
  },
};
