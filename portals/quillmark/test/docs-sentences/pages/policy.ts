import { reason } from '../../docs-facts/pages/reasons.ts';
import type { PageSentences } from '../check-sentences.ts';
import { thereIsNoRateLimit } from '../proofs/errors.ts';
import { nothingIsDeprecated, versionsAreInPaths, windowEndsAt10000 } from '../proofs/lists.ts';
import {
  breakingChangesAreMarked,
  busyServersSayWhenToReturn,
  cachesMayKeep,
  deprecatedOperationsAnnounceTheirEnd,
  deprecatedOperationsLast,
  everySiteMayRead,
  limitsOfRequests,
  oneVersion,
  tagsAreCompared,
} from '../proofs/policy.ts';

export const sentences: PageSentences = {
  page: 'docs/policy.mdx',
  proved: [
    [
      thereIsNoRateLimit,
      'We have no quota.',
      'You may send as many requests as you need, we count none, and no header reports a number.',
    ],
    [
      busyServersSayWhenToReturn,
      'When our servers have too much to do, they answer 503 with `Retry-After`, the number of seconds to wait.',
    ],
    [
      limitsOfRequests,
      '| Path and query of an address | 8,192 characters | 414 |',
      '| `query` in the catalogue | 1,000 characters and 120 different words | 400 |',
      '| `query` in content | 2,000 characters when encoded, and 120 different words | 400 |',
      '| `q` in a book | 1,000 characters; 100 for autocomplete | 400 |',
      '| A list of values, as in `languages=eng,fre` | 100 values; 20 for `colors` | 400 |',
      '| `pageSize` | 100 records | 400 |',
      '| A picture | 4,096 pixels wide or high, and 12,000,000 in all | 404 |',
    ],
    [
      windowEndsAt10000,
      '| Results that can be read | The first 10,000 of a request | 400; 500 in content |',
    ],
    [
      everySiteMayRead,
      'Our servers answer pages of every site (CORS).',
      '`Access-Control-Allow-Origin` is `*` in each response, errors included, and `Access-Control-Expose-Headers` is `*`, so a script can also read headers such as `ETag` and `Retry-After`.',
      'A preflight request with `OPTIONS` returns 204: it allows `GET` and `HEAD`, and any header except `Authorization`, for which we have no use.',
      'We set no cookies.',
    ],
    [
      cachesMayKeep,
      '| Pictures, and the text of books | `public, max-age=86400` | Keep it for a day without asking again |',
      '| Everything else: records, lists, `info.json`, manifests, datasets, errors | `no-cache` | Ask again before you use it again |',
    ],
    [
      tagsAreCompared,
      'Pictures and datasets also have an `ETag`, and datasets a `Last-Modified`.',
      'Send the tag back in `If-None-Match`: if nothing has changed, the response is 304 and has no body.',
    ],
    [
      oneVersion,
      'The four APIs are released together and have one version, at present `2.0.0`.',
      'It is the newest in [API changes], at the top of each reference and in `info.version` of each description.',
      'It follows [semantic versioning]: the first part rises when something breaks, the second when something is new, and the third for any other release.',
    ],
    [
      versionsAreInPaths,
      'The version in a path, such as `v2` in `/catalogue/v2`, is a different number: it is that of the addresses.',
      'The numbers in `/presentation/v2` and `/presentation/v3` are those of the IIIF standard.',
      'After that its address returns 410 and names what replaces it, as `/catalogue/v1` does.',
    ],
    [
      breakingChangesAreMarked,
      'A release breaks something if a request that was valid may now be refused, or if a response may lack something that it contained.',
      'Both are in API changes, marked as breaking.',
    ],
    [nothingIsDeprecated, 'Nothing is deprecated at present.'],
    [
      deprecatedOperationsAnnounceTheirEnd,
      'From that day each of its responses has two more headers, errors included:',
      '`Deprecation` with that day, written `@` and the seconds since 1970 (RFC 9745), and `Sunset` with the day on which it ends (RFC 8594).',
    ],
    [
      deprecatedOperationsLast,
      'It works unchanged for at least twelve months, or three in a `v0`.',
    ],
  ],
  unproved: {
    [reason.introduction]: [
      'Quillmark is invented, so the only servers behind these promises are those of the [sandbox].',
      'They keep them: each rule below is tested against what the sandbox sends.',
      'Single requests have limits, so that one cannot take the time of all the others:',
      'An operation that we mean to remove goes in four steps:',
    ],
    [reason.advice]: [
      'You may store a copy of any record for as long as you like, but ask for it again before you publish it: licences and credits can change.',
      'To be told by your own program, look for `Sunset` in each response and write it to your log.',
    ],
    [reason.promise]: [
      'Words and examples are corrected without a release.',
      'New fields, and new values in lists of values, can appear at any time: please ignore what you do not know.',
      'What breaks has new addresses, with two exceptions: a limit that protects all readers can apply at once, and a `v0` may still change in place.',
    ],
  },
};
