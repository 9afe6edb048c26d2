import { describe, expect, it } from 'vitest';
import { readSheet, withoutTypefaces } from './sheet';
import { usedCss } from './used-css';

const page = new Set(['html', 'body', 'a', '.x', '.y', '--own']);
const used = (css: string) => usedCss(readSheet(css, '/assets/css/styles.css'), page);

describe('usedCss', () => {
  it.each([
    ['rules in their order', '.y{top:0}.no{top:1px}a{top:2px}', '.y{top:0}a{top:2px}'],
    ['of a list, what can match', '.x,.no,a .no{top:0}', '.x{top:0}'],
    ['a list with vendors’ selectors whole', '.x,.no::-moz-x{top:0}', '.x,.no::-moz-x{top:0}'],
    [
      'custom properties that are used',
      ':root{--a:var(--b);--b: x;--c:1}.x{top:var(--a)}',
      ':root{--a:var(--b);--b: x}.x{top:var(--a)}',
    ],
    ['custom properties that the page uses', ':root{--own:1;--other:2}', ':root{--own:1}'],
    [
      'custom properties that typefaces or keyframes use',
      '@keyframes k{to{top:var(--a)}}:root{--a:1;--b:2}.x{animation:k}',
      '@keyframes k{to{top:var(--a)}}:root{--a:1}.x{animation:k}',
    ],
    [
      'no groups of unused properties',
      '@media screen{:root{--a:1}}@layer l{:root{--a:1}}',
      '@layer l;',
    ],
    ['groups', '@media (width>9px){.x{top:0}.no{top:0}}', '@media (width>9px){.x{top:0}}'],
    ['no empty groups', '@supports (top:0){@media screen{.no{top:0}}}', ''],
    [
      'groups in groups',
      '@supports (top:0){@media screen{.x{top:0}}}',
      '@supports (top:0){@media screen{.x{top:0}}}',
    ],
    [
      'containers',
      '@container side (width>9px){.x{top:0}}',
      '@container side (width>9px){.x{top:0}}',
    ],
    ['nothing for paper', '@media print{.x{top:0}}', ''],
    [
      'what is also for paper',
      '@media print, screen{.x{top:0}}',
      '@media print, screen{.x{top:0}}',
    ],
    ['the order of layers', '@layer a,b;@layer b{.no{top:0}}', '@layer a,b;@layer b;'],
    ['layers', '@layer a{.x{top:0}.no{top:0}}', '@layer a{.x{top:0}}'],
    [
      'an unused layer’s rank',
      '@layer a{.no{top:0}}@layer b{.x{top:0}}',
      '@layer a;@layer b{.x{top:0}}',
    ],
    [
      'typefaces',
      '@font-face{font-family:X;src:url(/x.woff2)}',
      '@font-face{font-family:X;src:url(/x.woff2)}',
    ],
    [
      'properties',
      '@property --a{syntax:"*";inherits:false}',
      '@property --a{syntax:"*";inherits:false}',
    ],
    ['no states of the pointer', 'a:hover{top:0}a:hover,a:focus{top:0}', 'a:focus{top:0}'],
    [
      'braces and commas in strings',
      '.x::before{content:"},.no{"}.no{top:0}',
      '.x::before{content:"},.no{"}',
    ],
    ['nested rules', '.x{top:0;&.no{top:1px}}', '.x{top:0;&.no{top:1px}}'],
    ['no comments', '/* a */.x{/* b */top:0}', '.x{top:0}'],
    ['no empty rules', '.x{}a{top:0}', 'a{top:0}'],
  ])('keeps %s', (_, css, kept) => {
    expect(used(css)).toBe(kept);
  });

  it.each([
    ['by name', '.x{animation:2s turn}'],
    ['by a custom property', ':root{--move: turn 1s}.x{animation:var(--move)}'],
    ['inside a group', '@media screen{.x{animation-name:turn}}'],
  ])('keeps an animation used %s', (_, css) => {
    const turn = '@keyframes turn{to{rotate:1turn}}';
    expect(used(`${turn}@keyframes no{to{top:0}}${css}`)).toBe(`${turn}${css}`);
  });

  it('leaves out an animation that only other rules use', () => {
    expect(used('.no{animation:turn 1s}@keyframes turn{to{top:0}}')).toBe('');
  });
});

describe('readSheet', () => {
  it.each([
    ['url(../fonts/a.woff2)', 'url(/assets/fonts/a.woff2)'],
    ['url("b.svg?c#d")', 'url("/assets/css/b.svg?c#d")'],
    ['url(/e.svg)', 'url(/e.svg)'],
    ['url(data:image/png;base64,AA)', 'url(data:image/png;base64,AA)'],
    [
      `url("data:image/svg+xml,%3Csvg fill='x'%3E")`,
      `url("data:image/svg+xml,%3Csvg fill='x'%3E")`,
    ],
    ['url(https://example.org/f.svg)', 'url(https://example.org/f.svg)'],
    ['url(#g)', 'url(#g)'],
  ])('writes %s for a page', (given, written) => {
    expect(used(`.x{background:${given}}`)).toBe(`.x{background:${written}}`);
  });

  it('knows what the site is below', () => {
    const parts = readSheet('.x{background:url(a.svg)}', '/developers/assets/css/styles.css');
    expect(usedCss(parts, page)).toBe('.x{background:url(/developers/assets/css/a.svg)}');
  });
});

it('leaves typefaces out of the sheet that follows', () => {
  const face = '@font-face{font-family:X;src:url(/x.woff2)}';
  expect(withoutTypefaces(`.x{top:0}${face}@layer a{${face}a{top:0}}`)).toBe(
    '.x{top:0}@layer a{a{top:0}}',
  );
});
