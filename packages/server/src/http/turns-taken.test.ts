import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { connect } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import type { TakeTurn } from './fair-turns.ts';
import { createReadOrigin } from './public-origin.ts';
import { rawRequest } from './raw-request.fixture.ts';
import { createRefuse } from './refusal.ts';
import { createListener } from './request-listener.ts';

const sandboxMount = '/sandbox';

/** A server whose app counts its requests, with turns as given. */
async function start(turn: TakeTurn) {
  const asked: string[] = [];
  const app = {
    fetch({ url }: Request) {
      asked.push(new URL(url).pathname);
      return new Response('here');
    },
  };
  const listener = createListener(app, {
    ...{ security: {}, sandboxMount, turn },
    readOrigin: createReadOrigin({}, 'http://localhost'),
    refuse: createRefuse({}, sandboxMount),
    log: (line) => expect.fail(line),
  });
  const server = createServer(listener).listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => void server.close().closeAllConnections());
  const { port } = server.address() as AddressInfo;
  return { asked, port, url: `http://127.0.0.1:${port}` };
}

test.each([
  ['/', 'site'],
  ['/sandbox', 'site'],
  ['/sandbox/x', 'sandbox'],
  ['/sandboxes/x', 'site'],
  ['/docs/../sandbox/x', 'sandbox'],
  ['/docs/%2e%2E/sandbox/x', 'sandbox'],
  ['/sandbox/../docs', 'site'],
])('%s shares the turns of the %s', async (path, want) => {
  const groups: string[] = [];
  const { port } = await start(async (group) => {
    groups.push(group);
    return 0;
  });
  await rawRequest(port, `GET ${path} HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n`);
  expect(groups).toEqual([want]);
});

test.each([
  ['/sandbox/catalogue/v2/works?query=x', 'application/json', 'description'],
  ['/sandbox/image/x/info.json', 'text/plain; charset=utf-8', undefined],
  ['/docs/iiif', 'text/plain; charset=utf-8', undefined],
])('%s is refused in its format if its turn comes too late', async (path, type, key) => {
  const { url, asked } = await start(async () => 5001);
  const response = await fetch(url + path);
  const { status, headers } = response;
  const text = await response.text();
  expect([status, headers.get('Content-Type'), headers.get('Retry-After')]).toEqual([
    503,
    type,
    '1',
  ]);
  const message = key ? JSON.parse(text)[key] : text.trim();
  expect(message).toBe(
    'The server was not able to produce a timely response to your request. Please try again in a short while!',
  );
  if (key) expect(JSON.parse(text).label).toBe('Service Unavailable');
  expect(asked).toEqual([]);
});

test('a request that has waited for long, but not too long, is handled', async () => {
  const { url, asked } = await start(async () => 5000);
  expect(await (await fetch(`${url}/docs`)).text()).toBe('here');
  expect(asked).toEqual(['/docs']);
});

test('a request whose client has gone by its turn costs nothing more', async () => {
  const turns: { go: (waited: number) => void; client: object }[] = [];
  const { port, asked } = await start(
    (_, client) => new Promise((go) => turns.push({ go, client })),
  );
  const socket = connect(port, '127.0.0.1');
  socket.write('GET /gone HTTP/1.1\r\nHost: a\r\n\r\n');
  await expect.poll(() => turns.length).toBe(1);
  const [first] = turns as [(typeof turns)[number]];
  socket.destroy();
  await expect.poll(() => (first.client as typeof socket).destroyed).toBe(true);
  first.go(0);
  const other = fetch(`http://127.0.0.1:${port}/next`);
  await expect.poll(() => turns.length).toBe(2);
  turns[1]?.go(0);
  await (await other).text();
  expect(asked).toEqual(['/next']);
});
