import { reason } from '../../docs-facts/pages/reasons.ts';
import type { PageSentences } from '../check-sentences.ts';
import { notEveryValueIsCounted } from '../proofs/counts.ts';
import { undatedAreNeverFound } from '../proofs/dates.ts';
import { windowEndsAt10000 } from '../proofs/lists.ts';
import { titlesContainHtml } from '../proofs/records.ts';
import {
  everyIncludeIsPresent,
  headersOfSnapshots,
  oneRecordOnEachLine,
  snapshotsLeaveOut,
} from '../proofs/snapshots.ts';

export const sentences: PageSentences = {
  page: 'docs/datasets.mdx',
  proved: [
    [
      oneRecordOnEachLine,
      'A snapshot, or data dump, is the whole catalogue in one file, for bulk download.',
      'Two are offered: all works and all images.',
      '| `/datasets/catalogue/v2/works.json.gz` | One work | `/works/{id}` with **every** include |',
      '| `/datasets/catalogue/v2/images.json.gz` | One image | `/images/{id}` with every `source.` include |',
      'The files are compressed with gzip and encoded in UTF-8.',
      'Inside is one JSON object per line, a format known as JSON Lines.',
      'There is no list around them and no comma between them, although the name ends in `.json`.',
      ':::warning[Trap: it is not one JSON document]',
      '`JSON.parse` or `json.load` on the whole file fails at the second line, after using a lot of memory.',
    ],
    [
      headersOfSnapshots,
      '`-I` asks for the headers only.',
      'The response also has `Content-Length`, the size of the compressed file in bytes, `Last-Modified`, the time at which it was made, and `ETag`, which identifies this exact copy.',
      'We send both headers, but a proxy may drop them, so the program allows for that.',
    ],
    [
      snapshotsLeaveOut,
      'What is **not** in them:',
      '`visuallySimilar`, `withSimilarFeatures` and `withSimilarColors` come from `/images/{id}` only.',
      'There is no file of concepts.',
      'Their ids and labels are in the works; alternative labels are not.',
      'Ask `/concepts/{id}` for those.',
      '**Merged and deleted works.**',
      'An id that you stored and can no longer find may have been merged or deleted.',
      'Ask `/works/{id}`: it returns 302 or 410.',
      'Only their addresses.',
      '**Counts and order.**',
      'No aggregations, and the order of lines has no meaning.',
    ],
    [
      everyIncludeIsPresent,
      ':::warning[Trap: fields can still be missing]',
      'Every include is present, as a list that may be empty.',
      'But fields that need no include, such as `workType`, `description` or `thumbnail`, are absent when they have no value.',
    ],
    [titlesContainHtml, 'Titles can contain HTML tags.'],
    [
      windowEndsAt10000,
      '| Up to 10,000 results of one request | The API, see [paging] |',
      '| More than 10,000 results | A snapshot |',
    ],
    [
      notEveryValueIsCounted,
      '| Counts over the whole collection | An aggregation if its largest buckets are enough, otherwise a snapshot |',
    ],
    [
      undatedAreNeverFound,
      '| A condition that no filter offers, such as "works without a date" | A snapshot |',
    ],
  ],
  unproved: {
    [reason.introduction]: [
      'Download the whole catalogue as two compressed files and read them record by record in Node, Python or the shell, without unpacking.',
      'With them you can count, filter and analyse everything, without paging and without the 10,000-result window.',
      'To see what the records look like before you download them, try it in the console:',
      'This is one line of the works file, spread over several lines to make it readable.',
      'To save space the thumbnail, the items, the descriptions and most identifiers are left out.',
      '| You want | Use |',
      'If you have many questions about the same part, extract it once and keep it compressed:',
      'From JavaScript, ask for the headers only:',
    ],
    [reason.advice]: [
      'Before you download the file, ask how large and how old it is.',
      'We promise neither a size nor a schedule, so read these headers each time.',
      '| The newest state of a record | The API |',
      '| Two subjects on the same work | The API for small subjects, a snapshot for large ones |',
      '| Results that others can reproduce | A snapshot, cited with its `Last-Modified` date |',
      'Keep only what you need from each record: a counter, or a short tuple.',
      'If a rare word must occur in the line, test the raw line for it before you parse it.',
      'Try your script on a small part first:',
      'That is not a random sample, so draw no conclusions from it.',
      'For many questions over the same data, load the fields you need into a database such as SQLite once.',
      "Compare the date of your copy with the server's before you fetch it again.",
      'Check it with `gzip -t` before you count anything.',
    ],
    [reason.elsewhere]: [
      "For a long download this form is safer: it resumes where it stopped (`-C -`), keeps the server's date on your copy (`-R`), treats an error page as a failure (`--fail`), and gives up after 30 seconds without progress.",
      'Unpacked, the works file is many times larger, and you never need it in that form.',
      '`zcat` unpacks to a pipe, and `jq` reads one object after another.',
      'This needs only Node 20.',
      'Keeping all parsed records in a list can take more memory than the unpacked file.',
      'With `-z` and a file name, `curl` asks only for a file newer than that one.',
      'A truncated file unpacks fine until its last line.',
    ],
    [reason.live]: [
      'A snapshot is always a little behind the API.',
      'Works and images are two files and may have been made at different times, so an image can refer to a work that is not in the other file.',
    ],
  },
};
