import { expect, it } from 'vitest';
import { mapLinks } from './map-links.ts';

/** What begins with `/to` has moved, and what begins with `/gone` leads nowhere. */
function map(address: string): string | undefined {
  if (address.startsWith('/to')) return `https://moved.example${address}`;
  return address.includes('gone') ? undefined : address;
}

it.each([
  ['[words](/gone) and [more](/kept)', 'words and [more](/kept)'],
  ['[words](/to/a "Title")', '[words](<https://moved.example/to/a> "Title")'],
  ['[*words*](</gone with spaces>)', '*words*'],
  ['[a [b] c](/gone_(d))', 'a [b] c'],
  ['[escaped](/go\\_ne&amp;gone)', 'escaped'],
  ['![a picture](/gone.png)', 'a picture'],
  ['[![a picture](/to/a.png)](/gone)', '![a picture](<https://moved.example/to/a.png>)'],
  [
    '[one][1], [1], [2][] and [3]\n\n[1]: /gone\n[2]: /to/2',
    'one, 1, [2][] and [3]\n\n\n[2]: <https://moved.example/to/2>',
  ],
  ['<a href="/gone">words</a> <b title=\'href=x\'>b</b>', "<a>words</a> <b title='href=x'>b</b>"],
  ["<img\nsrc='/to/a.png'>", '<img\nsrc="https://moved.example/to/a.png">'],
  [
    '<https://gone.example> https://gone.example/a https://kept.example',
    'https\\://gone.example https\\://gone.example/a https://kept.example',
  ],
  [
    '`[code](/gone)` and\n\n    [code](/gone)\n\n```\n[code](/gone)\n```',
    '`[code](/gone)` and\n\n    [code](/gone)\n\n```\n[code](/gone)\n```',
  ],
  ['> - [words](/gone)\r\n>   more', '> - words\r\n>   more'],
  ['| a |\n|---|\n| [words](/gone) |', '| a |\n|---|\n| words |'],
  ['\uFEFF[words](/gone)', 'words'],
  ['[never closed](/gone', '[never closed](/gone'],
  ['{braces} <Component /> [x]', '{braces} <Component /> [x]'],
])('%j becomes %j', (markdown, want) => {
  expect(mapLinks(markdown, map)).toBe(want);
});

it('changes nothing in what would take too long to parse', () => {
  const text = `${'*a'.repeat(30_000)} [words](/gone)`;
  expect(mapLinks(text, map)).toBe(text);
});
