import { describe, expect, it } from 'vitest';
import { parseBlocks } from './parse-blocks.ts';
import { parseInline } from './parse-inline.ts';

describe('parseInline', () => {
  it.each([
    [
      'code',
      'Use `include`.',
      [
        ['text', 'Use '],
        ['code', 'include'],
        ['text', '.'],
      ],
    ],
    ['code with ticks inside', '`` a`b ``', [['code', 'a`b']]],
    ['bold with code', '**A `b`**', [['strong', 'A `b`']]],
    [
      'emphasis',
      'the *start* of',
      [
        ['text', 'the '],
        ['emphasis', 'start'],
        ['text', ' of'],
      ],
    ],
    ['a star that is none', '2 * 3 * 4', [['text', '2 * 3 * 4']]],
    ['a script address', '[x](javascript:alert)', [['text', '[x](javascript:alert)']]],
    ['an address without a scheme', '[x](//a.example)', [['text', '[x](//a.example)']]],
    ['markup', '<b>x</b>', [['text', '<b>x</b>']]],
  ])('reads %s', (_, text, want) => {
    expect(parseInline(text).map(({ kind, text: inner }) => [kind, inner])).toEqual(want);
  });

  it('keeps the address of a link', () => {
    expect(parseInline('[guide](/docs/iiif)')).toEqual([
      { kind: 'link', text: 'guide', href: '/docs/iiif' },
    ]);
  });
});

describe('parseBlocks', () => {
  it('reads paragraphs, lists with long items, and what follows', () => {
    const text = 'One\ntwo\n\n- a\n  b\n- c\n  - d\n\nEnd';
    expect(parseBlocks(text)).toEqual([
      { kind: 'paragraph', text: 'One\ntwo' },
      {
        kind: 'list',
        ordered: false,
        items: [
          [{ kind: 'paragraph', text: 'a\nb' }],
          [
            { kind: 'paragraph', text: 'c' },
            { kind: 'list', ordered: false, items: [[{ kind: 'paragraph', text: 'd' }]] },
          ],
        ],
      },
      { kind: 'paragraph', text: 'End' },
    ]);
  });

  it('reads code as it stands, even when it is not closed', () => {
    expect(parseBlocks('```json\n{ "a": 1 }\n- b')).toEqual([
      { kind: 'code', text: '{ "a": 1 }\n- b' },
    ]);
  });

  it('reads a table', () => {
    expect(parseBlocks('| a | b |\n|---|---|\n| 1 | x \\| y |')).toEqual([
      { kind: 'table', head: ['a', 'b'], rows: [['1', 'x | y']] },
    ]);
  });

  it('ends on any input', () => {
    for (const text of ['', '\n\n', '-', '- ', '1. ', '|', '#', '>', '```']) {
      expect(parseBlocks(text)).toBeInstanceOf(Array);
    }
  });
});
