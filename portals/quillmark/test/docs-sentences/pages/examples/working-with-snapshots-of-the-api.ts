import { reason } from '../../../docs-facts/pages/reasons.ts';
import type { PageSentences } from '../../check-sentences.ts';
import { undatedAreNeverFound } from '../../proofs/dates.ts';
import { windowEndsAt10000 } from '../../proofs/lists.ts';
import {
  everyIncludeIsPresent,
  headersOfSnapshots,
  oneRecordOnEachLine,
  snapshotsLeaveOut,
} from '../../proofs/snapshots.ts';

export const sentences: PageSentences = {
  page: 'docs/examples/working-with-snapshots-of-the-api.mdx',
  proved: [
    [
      oneRecordOnEachLine,
      'Inside is one JSON object per line, so the file as a whole is not one JSON document, although its name ends in `.json.gz`.',
    ],
    [
      everyIncludeIsPresent,
      'Each work is complete, as if you had asked for every include.',
      'Lists are there but may be empty.',
      'Single values such as `title` may be absent.',
    ],
    [snapshotsLeaveOut, 'Merged and deleted works are left out.'],
    [
      windowEndsAt10000,
      'The API returns only the first 10,000 results of a request.',
      'Ask for the page after that and see.',
    ],
    [
      headersOfSnapshots,
      'A `HEAD` request asks for the headers only.',
      '`Content-Length`, rounded here, lets a program show its progress, and `Last-Modified` lets it date its results.',
    ],
    [
      undatedAreNeverFound,
      'No filter of the API selects works without a date; here it takes one line.',
      'No search of the API shows this.',
    ],
  ],
  unproved: {
    [reason.introduction]: [
      'A reader that goes through every work in the catalogue and answers questions that the API cannot: which works have no date, how works spread over the decades, and which fields are filled in for which kind of work.',
      'Read `images.json.gz`.',
    ],
    [reason.program]: [
      'If it still is after three more attempts, `raise_on_status=False` leaves the error to `raise_for_status`, which names the status.',
      '`url` opens a connection and does not wait for all of them.',
      "The client's `readSnapshot` does the same, and more: it parses each line, tries again when the server is busy, and reports a file that is cut short.",
      'Each line is a complete record, so `read_snapshot` only has to parse what `gzip.open` returns.',
    ],
    [reason.elsewhere]: [
      'A live catalogue is not, and even if it were, one file is kinder to the service than a hundred requests.',
      'Unlike `get`, `head` follows a redirect only if you ask it to.',
    ],
  },
};
