import { describe, expect, it } from 'vitest';
import { runSources } from '../../test/run-sources.ts';
import { plainMessage } from './describe-error.ts';

describe('an error', () => {
  it.each<[string, string[], object]>([
    [
      'in a cell',
      ['show(1)', 'const a: Record<string, number[]> = {};\n\nshow(a.b!.length);'],
      {
        cell: 'cell-2',
        line: 3,
        column: 11,
        message: 'Cannot read "length": the value before it is undefined.',
      },
    ],
    [
      'in a function of an earlier cell',
      [
        'function first(list: number[]): string {\n  return list[0]!.toFixed(2);\n}',
        '\n\nshow(first([]));',
      ],
      { cell: 'cell-1', line: 2, column: 19, calledFrom: { cell: 'cell-2', line: 3 } },
    ],
    [
      'after an await',
      [
        'async function f(): Promise<void> {\n  await 1;\n  throw new Error("That failed.");\n}',
        'await f();',
      ],
      {
        cell: 'cell-1',
        line: 3,
        column: 9,
        message: 'That failed.',
        calledFrom: { cell: 'cell-2', line: 1 },
      },
    ],
    [
      'about a name',
      ['show(1);\nshow(wroks);'],
      {
        line: 2,
        column: 6,
        message: 'There is no wroks yet. Is it spelt right, and has the cell that declares it run?',
      },
    ],
    [
      'in types that cannot be parsed',
      ['const a = 1;\nconst b: number = ;'],
      { line: 2, message: 'This is not valid TypeScript: unexpected token.' },
    ],
    [
      'in a page that should be JSON',
      ["JSON.parse(await new Response('<!doctype html>').text());"],
      { line: 1, message: expect.stringMatching(/^This is not JSON: .* and not to a page\?$/) },
    ],
    [
      // Not every Node names the line here.
      'in a response that should be JSON',
      ["await new Response('<!doctype html>').json();"],
      { message: expect.stringMatching(/^This is not JSON: /) },
    ],
    [
      'of the language',
      ['const a: number = 1;\nfor (const b: number of []) { await 1; }\nfunction f() { await 2; }'],
      { line: 3 },
    ],
    ['of two names that are one', ['let a = 1;\nlet a = 2;'], { line: 2, column: 5 }],
    ['about export', ['show(1);\nexport const a = 1;'], { line: 2, column: 1 }],
    [
      'about import.meta',
      ['show(import.meta.url);'],
      { line: 1, column: 6, message: 'A cell has no import.meta.' },
    ],
    [
      'that is not an Error',
      ['throw { code: 1 };'],
      { message: 'A value was thrown that is not an Error: {"code":1}' },
    ],
    [
      'of another kind',
      ["new URL('nowhere');"],
      { line: 1, message: expect.stringContaining('TypeError: Invalid URL') },
    ],
    [
      'in endless recursion',
      ['function f(): void { f(); }\nf();'],
      { message: 'A function calls itself endlessly.' },
    ],
  ])('%s', async (_, cells, expected) => {
    const { error, shown } = await runSources(cells);
    expect(error).toMatchObject({ kind: 'error', cell: `cell-${cells.length}`, ...expected });
    expect(shown.at(-1)).toEqual(error);
  });

  it('is located correctly after types on the same line', async () => {
    const source =
      'const a = ((b: { c: string } | undefined): string => b!.c.toUpperCase())(undefined);';
    const { error } = await runSources([source]);
    expect(error).toMatchObject({ line: 1, column: source.indexOf('.c.') + 2 });
  });
});

it.each([
  [
    'Cannot read "length": the value before it is undefined.',
    [
      "Cannot read properties of undefined (reading 'length')",
      'can\'t access property "length", cell$scope.list[0] is undefined',
      "undefined is not an object (evaluating 'cell$scope.list[0].length')",
    ],
  ],
  [
    'There is no wroks yet. Is it spelt right, and has the cell that declares it run?',
    ['wroks is not defined', "Can't find variable: wroks"],
  ],
  [
    'A function calls itself endlessly.',
    ['Maximum call stack size exceeded', 'too much recursion', 'Maximum call stack size exceeded.'],
  ],
])('%s is the message in every engine', (plain, messages) => {
  for (const message of messages) expect(plainMessage(new TypeError(message))).toBe(plain);
});
