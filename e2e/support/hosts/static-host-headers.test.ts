import { expect, test } from 'vitest';
import { headersFor, parseHeadersFile } from './static-host-headers.ts';

const rules = parseHeadersFile(`
# Everywhere
/*
  X-Frame-Options: DENY
  Content-Security-Policy: default-src 'self'
/assets/*
  Cache-Control: public, immutable
/*.md
  Content-Type: text/markdown
/worker.js
  ! Content-Security-Policy
  Content-Security-Policy: default-src 'none'
/assets/a.js
  Cache-Control: no-transform
`);

test.each([
  ['/', {}],
  ['/docs/a.md', { 'content-type': 'text/markdown' }],
  ['/docs/a.md.txt', {}],
  ['/assets/b.js', { 'cache-control': 'public, immutable' }],
  ['/assets/a.js', { 'cache-control': 'public, immutable, no-transform' }],
  ['/worker.js', { 'content-security-policy': "default-src 'none'" }],
  ['/workerxjs', {}],
])('the headers of %s', (path, own) => {
  const everywhere = { 'x-frame-options': 'DENY', 'content-security-policy': "default-src 'self'" };
  expect(headersFor(rules, path)).toEqual({ ...everywhere, ...own });
});

test.each(['  X-Alone: 1', '/*\n  nonsense'])('%j is refused', (text) => {
  expect(() => parseHeadersFile(text)).toThrow('is neither a path nor a header below one');
});
