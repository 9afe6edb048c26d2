import { describe, expect, test } from 'vitest';
import { mostLearned } from './known-origins.ts';
import { createReadOrigin, type OriginRules, originRulesFrom } from './public-origin.ts';

type Headers = [name: string, value: string][];

const here = 'http://127.0.0.1:3000';

function ask(
  headers: Headers,
  rules: OriginRules = {},
  httpVersion = '1.1',
  readOrigin = createReadOrigin(rules, here),
) {
  const lower = headers.map(([name, value]) => [name.toLowerCase(), value]);
  const incoming = { httpVersion, headers: Object.fromEntries(lower), rawHeaders: headers.flat() };
  const found = readOrigin(incoming);
  return found.type === 'origin' ? found.origin : found.message;
}

describe('without any settings', () => {
  test.each<[Headers, string]>([
    [[['Host', 'portal.example:8080']], 'http://portal.example:8080'],
    [[['hOST', '[::1]']], 'http://[::1]'],
    [
      [
        ['X-Note', 'Host'],
        ['Host', 'portal.example'],
      ],
      'http://portal.example',
    ],
    [
      [
        ['X-Forwarded-Proto', 'https'],
        ['X-Forwarded-Host', 'evil.example'],
        ['Host', 'portal.example'],
      ],
      'http://portal.example',
    ],
  ])('%j has the origin %s', (headers, origin) => {
    expect(ask(headers)).toBe(origin);
  });

  test.each<[Headers, RegExp]>([
    [[], /must have a Host header/],
    [[['Host', '']], /must be a host name/],
    [[['Host', 'a"b']], /must be a host name/],
    [
      [
        ['Host', 'a'],
        ['host', 'a'],
      ],
      /only one Host header/,
    ],
    [[['X-Host', 'a']], /must have a Host header/],
    // A header's value is not its name.
    [[['X-Note', 'Host']], /must have a Host header/],
  ])('%j is refused', (headers, message) => {
    expect(ask(headers)).toMatch(message);
  });

  test('HTTP/1.0 needs no host, but any it sends must be valid', () => {
    expect(ask([], {}, '1.0')).toBe('http://127.0.0.1:3000');
    expect(ask([['Host', 'a']], {}, '1.0')).toBe('http://a');
    expect(ask([['Host', 'a b']], {}, '1.0')).toMatch(/must be a host name/);
  });
});

test('a public origin overrides the request, but a broken Host is still an error', () => {
  const rules = { publicOrigin: 'https://portal.example', trustProxy: true };
  const forwarded: Headers = [['X-Forwarded-Host', 'other.example']];
  expect(ask([['Host', 'a'], ...forwarded], rules)).toBe('https://portal.example');
  expect(ask([], rules, '1.0')).toBe('https://portal.example');
  expect(ask([['Host', "$'"]], rules)).toMatch(/must be a host name/);
  expect(ask([], rules)).toMatch(/must have a Host header/);
});

describe('a site that was built for an address', () => {
  const address = 'https://portal.example/developers/';
  const flood = Array.from({ length: 100 }, (_, at) => `random-${at}.example`);

  test('has that address behind a proxy that says nothing about TLS', () => {
    const from = (host: string, rules = {}) =>
      ask([['Host', host]], rules, '1.1', createReadOrigin(rules, here, address));
    expect(from('portal.example')).toBe('https://portal.example');
    expect(from('portal.example:8080')).toBe('http://portal.example:8080');
    expect(from('portal.example', { trustProxy: true })).toBe('http://portal.example');
  });

  test.each<[OriginRules, string]>([
    [{}, 'Host'],
    [{ trustProxy: true }, 'X-Forwarded-Host'],
  ])('names few origins, whatever clients send: %j', (rules, name) => {
    const readOrigin = createReadOrigin(rules, here, address);
    const from = (host: string) =>
      ask(
        [['Host', host], ...(name === 'Host' ? [] : [[name, host] as const])] as Headers,
        rules,
        '1.1',
        readOrigin,
      );
    const named = new Set(flood.map(from));
    expect(named.size).toBe(mostLearned + 1);
    expect(named).toContain('https://portal.example');
    expect(from('localhost:3000')).toBe('http://localhost:3000');
    expect(from('127.0.0.1:3000')).toBe(here);
    expect(from('[::1]:3000')).toBe('http://[::1]:3000');
    expect(from(flood[0] ?? '')).toBe('http://random-0.example');
  });
});

describe('behind a trusted proxy', () => {
  const rules = { trustProxy: true };

  test.each<[Headers, string]>([
    [[], 'http://inner:3000'],
    [[['X-Forwarded-Proto', 'https']], 'https://inner:3000'],
    [[['X-Forwarded-Proto', 'HTTPS , http']], 'https://inner:3000'],
    [[['X-Forwarded-Host', 'portal.example']], 'http://portal.example'],
    [
      [
        ['X-Forwarded-Host', 'portal.example:443, cache.example'],
        ['X-Forwarded-Proto', 'https'],
      ],
      'https://portal.example',
    ],
  ])('%j has the origin %s', (headers, origin) => {
    expect(ask([['Host', 'inner:3000'], ...headers], rules)).toBe(origin);
  });

  test.each<[string, string]>([
    ['X-Forwarded-Host', 'a"b'],
    ['X-Forwarded-Host', "$'"],
    ['X-Forwarded-Host', ''],
    ['X-Forwarded-Host', ', portal.example'],
    ['X-Forwarded-Host', 'user@portal.example'],
    ['X-Forwarded-Proto', 'ftp'],
    ['X-Forwarded-Proto', 'javascript'],
    ['X-Forwarded-Proto', ''],
    ['X-Forwarded-Proto', 'https://evil.example/'],
  ])('%s: %j is refused', (name, value) => {
    const message = ask(
      [
        ['Host', 'inner:3000'],
        [name, value],
      ],
      rules,
    );
    expect(message).toMatch(new RegExp(`^The ${name} header must be `));
  });

  test('HTTP/1.0 without a host has the origin given by the proxy', () => {
    expect(ask([['X-Forwarded-Proto', 'https']], rules, '1.0')).toBe('https://127.0.0.1:3000');
  });
});

describe('the variables', () => {
  test.each([
    [{}, { trustProxy: false }],
    [{ PUBLIC_URL: '', TRUST_PROXY: '' }, { trustProxy: false }],
    [{ TRUST_PROXY: '0' }, { trustProxy: false }],
    [{ TRUST_PROXY: '1' }, { trustProxy: true }],
    [
      { PUBLIC_URL: 'https://Portal.example' },
      { trustProxy: false, publicOrigin: 'https://portal.example' },
    ],
    [
      { PUBLIC_URL: 'http://[::1]:8080/' },
      { trustProxy: false, publicOrigin: 'http://[::1]:8080' },
    ],
    [
      { PUBLIC_URL: 'https://portal.example:443' },
      { trustProxy: false, publicOrigin: 'https://portal.example' },
    ],
  ])('%j are read', (env, rules) => {
    expect(originRulesFrom(env)).toEqual(rules);
  });

  test.each([
    'portal.example',
    'localhost:3000',
    '//portal.example',
    'ftp://portal.example',
    'javascript:alert(1)',
    'https://',
    'https://a b',
    "https://$'",
    'https://portal.example/docs',
    'https://portal.example/?x',
    'https://portal.example/#x',
    'https://user:secret@portal.example',
    'https://portal.example:0',
    'https://portal.example:99999',
  ])('PUBLIC_URL=%s is refused in one line', (url) => {
    const message = `PUBLIC_URL must be an http or https origin without a path, for example https://developers.example.org, not "${url}".`;
    expect(() => originRulesFrom({ PUBLIC_URL: url })).toThrow(new Error(message));
  });

  test.each(['yes', 'true', '2', ' 1'])('TRUST_PROXY=%s is refused in one line', (value) => {
    const message = `TRUST_PROXY must be 1, 0 or unset, not "${value}".`;
    expect(() => originRulesFrom({ TRUST_PROXY: value })).toThrow(new Error(message));
  });
});
