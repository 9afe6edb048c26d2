import { maxHeaderSize } from 'node:http';
import { expect, it } from 'vitest';
import { mostWaiting as mostSnapshots } from '../../packages/sandbox/src/datasets/datasets-service.ts';
import { bodyLimits } from '../../packages/sandbox/src/handlers/handler-sandbox.ts';
import { longestAddress } from '../../packages/sandbox/src/http/index.ts';
import { busy, tooLarge } from '../../packages/sandbox/src/iiif/image-error.ts';
import { limits as pictureLimits } from '../../packages/sandbox/src/iiif/image-plan.ts';
import { pictureQueue } from '../../packages/sandbox/src/node/sharp-images.ts';
import { mostRuns } from '../../packages/sandbox/src/practice/count-runs.ts';
import { retryAfter } from '../../packages/sandbox/src/practice/failure-answer.ts';
import { longestDelay } from '../../packages/sandbox/src/practice/prefer-header.ts';
import { mostDelayed } from '../../packages/sandbox/src/practice/waiting-room.ts';
import { mostWaiting } from '../../packages/server/src/delivery/one-at-a-time.ts';
import { mostHeaders } from '../../packages/server/src/http/request-head.ts';
import { longestWait } from '../../packages/server/src/http/request-listener.ts';
import { usualLimits } from '../../packages/server/src/serve/serve-app.ts';
import { readText } from './repository.ts';

const document = readText('deploy/README.md');
const [, table = ''] =
  /^\| limit \| beyond it \|\n\| --- \| --- \|\n((?:\|.*\n)+)/m.exec(document) ?? [];
const seconds = (ms: number) => ms / 1000;
const megabytes = (bytes: number) => bytes / 1e6;

/** The numbers of each row, in their order: those of the limit, and of what a client gets. */
const rows: [first: string, limit: number[], beyond: number[]][] = [
  ['characters in an address', [longestAddress], [414]],
  ['of headers', [maxHeaderSize / 1024, mostHeaders], [431]],
  ['a body of', [megabytes(bodyLimits.longest), bodyLimits.values], [413]],
  ['of such bodies', [megabytes(bodyLimits.together)], [503, 5]],
  [
    'head of a request',
    [usualLimits.headersTimeout, usualLimits.requestTimeout].map(seconds),
    [408],
  ],
  ['nothing is sent', [usualLimits.silentTimeout, usualLimits.keepAliveTimeout].map(seconds), []],
  ['requests of a connection', [mostWaiting], []],
  ['responses that clients', [megabytes(usualLimits.mostUnsent)], []],
  ["a request's turn", [seconds(longestWait)], [503, 1]],
  ['pictures made at once', [pictureQueue.atOnce, pictureQueue.waiting], [busy().status, 1]],
  ['a picture of', [pictureLimits.width, pictureLimits.area / 1e6], [tooLarge().status]],
  ['snapshots waiting', [mostSnapshots], [busy().status, 1]],
  ['delayed by', [longestDelay, mostDelayed], [400, 503, retryAfter]],
  ['names in `run`', [mostRuns], []],
];

it.each(rows)('deploy/README.md gives the numbers of "%s" as they are', (words, limit, beyond) => {
  const found = table.split('\n').filter((row) => row.includes(words));
  expect(found).toHaveLength(1);
  const [, left = '', right = ''] = found[0]?.split('|') ?? [];
  const numbers = (text: string) => (text.match(/\d+/g) ?? []).map(Number);
  expect([numbers(left), numbers(right)]).toEqual([limit, beyond]);
});

it('tests every row of the limits in deploy/README.md', () => {
  expect(table.trim().split('\n')).toHaveLength(rows.length);
});

it('limits pictures alike in both directions, as deploy/README.md says', () => {
  expect(pictureLimits.height).toBe(pictureLimits.width);
});
