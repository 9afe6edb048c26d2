import { describe, expect, it } from 'vitest';
import { couldMatch, readSelector, splitSelectors } from './selector';

describe('splitSelectors', () => {
  it.each([
    ['a, b', ['a', 'b']],
    ['a:is(b, c), d', ['a:is(b, c)', 'd']],
    [`[title="a, b"], c`, ['[title="a, b"]', 'c']],
    [`[title='it\\', is'], c`, [`[title='it\\', is']`, 'c']],
    ['.a\\,b, c', ['.a\\,b', 'c']],
    ['a:not(:is(b, [x="),"])), c', ['a:not(:is(b, [x="),"]))', 'c']],
  ])('splits %s', (list, parts) => {
    expect(splitSelectors(list)).toEqual(parts);
  });
});

const page = new Set(['html', 'body', 'a', 'p', '.x', '.y', '#top', '[href]', '.md:wide', '.1st']);

describe('couldMatch', () => {
  it.each([
    '*',
    ':root',
    'a',
    'A',
    '.x',
    'a.x.y',
    'p > a',
    'p+a~.x',
    '.x .y',
    '#top',
    'a[href]',
    'a[HREF^="http, "]',
    'a[href="]"]',
    '.md\\:wide',
    '.\\31 st',
    'a:focus-visible',
    'a::before',
    'a:not(.absent)',
    'a:not(.absent):not([absent]) .x',
    'li:nth-child(2n+1 of .absent), a',
    ':is(.absent, .x)',
    ':where(.absent .x, p a)',
    ':is(:is(.absent, a))',
    'a:has(> .x)',
    'a:has(.absent, + p)',
    // Set on <html> before the first paint
    '[data-theme="dark"] .x',
    'html[data-language=python] .x',
    ':root[data-theme=dark]',
    '&.x',
    'svg|a',
    'a:nth-child(1 of .x)',
  ])('%s could', (list) => {
    expect(splitSelectors(list).some((one) => couldMatch(readSelector(one), page))).toBe(true);
  });

  it.each([
    'div',
    '.absent',
    '.X',
    '#other',
    'a.absent',
    'a[title]',
    '.x[data-theme]',
    '.absent .x',
    '.x .absent',
    'p>.absent',
    'p~.absent',
    '.absent:hover',
    'a.absent::after',
    ':is(.absent, div)',
    'a:where(.absent) .x',
    ':is(:is(.absent))',
    'a:has(.absent)',
    'a:not(.x).absent',
    '.md\\:narrow',
    'a:is(p[title=")"], .absent)',
    ':is()',
    'svg|div',
  ])('%s could not', (selector) => {
    expect(couldMatch(readSelector(selector), page)).toBe(false);
  });

  it.each([
    ['a:hover', true],
    ['.x:active > a', true],
    ['a:focus-visible', false],
    ['a:not(:hover)', false],
    ['.hover', false],
    ['.a\\:hover', false],
  ])('knows whether %s needs a pointer', (selector, isPointed) => {
    expect(readSelector(selector).isPointed).toBe(isPointed);
  });
});
