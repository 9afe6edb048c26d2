import { expect, test } from 'vitest';
import { refreshTarget } from './meta-refresh.ts';

test.each([
  ['<meta http-equiv="refresh" content="0; url=/docs/catalogue">', '/docs/catalogue'],
  ['<meta http-equiv=refresh content="0;URL=/docs/api#keys">', '/docs/api#keys'],
  [`<meta content="0; url='/docs'" HTTP-EQUIV='Refresh'>`, '/docs'],
  ['<meta http-equiv="refresh" content="0; url=/a?b=1&amp;c=2">', '/a?b=1&c=2'],
  ['<meta http-equiv = "refresh" content=" 0 , Url = \'/docs\' ">', '/docs'],
  ['<meta http-equiv="refresh" content="0;url=/docs ">', '/docs'],
  ['<meta name="a"><meta http-equiv="refresh" content="0; url=/docs">', '/docs'],
  [
    '<meta http-equiv="refresh" content="9"><meta http-equiv="refresh" content="0; url=/docs">',
    '/docs',
  ],
  ['<meta http-equiv="refresh">', undefined],
  ['<meta http-equiv="refresh" content="10; url=/docs">', undefined],
  ['<meta http-equiv="refresh" content="0 url=/docs">', undefined],
  ['<p title="http-equiv=refresh"><meta name="a" content="0; url=/docs">', undefined],
  ['<meta http-equiv="refresh" content="5; url=/docs">', undefined],
  ['<meta http-equiv="refresh" content="30">', undefined],
  ['<meta http-equiv="x-ua-compatible" content="0; url=/docs">', undefined],
  ['<!-- <meta http-equiv="refresh" content="0; url=/docs"> -->', undefined],
  ['<noscript><meta http-equiv="refresh" content="0; url=/docs"></noscript>', undefined],
  ['<pre>&lt;meta http-equiv="refresh" content="0; url=/docs"></pre>', undefined],
])('%s', (html, want) => {
  expect(refreshTarget(`<!doctype html><head>${html}`)).toBe(want);
});
