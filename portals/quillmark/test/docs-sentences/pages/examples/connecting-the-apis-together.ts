import { reason } from '../../../docs-facts/pages/reasons.ts';
import type { PageSentences } from '../../check-sentences.ts';
import {
  altoPlacesWords,
  boxesAndHits,
  manifestsListPages,
  textIsOneLine,
} from '../../proofs/books.ts';
import { anyWordMayMatch } from '../../proofs/concepts.ts';
import { kindsHaveAddressesAndKeys, linkedWorksAreInSummaries } from '../../proofs/content.ts';
import { regionsCut } from '../../proofs/image-service.ts';
import { locationsHaveTheLicence } from '../../proofs/licences.ts';
import {
  idsJoinTheApis,
  idsOfOtherKindsAreNotFound,
  linksGoOneWay,
  mediaTypes,
} from '../../proofs/lists.ts';
import {
  aspectRatioIsWidthByHeight,
  coloursRankAll,
  imageRecordsPointToInfo,
  neighboursAreImages,
  queryIsStrictWithColours,
  similarityHasADirection,
} from '../../proofs/pictures.ts';
import { mergedWorksRedirect, unidentifiedAgentsHaveNoId } from '../../proofs/records.ts';
import { filtersMeanAnd } from '../../proofs/searches.ts';

export const sentences: PageSentences = {
  page: 'docs/examples/connecting-the-apis-together.mdx',
  proved: [
    [
      aspectRatioIsWidthByHeight,
      'The image record already has one, `averageColor`, so we can check our result.',
    ],
    [
      idsJoinTheApis,
      'The APIs are connected by identifiers, and each has its own kind.',
      'This is the whole map:',
      '| a work | `subjects[].id` | a concept, `/concepts/{id}` |',
      '| a work | `images[].id` | an image record, `/images/{id}` |',
      "| an image record | `locations[].url` | the picture's `info.json` |",
      '| a work | `items[].locations[].url`, type `iiif-presentation` | the manifest of a book, and its b-number |',
      '| a search hit | `on` | the picture of a page, and a box on it |',
      '| an article or event | `linkedWorks[].id` | a work |',
      'The identifier stays the same when the label changes, so it is the better filter.',
      "The last part of the manifest's address is the *b-number*.",
    ],
    [
      idsOfOtherKindsAreNotFound,
      "A work's identifier is never part of the address of a picture or a text.",
    ],
    [
      imageRecordsPointToInfo,
      'The image record has the address of an `info.json`, not of a picture.',
      '**A thumbnail is not always a picture.**',
      'On an image record, `thumbnail.url` is an `info.json`.',
    ],
    [locationsHaveTheLicence, 'Each image has its own, and you need both when you publish it.'],
    [regionsCut, 'The service cuts out the region, so you fetch only what you show.'],
    [
      unidentifiedAgentsHaveNoId,
      'It can be missing if nobody has looked the concept up; then all you have is the label.',
    ],
    [filtersMeanAnd, 'The filter by subject and the filter by location type mean *and*.'],
    [
      manifestsListPages,
      'The manifest lists the pages in order.',
      'Version 2 has the pages in `sequences`, version 3 in `items`.',
    ],
    [
      boxesAndHits,
      'The search inside the book finds a word and returns its place.',
      'The part after `#xywh=` is a box: left, top, width and height.',
    ],
    [textIsOneLine, '`/text/v1/{b-number}` is the whole book as one long line.'],
    [
      altoPlacesWords,
      '`/text/alto/{page}` is one page as XML, with a `TextLine` for each line and a `String` for each word.',
    ],
    [linkedWorksAreInSummaries, 'Each names the works it is about in `linkedWorks`.'],
    [
      linksGoOneWay,
      'There is no search by work, so we search for the word and keep what links to one of our two works.',
    ],
    [
      mediaTypes,
      'The text API returns the words in two forms.',
      'Each service refuses in its own way.',
    ],
    [
      coloursRankAll,
      '**Colours have no `#`.**',
      '`averageColor` has one, and the filter `colors` refuses it.',
      '`/images` takes `colors` as well as `query`.',
      'The nearest colour comes first.',
    ],
    [
      kindsHaveAddressesAndKeys,
      'A summary has a bare identifier, but `/all/{id}` needs the type after it:',
    ],
    [
      mergedWorksRedirect,
      'After a redirect, the `id` in the response is not the one you asked for.',
    ],
    [queryIsStrictWithColours, 'The query decides what is found, the colour decides the order.'],
    [neighboursAreImages, 'Ask a single image for `withSimilarFeatures`.'],
    [similarityHasADirection, 'Similarity has a direction: if A lists B, B need not list A.'],
    [anyWordMayMatch, '`/concepts` searches the other names too.'],
  ],
  unproved: {
    [reason.introduction]: [
      'Follow identifiers through all four APIs, from one work to its subjects, its picture and pixels, the pages and words of a book, and the articles about both.',
      'A picture of a journey through all four APIs.',
      'You should know `include` and filters from [Exploring the collections APIs].',
    ],
    [reason.program]: [
      'There is one client for each API.',
      '`ask` returns the data of a response, or stops with its status.',
      'One client for each API that answers in JSON.',
      'With `raise_on_status=False` the last refusal is an answer like any other, and `raise_for_status` makes an error of it that contains the status.',
      'We widen it to the whole line, which needs the width of the page.',
      'All results are on one page.',
      'Every arrow is an identifier that one record gave us and another call understood.',
      'A book without recognised text is an ordinary case, so <InTypeScript>`textOf` returns `undefined`</InTypeScript><InPython>`text_of` returns `None`</InPython> for it and reports everything else as an error.',
      'The manifest of a set lists volumes instead of pages, and <InTypeScript>`pagesOf`</InTypeScript><InPython>`pages_of`</InPython> returns an empty list.',
    ],
    [reason.advice]: [
      'If the licence is unknown, ask before you use the picture.',
      'Code that reads both survives an upgrade of the service.',
      'Decide what a missing thing means before you call.',
      'In that case, fetch the manifests of the volumes.',
    ],
    [reason.elsewhere]: [
      'The hosts can differ for each API, which is why every address above was taken from a record or from <InTypeScript>`hosts`</InTypeScript><InPython>`HOSTS`</InPython>.',
    ],
    [reason.live]: [
      '**Several volumes.**',
      'Real scans are not like that: expect wrong letters, missed words and slanted lines, and be ready for works with images but no text, or pages but no search.',
    ],
  },
};
