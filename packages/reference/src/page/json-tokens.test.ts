import { expect, it } from 'vitest';
import { jsonTokens } from './json-tokens.ts';

it('finds values and leaves keys plain', () => {
  const json = '{ "a": "b \\" : 1", "c": [-1.5, true] }';
  expect(jsonTokens(json).filter(({ kind }) => kind !== 'plain')).toEqual([
    { kind: 'string', text: '"b \\" : 1"' },
    { kind: 'constant', text: '-1.5' },
    { kind: 'constant', text: 'true' },
  ]);
});

it('loses nothing', () => {
  for (const text of ['', '{', '"open', '{"a":1}\n', 'x1 null']) {
    expect(
      jsonTokens(text)
        .map((token) => token.text)
        .join(''),
    ).toBe(text);
  }
});
