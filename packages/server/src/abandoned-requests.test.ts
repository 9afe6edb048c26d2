import { connect } from 'node:net';
import { expect, it } from 'vitest';
import { serveApp } from './serve-app.ts';

it('tells the app if a client disconnects before its answer', async () => {
  let began = () => {};
  let ended = () => {};
  const beginning = new Promise<void>((resolve) => {
    began = resolve;
  });
  const ending = new Promise<void>((resolve) => {
    ended = resolve;
  });
  const server = await serveApp(
    {
      async fetch({ signal }) {
        began();
        await new Promise<void>((resolve) => signal.addEventListener('abort', () => resolve()));
        ended();
        return new Response('too late');
      },
    },
    { port: 0, host: '127.0.0.1' },
  );
  const client = connect(server.port, '127.0.0.1');
  client.write('GET / HTTP/1.1\r\nHost: localhost\r\n\r\n');
  await beginning;
  client.destroy();
  await ending;
  await server.close();
});

it('sends HEAD the length of what GET would send', async () => {
  const headers = { 'Content-Type': 'application/gzip', 'Content-Length': '1314022' };
  const app = { fetch: () => new Response(null, { headers }) };
  const server = await serveApp(app, { port: 0, host: '127.0.0.1' });
  const response = await fetch(server.url, { method: 'HEAD' });
  expect(response.headers.get('Content-Length')).toBe('1314022');
  await server.close();
});
