import { expect, it } from 'vitest';
import type { Progress, Stop } from './take-pages.ts';
import { leftOutInWords, missingInWords, stopInWords } from './takeaway-words.ts';

const part: Progress = { records: 10_000, total: 12_345 };

it.each<[Stop, Progress, string, string | undefined]>([
  [{ kind: 'complete' }, { records: 62, total: 62 }, 'All done: 62 records.', undefined],
  [{ kind: 'complete' }, { records: 1 }, 'All done: 1 record.', undefined],
  [
    { kind: 'limited' },
    part,
    '10,000 of 12,345 records; the API gives no more.',
    '2,345 are missing. Narrow the request, for example by date, and download each part.',
  ],
  [
    { kind: 'limited', why: '400 Bad Request: “Enough.”' },
    part,
    '10,000 of 12,345 records; the API gives no more: 400 Bad Request: “Enough.”',
    '2,345 are missing. Narrow the request, for example by date, and download each part.',
  ],
  [{ kind: 'cancelled' }, part, 'Cancelled after 10,000 of 12,345 records.', '2,345 are missing.'],
  [
    { kind: 'failed', why: 'Timed out.' },
    { records: 1, total: 2 },
    'Stopped after 1 of 2 records. Timed out.',
    '1 is missing.',
  ],
])('%j after %j', (stop, progress, words, missing) => {
  expect([stopInWords(stop, progress), missingInWords(stop, progress)]).toEqual([words, missing]);
});

it('names the fields that came too late for a column', () => {
  expect(leftOutInWords([])).toBeUndefined();
  expect(leftOutInWords(['a', 'b'])).toContain('not in the file: a, b.');
  expect(leftOutInWords([...'abcdefgh'])).toMatch(
    /: a, b, c, d, e, f and 2 more\. JSON Lines has whole records\.$/,
  );
});
