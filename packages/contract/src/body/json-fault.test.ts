import fc from 'fast-check';
import { expect, it } from 'vitest';
import { findJsonFault } from './json-fault.ts';

it.each([
  ['{"a": 1,}', 1, 9, 'a name in double quotes', '}'],
  ['{"a": 1\n "b": 2}', 2, 2, 'a comma or }', '"b"'],
  ['[1, 2', 1, 6, 'a comma or ]', 'the end'],
  ["{'a': 1}", 1, 2, 'a name in double quotes or }', "'"],
  ['{"a" 1}', 1, 6, 'a colon', '1'],
  ['{"a": }', 1, 7, 'a value', '}'],
  ['[}', 1, 2, 'a value or ]', '}'],
  ['{]', 1, 2, 'a name in double quotes or }', ']'],
  ['[1:2]', 1, 3, 'a comma or ]', ':'],
  ['{"a":1,]', 1, 8, 'a name in double quotes', ']'],
  ['{"a"', 1, 5, 'a colon', 'the end'],
  ['{"a":{"b":1}', 1, 13, 'a comma or }', 'the end'],
  ['\n\n  [', 3, 4, 'a value or ]', 'the end'],
  [' \t\r\n1 x', 2, 3, 'nothing more', 'x'],
  [`[1 ${'a'.repeat(30)}]`, 1, 4, 'a comma or ]', 'a'.repeat(20)],
  ['["a" "b c"]', 1, 6, 'a comma or ]', '"b c"'],
  ['[1 \u{1f40e}]', 1, 4, 'a comma or ]', '\u{1f40e}'],
  ['[1,]', 1, 4, 'a value', ']'],
  ['[1}', 1, 3, 'a comma or ]', '}'],
  ['{} {}', 1, 4, 'nothing more', '{'],
  ['', 1, 1, 'a value', 'the end'],
  ['nul', 1, 1, 'a value', 'nul'],
  ['01', 1, 1, 'a value', '01'],
  ['"a\nb"', 1, 1, 'a value', '"a'],
])('%j fails at line %i, column %i', (text, line, column, expectedText, found) => {
  expect(findJsonFault(text)).toEqual({ line, column, expected: expectedText, found });
});

it('finds a fault exactly where JSON.parse throws', () => {
  const pieces = fc.constantFrom(
    ...['{', '}', '[', ']', ',', ':', ' ', '\n', '"', '"a"', '"\\', 'u00e9', '-', '0', '12', '.5'],
    ...['e3', 'true', 'null', 'x', '\t', '\u007f', '\u0001', '\ud800', '\u{1f40e}', '\\n"'],
  );
  const broken = fc.array(pieces, { maxLength: 12 }).map((list) => list.join(''));
  const cut = fc
    .tuple(fc.json(), fc.nat(), fc.nat(3), fc.string({ maxLength: 2 }))
    .map(([text, at, length, more]) => {
      const start = at % (text.length + 1);
      return text.slice(0, start) + more + text.slice(start + length);
    });
  fc.assert(
    fc.property(fc.oneof(broken, cut, fc.json()), (text) => {
      let isJson = true;
      try {
        JSON.parse(text);
      } catch {
        isJson = false;
      }
      expect(findJsonFault(text) === undefined).toBe(isJson);
    }),
    { numRuns: 3000 },
  );
});
