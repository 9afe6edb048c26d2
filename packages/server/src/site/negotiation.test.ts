import { describe, expect, test } from 'vitest';
import { acceptsHtml, chooseEncoding, type Encoding, prefersMarkdown } from './negotiation.ts';

const all: Encoding[] = ['br', 'gzip'];

describe('Accept-Encoding', () => {
  test.each<[string | null, Encoding[], Encoding]>([
    [null, all, 'identity'],
    ['', all, 'identity'],
    ['br', all, 'br'],
    ['gzip, deflate, br, zstd', all, 'br'],
    ['gzip, deflate', all, 'gzip'],
    ['GZIP', all, 'gzip'],
    ['gzip;q=1.0, br;q=0.5', all, 'gzip'],
    ['gzip;q=0.5,br;q=0.5', all, 'br'],
    ['br;q=0, gzip', all, 'gzip'],
    ['br;q=0, gzip;q=0', all, 'identity'],
    ['br ; q=0.0 , *', all, 'gzip'],
    ['*', all, 'br'],
    ['*;q=0', all, 'identity'],
    ['*;q=0, gzip', all, 'gzip'],
    ['identity, br;q=0.5', all, 'identity'],
    ['identity;q=0.1, br;q=0.5', all, 'br'],
    ['identity;q=0', all, 'identity'],
    ['identity;q=0, *', all, 'br'],
    ['deflate', all, 'identity'],
    ['br', ['gzip'], 'identity'],
    ['br, gzip;q=0.1', ['gzip'], 'gzip'],
    ['br, gzip', [], 'identity'],
    ['*;q=0.5, identity', all, 'identity'],
    ['*;q=0.5, br;q=0', all, 'gzip'],
    ['*;q=0.5, br;q=0.2', ['br'], 'identity'],
    [',;q=x,,', all, 'identity'],
  ])('%j of %j gives %s', (header, available, want) => {
    expect(chooseEncoding(header, available)).toBe(want);
  });
});

describe('Accept', () => {
  test.each<[string | null, boolean]>([
    [null, true],
    ['', true],
    [' ', true],
    ['*/*', true],
    ['text/html,application/xhtml+xml,*/*;q=0.8', true],
    ['text/*', true],
    ['TEXT/HTML', true],
    ['application/json', false],
    ['image/avif,image/webp', false],
    ['text/html;q=0, */*', false],
    ['text/*;q=0, */*', false],
    ['*/*;q=0', false],
    ['text/html, text/*;q=0', true],
    ['text/*, */*;q=0', true],
  ])('%j accepts a page: %s', (header, want) => {
    expect(acceptsHtml(header)).toBe(want);
  });

  test.each<[string | null, boolean]>([
    [null, false],
    ['', false],
    [' ', false],
    ['*/*', false],
    ['text/*', false],
    ['text/html', false],
    ['text/markdown', true],
    ['Text/Markdown;q=0.1', true],
    ['text/markdown;q=0', false],
    ['text/markdown, text/html', true],
    ['text/markdown;q=0.9, text/html', false],
    ['text/markdown;q=0, text/html;q=0', false],
    ['text/markdown, text/html;q=0.9, */*;q=0.8', true],
    ['text/markdown, */*', true],
    ['text/markdown;q=0.1, */*', false],
    ['text/markdown;q=0.1, text/*', false],
    ['text/markdown;q=0.5, text/*;q=0.4, */*', true],
    ['text/markdown;q=0.5, text/html;q=0.1, */*', true],
  ])('%j prefers Markdown: %s', (header, want) => {
    expect(prefersMarkdown(header)).toBe(want);
  });
});
