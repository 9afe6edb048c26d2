import { EventEmitter, once } from 'node:events';
import { connect } from 'node:net';
import { expect, it } from 'vitest';
import { serveApp } from '../serve/serve-app.ts';

it('tells the app if a client disconnects before its answer', async () => {
  const events = new EventEmitter();
  const arrived = once(events, 'arrived');
  const server = await serveApp(
    {
      async fetch({ signal }) {
        events.emit('arrived', signal);
        await once(signal, 'abort');
        return new Response('too late');
      },
    },
    { port: 0, host: '127.0.0.1' },
  );
  const client = connect(server.port, '127.0.0.1');
  client.write('GET / HTTP/1.1\r\nHost: localhost\r\n\r\n');
  const [signal] = await arrived;
  expect(signal.aborted).toBe(false);
  const aborted = once(signal, 'abort');
  client.destroy();
  await aborted;
  expect(signal.aborted).toBe(true);
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
