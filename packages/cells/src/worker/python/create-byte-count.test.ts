import { expect, it } from 'vitest';
import { createByteCount } from './create-byte-count.ts';

function responseOf(url: string, ...chunks: number[]): Response {
  const body = new ReadableStream({
    start(controller) {
      for (const length of chunks) controller.enqueue(new Uint8Array(length).fill(7));
      controller.close();
    },
  });
  const response = new Response(body, { headers: { 'Content-Type': 'a/b' } });
  Object.defineProperty(response, 'url', { value: url });
  return response;
}

it('reports how much of all files has come, at most once for each hundredth', async () => {
  const shares: number[] = [];
  const count = createByteCount({ 'a.zip': 600, 'b.gzip': 400 }, (share) => shares.push(share));
  const first = count(responseOf('https://x.example/p/a.zip', 300, 1, 1, 298));
  const bytes = new Uint8Array(await first.arrayBuffer());
  expect([bytes.length, bytes.every((byte) => byte === 7)]).toEqual([600, true]);
  expect(first.headers.get('Content-Type')).toBe('a/b');
  expect(shares).toEqual([0.3, 0.6]);
  await count(responseOf('https://x.example/p/b.gzip', 400)).arrayBuffer();
  expect(shares).toEqual([0.3, 0.6, 1]);
});

it('leaves other files alone, and never reports more than all', async () => {
  const shares: number[] = [];
  const count = createByteCount({ 'a.zip': 10 }, (share) => shares.push(share));
  const other = responseOf('https://x.example/toString', 5);
  expect(count(other)).toBe(other);
  await count(responseOf('https://x.example/a.zip', 25)).arrayBuffer();
  expect(shares).toEqual([1]);
});
