import { expect, it } from 'vitest';
import { base, createNodeSandbox } from '../node-sandbox.ts';
import { noRecords } from '../shared-sandbox.ts';

const addresses = [
  '/image/V0040217/full/400,/0/default.jpg',
  '/image/V0040217/square/100,/!22.5/gray.gif',
  '/thumbs/V0040217/full/!200,200/0/default.jpg',
  '/editorial-images/V0040217.jpg',
];

/** A sandbox that counts pictures instead of rendering them. */
function counting(edition = 'one') {
  const state = { renders: 0 };
  const sandbox = createNodeSandbox({
    collection: noRecords,
    edition,
    images: {
      async render() {
        state.renders += 1;
        return new Uint8Array([state.renders]);
      },
    },
  });
  const tagOf = async (path: string, headers: Record<string, string> = {}) => {
    const response = await sandbox.fetch(new Request(base + path, { headers }));
    return { status: response.status, tag: response.headers.get('ETag') ?? '' };
  };
  return { state, tagOf };
}

it.each(addresses)(
  '%s has a strong tag, and is not rendered for a client that has it',
  async (path) => {
    const { state, tagOf } = counting();
    const { status, tag } = await tagOf(path);
    expect(status).toBe(200);
    expect(tag).toMatch(/^"[\x21\x23-\x7e]+"$/);
    expect(await tagOf(path, { 'If-None-Match': tag })).toEqual({ status: 304, tag });
    expect(state.renders).toBe(1);
    expect((await tagOf(path, { 'If-None-Match': '"other"' })).status).toBe(200);
  },
);

it('has a different tag for every picture, plan and edition', async () => {
  const { tagOf } = counting();
  const others = [
    ...addresses.slice(0, 2),
    '/image/V0040217/full/401,/0/default.jpg',
    '/image/V0040217/full/400,/0/default.png',
    '/image/V0040217/full/400,/0/gray.jpg',
    '/image/V0040217/full/400,/90/default.jpg',
    '/image/V0040217/full/400,/!0/default.jpg',
    '/image/V0040217/0,0,500,400/400,/0/default.jpg',
    '/image/V0040217/1,0,500,400/400,/0/default.jpg',
    '/image/A0004344/full/400,/0/default.jpg',
  ];
  const tags = await Promise.all(others.map(async (path) => (await tagOf(path)).tag));
  expect(new Set(tags).size).toBe(others.length);
  const [path = ''] = addresses;
  expect((await counting('two').tagOf(path)).tag).not.toBe((await tagOf(path)).tag);
});

it('has a different tag if the file of the user’s own picture changes', async () => {
  const tagOf = async (version: string) => {
    const pictures = {
      'my cat.png': { file: '/home/me/my cat.png', width: 9, height: 9, version },
    };
    const images = { render: async () => new Uint8Array([1]) };
    const sandbox = createNodeSandbox({ collection: noRecords, pictures, images });
    const path = '/image/my%20cat.png/full/max/0/default.jpg';
    return (await sandbox.fetch(new Request(base + path))).headers.get('ETag') ?? '';
  };
  expect(await tagOf('1')).not.toBe(await tagOf('2'));
  expect(await tagOf('1')).not.toContain('home');
});

it.each([
  ['V0012345.jpg', 'V0012345.jpg', 200],
  ['V0012345', 'V0012345.jpg', 200],
  ['V0012345', 'V0012345', 200],
  ['V0012345', 'V0012345.png', 404],
  ['V0012345.jpg', 'V0012345', 404],
  ['cat', 'cat.jpg', 404],
])('a picture known as %s, requested as %s, is %i', async (known, requested, status) => {
  const sandbox = createNodeSandbox({
    collection: noRecords,
    pictures: { [known]: { file: known, width: 9, height: 9 } },
  });
  const { fetch } = sandbox;
  expect((await fetch(new Request(`${base}/image/${requested}/info.json`))).status).toBe(status);
});

it.each(addresses)('%s is silently abandoned if its client disconnects', async (path) => {
  const lines: string[] = [];
  const seen: (AbortSignal | undefined)[] = [];
  const sandbox = createNodeSandbox({
    collection: noRecords,
    images: {
      render: (_file, _plan, signal) => {
        seen.push(signal);
        return new Promise((_, reject) => {
          signal?.addEventListener('abort', () => reject(signal.reason));
        });
      },
    },
    log: (line) => lines.push(line),
  });
  const client = new AbortController();
  const answer = sandbox.fetch(new Request(base + path, { signal: client.signal }));
  client.abort();
  expect((await answer).status).toBe(500);
  expect([seen[0]?.aborted, lines]).toEqual([true, []]);
});
