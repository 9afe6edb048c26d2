import { expect, test } from 'vitest';
import { originOf } from './host-origin.ts';

const longLabel = 'a'.repeat(63);
const longestName = [longLabel, longLabel, longLabel, 'a'.repeat(61)].join('.');

test.each([
  ['localhost', 'http://localhost'],
  ['localhost:3000', 'http://localhost:3000'],
  ['portal.example', 'http://portal.example'],
  ['Portal.EXAMPLE', 'http://portal.example'],
  ['portal.example.', 'http://portal.example.'],
  ['portal.example:80', 'http://portal.example'],
  ['portal.example:65535', 'http://portal.example:65535'],
  ['xn--mnchen-3ya.example', 'http://xn--mnchen-3ya.example'],
  ['sandbox_1:4000', 'http://sandbox_1:4000'],
  ['3000.example', 'http://3000.example'],
  ['portal.v2', 'http://portal.v2'],
  ['portal.2x', 'http://portal.2x'],
  ['portal.a0x1', 'http://portal.a0x1'],
  ['127.0.0.1:1', 'http://127.0.0.1:1'],
  ['[::1]', 'http://[::1]'],
  ['[2001:DB8::1]:8080', 'http://[2001:db8::1]:8080'],
  ['[::ffff:127.0.0.1]', 'http://[::ffff:7f00:1]'],
  [longestName, `http://${longestName}`],
])('%j is a host', (host, origin) => {
  expect(originOf('http', host)).toBe(origin);
});

test.each([
  '',
  ' ',
  'a b',
  'a\tb',
  'a"b',
  "$'",
  'x$&y',
  '$`',
  '<b>',
  'a,b',
  'a;b',
  'a\\b',
  'a/b',
  'a?b',
  'a#b',
  'user@a',
  'user:secret@a',
  'http://a',
  'a%20b',
  'a%2fb',
  'münchen.example',
  'a\u0000b',
  '-a',
  'a-',
  'a..b',
  '.a',
  '.',
  'a:',
  ':80',
  'a:0',
  'a:080',
  'a:65536',
  'a:99999',
  'a:100000',
  'a:+80',
  'a:80:80',
  'a:http',
  '1',
  '127.1',
  '127.10',
  '0x7f',
  '0X7F',
  '0x',
  '0x7f.1',
  '256.1.1.1',
  '01.2.3.4',
  '1.2.3.4.5',
  '::1',
  '[]',
  '[::1',
  '[::1]x',
  '[::g]',
  '[1::2::3]',
  '[fe80::1%25eth0]',
  '[127.0.0.1]',
  'xn--',
  `${longLabel}a.example`,
  `${longestName}a`,
])('%j is not a host', (host) => {
  expect(originOf('http', host)).toBeUndefined();
});

test('the default port of either scheme is left out', () => {
  expect(originOf('https', 'portal.example:443')).toBe('https://portal.example');
  expect(originOf('https', 'portal.example:80')).toBe('https://portal.example:80');
});
