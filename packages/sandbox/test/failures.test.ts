import { expect, it } from 'vitest';
import { createQueue } from '../src/memory/queue.ts';
import { documentedAnswers } from './conformance/documented-answer.ts';
import { apis, createNodeSandbox, sendTo } from './node-sandbox.ts';
import { noRecords } from './shared-sandbox.ts';

const secret = 'ENOENT: no such file, open /srv/private';

async function fail(): Promise<never> {
  throw new Error(secret);
}

const queue = createQueue(1, 0);
let finishFirst: ((bytes: Uint8Array) => void) | undefined;
const held = () => new Promise<Uint8Array>((resolve) => (finishFirst = resolve));

const lines: string[] = [];
let render: () => Promise<Uint8Array> = fail;
const send = sendTo(
  createNodeSandbox({
    collection: noRecords,
    images: { render: () => render() },
    texts: { book: fail, alto: fail },
    log: (line) => lines.push(line),
  }),
);

it.each([
  ['getImageFile', '/image/V0040217/full/400,/0/default.jpg', 'Unexpected server error'],
  ['searchText', '/search/b20417783/search?q=rosemary', 'Unexpected server error'],
  ['autocompleteText', '/search/b20417783/autocomplete?q=ros', 'Unexpected server error'],
  ['getText', '/text/v1/b20417783', 'Internal Server Error'],
  ['getTextZip', '/text/v1/b20417783.zip', 'Internal Server Error'],
  ['getAlto', '/text/alto/b20417783_0003.jp2', 'Internal Server Error'],
])('%s fails in its own words, and logs the reason without showing it', async (id, path, text) => {
  render = fail;
  lines.length = 0;
  const answer = await send(path);
  const headers = { 'access-control-allow-origin': '*' };
  expect(answer).toMatchObject({ status: 500, text, headers });
  expect(lines).toEqual([expect.stringContaining(secret)]);
  expect(lines[0]).toContain(`GET /sandbox${path.split('?')[0]}`);
  for (const api of apis) {
    const operation = api.operations.find((one) => one.id === id);
    if (operation) documentedAnswers(api)(operation, answer);
  }
});

it('is busy if too many pictures wait, and tells clients when to retry', async () => {
  lines.length = 0;
  render = () => queue(held);
  const path = '/image/V0040217/full/400,/0/default.jpg';
  const first = send(path);
  const thumb = '/thumbs/V0040217/full/!200,200/0/default.jpg';
  for (const other of [path, thumb, '/editorial-images/V0040217.jpg']) {
    expect(await send(other)).toMatchObject({
      status: 503,
      text: 'Server busy or temporarily unavailable due to load or maintenance',
      headers: { 'retry-after': '1' },
    });
  }
  finishFirst?.(new Uint8Array([1]));
  expect((await first).status).toBe(200);
  expect(lines).toEqual([]);
});
