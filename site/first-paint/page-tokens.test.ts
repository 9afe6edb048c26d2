import { expect, it } from 'vitest';
import { pageTokens } from './page-tokens';

const ownTokens = (html: string) => {
  const implied = pageTokens('');
  return [...pageTokens(html)].filter((token) => !implied.has(token));
};

it.each([
  [
    'elements, classes, ids and attributes',
    '<a class="x  y" id=top HREF="/">',
    ['a', '[class]', '.x', '.y', '[id]', '#top', '[href]'],
  ],
  [
    'attributes without a value',
    "<input disabled type='text'/>",
    ['input', '[disabled]', '[type]'],
  ],
  [
    'values with > in them',
    '<p title="a > b" class="after"><b>',
    ['p', '[title]', '[class]', '.after', 'b'],
  ],
  [
    'values with the other quote',
    `<p title='"' class="it's"><b>`,
    ['p', '[title]', '[class]', ".it's", 'b'],
  ],
  [
    'names in lower case',
    '<svg viewBox="0 0 1 1"><linearGradient>',
    ['svg', '[viewbox]', 'lineargradient'],
  ],
  ['class names with entities', '<p class="[&amp;_a]:x">', ['p', '[class]', '.[&_a]:x']],
  ['values over several lines', '<p\n class="a\n b"\n>', ['p', '[class]', '.a', '.b']],
] as const)('reads %s', (_, html, tokens) => {
  expect(ownTokens(html)).toEqual(tokens);
});

it.each([
  ['a comment', '<!-- <i class="no"> --><b>'],
  ['a script', '<script>"<i class=no>"</script><b>'],
  ['a style', '<style>/* <i class=no> */</style><b>'],
  ['a text field', '<textarea><i class=no></textarea><b>'],
])('reads nothing in %s', (_, html) => {
  const tokens = pageTokens(html);
  expect(tokens).toContain('b');
  expect(tokens).not.toContain('i');
  expect(tokens).not.toContain('.no');
});

it('counts what a browser adds', () => {
  expect([...pageTokens('<table><tr>')]).toEqual(expect.arrayContaining(['html', 'body', 'tbody']));
});

it('lists the custom properties that a page uses itself', () => {
  const html = '<p style="color:var(--ink)"><svg><style>a{top:var( --b , 0)}</style></svg>--none';
  expect([...pageTokens(html)].filter((token) => token.startsWith('--'))).toEqual(['--ink', '--b']);
});
