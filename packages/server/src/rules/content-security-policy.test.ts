import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import {
  contentSecurityPolicy,
  inlineScriptHashes,
  workerPolicy,
} from './content-security-policy.ts';

function hashOf(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}

describe('inline scripts', () => {
  test.each([
    ['plain', '<script>go()</script>', ['go()']],
    ['several, in order', '<script>b()</script><p><script>a()</script>', ['b()', 'a()']],
    ['unquoted attributes', '<script type=module defer>go()</script>', ['go()']],
    ['an empty type', '<script type="">go()</script>', ['go()']],
    ['a type in capitals', '<script type="TEXT/JavaScript">go()</script>', ['go()']],
    ['a type between spaces', '<script type=" module ">go()</script>', ['go()']],
    ['tags inside the script', '<script>a("<p>&amp;")</script>', ['a("<p>&amp;")']],
    ['characters beyond ASCII', '<script>say("é")</script>', ['say("é")']],
    ['Windows line endings, normalised as in a browser', '<script>a\r\nb</script>', ['a\nb']],
    ['in a template', '<template><script>go()</script></template>', ['go()']],
    ['external', '<script src=/assets/main.js></script>', []],
    ['external with a body', '<script src="/a.js">go()</script>', []],
    ['a data block', '<script type=application/ld+json>{"a":1}</script>', []],
    ['only mentioned in a comment', '<!-- <script>go()</script> -->', []],
    ['only quoted in an attribute', '<p title="<script>go()</script>">', []],
    ['for readers without scripts', '<noscript><script>go()</script></noscript>', []],
  ])('%s', (_name, html, scripts) => {
    expect(inlineScriptHashes(`<!doctype html>${html}`)).toEqual(scripts.map(hashOf));
  });

  test('hashes have the form that browsers expect', () => {
    expect(inlineScriptHashes('<script></script>')).toEqual([
      "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='",
    ]);
  });
});

describe('the policy', () => {
  test('covers every kind of content', () => {
    const origins = {
      connectOrigins: ['https://api.example.org'],
      pictureOrigins: ['https://images.example.org'],
    };
    expect(contentSecurityPolicy(["'sha256-b='"], origins)).toBe(
      "default-src 'self'; script-src 'self' 'sha256-b='; style-src 'self' 'unsafe-inline'; " +
        "img-src 'self' data: blob: https://images.example.org; font-src 'self'; connect-src 'self' https://api.example.org; " +
        "worker-src 'self'; manifest-src 'self'; object-src 'none'; base-uri 'self'; " +
        "form-action 'self'; frame-ancestors 'none'",
    );
  });

  test.each(["'unsafe-eval'", "'wasm-unsafe-eval'"] as const)(
    'allows %s only in the script of a worker',
    (allowed) => {
      expect(contentSecurityPolicy([])).not.toContain('unsafe-eval');
      expect(workerPolicy(allowed, ['https://api.example.org'])).toBe(
        `default-src 'none'; script-src 'self' ${allowed}; ` +
          "connect-src 'self' https://api.example.org; worker-src 'self'; frame-ancestors 'none'",
      );
    },
  );

  test('does not depend on the order of pages or hosts', () => {
    const all = (origins: string[]) => ({ connectOrigins: origins, pictureOrigins: origins });
    const one = all(['https://b.example', 'https://a.example', 'https://b.example']);
    const two = all(['https://a.example', 'https://b.example']);
    expect(contentSecurityPolicy(['b', 'a', 'b'], one)).toBe(
      contentSecurityPolicy(['a', 'b'], two),
    );
  });

  test.each(['http://localhost:3000', 'https://api.example.org:8443'])('allows %s', (origin) => {
    expect(contentSecurityPolicy([], { connectOrigins: [origin] })).toContain(
      `connect-src 'self' ${origin};`,
    );
  });

  test.each([
    'ftp://api.example.org',
    'api.example.org',
    'https://api.example.org/v2',
    'data:x',
    'https://a; script-src *',
  ])('refuses %j as an origin', (origin) => {
    for (const field of ['connectOrigins', 'pictureOrigins']) {
      expect(() => contentSecurityPolicy([], { [field]: [origin] })).toThrow(
        `"${origin}" is not an origin`,
      );
    }
  });
});
