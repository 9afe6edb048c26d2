import { portal } from '../../portal.ts';
import type { Asking } from './raw-answer.ts';

const browserAccept = 'text/html,application/xhtml+xml,*/*;q=0.8';

/** An old address, which leads to the new one. */
const moved = portal.redirects?.at(-1)?.from ?? '';

const asked: [path: string, asking?: Asking][] = [
  // Forms of an address
  ...[
    ...['/', '//', '/index', '/index.html', '/index/', '/.html', '/docs/iiif/', '/docs/iiif.html'],
    ...['/docs/iiif//', '/docs/iiif/index', '/docs/iiif/index.html', '/docs/iiif.html/index/'],
    ...['//docs/iiif', '///docs/iiif/', '/docs//iiif', '/docs/./iiif', '/docs/iiif.md/'],
    ...['/docs/%69iif', '/docs/%69iif/', '/Docs/IIIF', '/docs/IIIF.md', '/docs/iiif?a=1&b=%20'],
    ...['/docs/iiif/?a=1&b=%20', '/docs/iiif.html?x', '/llms.txt?a=1', '/llms.txt/', '/llms'],
    ...['/docs', '/docs/', '/docs.html', '/docs/index.html?a=1', '/DOCS', '/docs?a=1'],
    ...[moved, `${moved}/?b`, `${moved}.html`],
  ].map((path): [string] => [path]),
  // What does not exist, and what nobody may have
  ...[
    ...['/nothing', '/nothing/', '/nothing.html', '/docs/nothing', '/404', '/404.html', '/404/'],
    ...['/assets', '/assets/', '/assets/js', '/assets/js/none.js', '/docs/iiif.html.br'],
    ...['/docs/iiif.html.gz', '/docs/iiif.md.gz', '/.manifest.json', '/.inputs', '/.nginx/'],
    ...['/.nginx/http.conf', '/.nginx/server.conf', '/_headers', '/_redirects', '/.well-known'],
    ...['/.well-known/', '/.well-known/none', '/%2emanifest.json', '/docs/.hidden', '/.git/config'],
    ...['/sandbox/', '/search/', '/%', '/%zz', '/docs%00', '/docs%2fiiif', '/docs%5ciiif'],
    ...[
      '/docs\\iiif',
      '/..',
      '/../package.json',
      '/docs/../docs/iiif',
      '/%2e%2e/%2e%2e/etc/passwd',
    ],
    ...['/..%2f..%2fpackage.json', `/${'a'.repeat(9000)}`, `/${'a'.repeat(40_000)}`],
  ].map((path): [string] => [path]),
  // Methods
  ...['HEAD', 'POST', 'PUT', 'DELETE', 'OPTIONS', 'PATCH', 'TRACE', 'PROPFIND'].flatMap(
    (method): [string, Asking][] => [
      ['/docs/iiif', { method }],
      ['/nothing', { method }],
      ['/docs/iiif/', { method }],
    ],
  ),
  // Encodings
  ...['', 'identity', 'gzip', 'gzip;q=0', 'gzip;q=0.5', '*', 'deflate', 'br', 'gzip, br'].flatMap(
    (encoding): [string, Asking][] => [
      ['/docs/iiif', { headers: { 'accept-encoding': encoding } }],
      ['/nothing', { headers: { 'accept-encoding': encoding } }],
      ['/plates/favicon.svg', { headers: { 'accept-encoding': encoding } }],
      ['/icons/180.png', { headers: { 'accept-encoding': encoding } }],
    ],
  ),
  ['/docs/iiif', { headers: { 'accept-encoding': 'gzip', via: '1.1 proxy' } }],
  // Pages or Markdown, pages or plain words
  ...[
    ...[
      '*/*',
      'text/html',
      'text/markdown',
      'text/markdown, text/html',
      'text/html, text/markdown',
    ],
    ...['text/markdown;q=0', 'text/markdown;q=0.0, */*', 'text/markdown;q=0.5', 'TEXT/MARKDOWN'],
    ...['text/markdown;q=0.5, text/html', 'text/markdown;q=0.5, text/html;q=0.4'],
    ...['text/html;q=0.4, text/markdown;q=0.5', 'text/html;q=0.6, text/markdown;q=0.5'],
    ...['text/html;q=0.5, text/markdown;q=0.5', 'text/markdown;q=1.0, text/html;q=1'],
    ...['text/markdown;q=0.9, */*;q=0.8', 'text/plain, text/markdown ; q=0.3', 'application/json'],
    ...[
      'text/*',
      'text/*;q=0, */*',
      'text/html;q=0, */*',
      '*/*;q=0',
      'application/json, */*;q=0.1',
    ],
    browserAccept,
  ].flatMap((accept): [string, Asking][] => [
    ['/docs/iiif', { headers: { accept } }],
    ['/search', { headers: { accept } }],
    ['/docs/iiif.md', { headers: { accept } }],
    ['/nothing', { headers: { accept } }],
  ]),
  // Ranges
  ...['bytes=0-9', 'bytes=5-', 'bytes=-5', 'bytes=99999999-', 'bytes=0-1,3-4', 'items=0-1'].flatMap(
    (range): [string, Asking][] => [
      ['/docs/iiif', { headers: { range } }],
      ['/docs/iiif.md', { headers: { range } }],
      ['/icons/180.png', { headers: { range } }],
      ['/icons/180.png', { headers: { range, 'if-range': '"x"' } }],
      ['/docs/iiif/', { headers: { range } }],
      ['/nothing', { headers: { range } }],
    ],
  ),
  // Headers that are too large
  ['/docs/iiif', { headers: { cookie: 'a'.repeat(20_000) } }],
];

/** Requests to nginx and to our own server, made as a browser unless stated otherwise. */
export const cases = asked.map(([path, asking = {}]): [path: string, asking: Asking] => [
  path,
  { ...asking, headers: { accept: browserAccept, ...asking.headers } },
]);
