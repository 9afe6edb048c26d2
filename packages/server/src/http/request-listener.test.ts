import { describe, expect, onTestFinished, test } from 'vitest';
import { serveApp } from '../serve/serve-app.ts';
import { mostLearned } from './known-origins.ts';
import type { OriginRules } from './public-origin.ts';
import { rawRequest } from './raw-request.fixture.ts';

/** A server that responds with the address that its app was given. */
async function start(origins: OriginRules = {}, address?: string) {
  const asked: string[] = [];
  const fetch = (request: Request) => {
    asked.push(request.url);
    return new Response(request.url);
  };
  const options = { port: 0, host: '127.0.0.1', origins, address, lingerMs: 0 };
  const server = await serveApp({ fetch }, options);
  onTestFinished(() => server.close());
  return { ...server, asked };
}

function head(line: string, ...headers: string[]): string {
  return `${[line, ...headers, 'Connection: close'].join('\r\n')}\r\n\r\n`;
}

function parse(answer: string) {
  const [, status] = /^HTTP\/1\.1 (\d+) /.exec(answer) ?? [];
  return { status: Number(status), body: answer.split('\r\n\r\n').slice(1).join('\r\n\r\n') };
}

describe('the app is given an address with the checked origin', () => {
  test.each([
    ['/x?y=1', 'portal.example', 'http://portal.example/x?y=1'],
    ['/x?y=a\\b', 'portal.example', 'http://portal.example/x?y=a\\b'],
    ['/x', 'Portal.Example:80', 'http://portal.example/x'],
    ['/x', '[::1]:8080', 'http://[::1]:8080/x'],
    ['http://evil.example/x?y', 'portal.example', 'http://portal.example/x?y'],
    ['HTTPS://evil.example:81/x', 'portal.example', 'http://portal.example/x'],
    ['http://user:secret@evil.example', 'portal.example', 'http://portal.example/'],
    ['http://evil.example?y', 'portal.example', 'http://portal.example/?y'],
    ["http://$'/x", 'portal.example', 'http://portal.example/x'],
    ['//evil.example/x', 'portal.example', 'http://portal.example//evil.example/x'],
    ['/@evil.example/x', 'portal.example', 'http://portal.example/@evil.example/x'],
    ['/http://evil.example/x', 'portal.example', 'http://portal.example/http://evil.example/x'],
  ])('GET %s for the host %s', async (target, host, url) => {
    const { port } = await start();
    const answer = await rawRequest(port, head(`GET ${target} HTTP/1.1`, `Host: ${host}`));
    expect(parse(answer)).toEqual({ status: 200, body: url });
  });

  test('for HTTP/1.0 without a host: where the server listens', async () => {
    const { port, url } = await start();
    const answer = await rawRequest(port, head('GET /x HTTP/1.0'));
    expect(parse(answer)).toEqual({ status: 200, body: `${url}/x` });
    const whole = await rawRequest(port, head('GET http://evil.example/x HTTP/1.0'));
    expect(parse(whole)).toEqual({ status: 200, body: `${url}/x` });
  });

  test('for a server with a public origin', async () => {
    const { port } = await start({ publicOrigin: 'https://portal.example' });
    for (const line of ['GET /x HTTP/1.1', 'GET http://evil.example/x HTTP/1.1']) {
      const answer = await rawRequest(port, head(line, 'Host: inner:3000'));
      expect(parse(answer).body).toBe('https://portal.example/x');
    }
    const old = await rawRequest(port, head('GET /x HTTP/1.0'));
    expect(parse(old).body).toBe('https://portal.example/x');
  });

  test('for a server behind a proxy', async () => {
    const { port } = await start({ trustProxy: true });
    const headers = ['Host: inner', 'X-Forwarded-Proto: https', 'X-Forwarded-Host: portal.example'];
    const answer = await rawRequest(port, head('GET /x HTTP/1.1', ...headers));
    expect(parse(answer).body).toBe('https://portal.example/x');
  });
});

describe('the app never sees a request', () => {
  test.each([
    ['without a host', []],
    ['with an empty host', ['Host:']],
    ['with two hosts', ['Host: a', 'Host: b']],
    ['with the same host twice', ['Host: a', 'X-More: 1', 'HOST: a']],
    ['with a host that would be expanded', ["Host: $'$'$'$'$'$'$'$'$'"]],
    ['with a host that ends a JSON string', ['Host: a"b']],
    ['with a host that begins a path', ['Host: a/sandbox']],
    ['with a host that names a user', ['Host: user@a']],
    ['with a host that has an empty port', ['Host: a:']],
    ['with a host on two lines', ['Host: a', ' b']],
    ['with a host in UTF-8', ['Host: mÃ¼nchen.example']],
    ['with a host as long as headers may be', [`Host: ${'a.'.repeat(5000)}a`]],
  ])('%s', async (_name, headers) => {
    const { port, asked } = await start();
    const answer = await rawRequest(port, head('GET /x HTTP/1.1', ...headers));
    expect(parse(answer).status).toBe(400);
    expect(answer).toMatch(/\r\ncontent-type: text\/plain; charset=utf-8\r\n/i);
    expect(asked).toEqual([]);
  });

  test.each(['/a\\b', 'http://evil.example/a\\b', '*'])('for %s', async (target) => {
    const { port, asked } = await start();
    const answer = await rawRequest(port, head(`OPTIONS ${target} HTTP/1.1`, 'Host: a'));
    expect(parse(answer).status).toBe(400);
    expect(asked).toEqual([]);
  });

  test('from a trusted proxy that sends an invalid host', async () => {
    const { port, asked } = await start({ trustProxy: true });
    const headers = ['Host: inner', "X-Forwarded-Host: $'"];
    const answer = await rawRequest(port, head('GET /x HTTP/1.1', ...headers));
    expect(parse(answer).status).toBe(400);
    expect(asked).toEqual([]);
  });
});

test('hosts that nobody knows share one origin, so nothing is made for each of them', async () => {
  const { port, asked } = await start({}, 'https://portal.example');
  for (let at = 0; at < 40; at += 1) {
    await rawRequest(port, head('GET /x HTTP/1.1', `Host: random-${at}.example`));
  }
  expect(new Set(asked).size).toBe(mostLearned + 1);
  expect(asked.at(-1)).toBe('https://portal.example/x');
});
