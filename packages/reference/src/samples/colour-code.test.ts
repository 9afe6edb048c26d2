import { exampleBody, exampleValues } from '@portal/contract';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyApi } from '../../test/any-api.ts';
import { hostileText } from '../../test/arbitrary-text.ts';
import { loadContract, operationOf } from '../../test/contract.ts';
import { stringsIn } from '../../test/string-literals.ts';
import { colourCode } from './colour-code.ts';
import { languages } from './languages.ts';
import { toSampleRequest } from './sample-request.ts';

const apis = await loadContract();
const requests = [...apis, anyApi()].flatMap((api) =>
  api.operations.map((operation) =>
    toSampleRequest({
      api,
      operation,
      input: { values: exampleValues(operation), body: exampleBody(api, operation.body) },
      baseUrl: 'https://api.example.org',
      client: { package: '@portal/client', api: api.id },
    }),
  ),
);

function joined(code: string, languageId: string): string {
  return colourCode(code, languageId)
    .map(({ text }) => text)
    .join('');
}

/** Each piece that has a kind, e.g. `keyword await`. */
function kindsOf(code: string, languageId: string): string[] {
  return colourCode(code, languageId).flatMap(({ kind, text }) =>
    kind ? [`${kind} ${text}`] : [],
  );
}

function stringPieces(code: string, languageId: string): string[] {
  return colourCode(code, languageId).flatMap(({ kind, text }) =>
    kind === 'string' ? [text] : [],
  );
}

describe.each(languages.map((language) => [language.id, language] as const))('%s', (id, one) => {
  it('preserves the code of every sample, with something coloured in each', () => {
    for (const request of requests) {
      const code = one.write(request);
      expect(joined(code, id)).toBe(code);
      const kinds = new Set(colourCode(code, id).map(({ kind }) => kind));
      expect([kinds.has('keyword'), kinds.has('string'), kinds.has('name')]).toEqual([
        true,
        true,
        true,
      ]);
    }
  });

  it('preserves any text', () => {
    fc.assert(
      fc.property(fc.oneof(hostileText, fc.string()), (text) => {
        expect(joined(text, id)).toBe(text);
      }),
      { numRuns: 500 },
    );
  });
});

// Without cURL: a shell joins quoted and unquoted parts into one word.
describe.each(languages.filter(({ id }) => id !== 'curl'))('$id', ({ id, write }) => {
  it('colours exactly the strings, whatever is in them', () => {
    const rules = id === 'typescript' ? 'javascript' : id;
    const operation = operationOf(apis, 'getImageFile');
    fc.assert(
      fc.property(hostileText, (text) => {
        const headers = [{ name: 'X-Note', value: text }];
        const url = `https://api.example.org/${text}`;
        const code = write({ method: 'DELETE', headers, url, operation, values: {} });
        const found = stringPieces(code, id).flatMap((piece) => stringsIn(rules, piece));
        expect(found).toEqual(stringsIn(rules, code));
      }),
      { numRuns: 200 },
    );
  });
});

const cases: [languageId: string, code: string, kinds: string[]][] = [
  [
    'curl',
    "curl --location -H 'A: --b #c' 'it'\\''s' # why\n  --data-raw \"x\" a-b c#d",
    [
      'keyword curl',
      'name --location',
      'name -H',
      "string 'A: --b #c'",
      "string 'it'",
      "string 's'",
      'comment # why',
      'name --data-raw',
      'string "x"',
    ],
  ],
  [
    'javascript',
    "const part1 = await get('a // b', -1.5, `c $d\n`); // e\nx.constant = null",
    [
      'keyword const',
      'keyword await',
      'name get',
      "string 'a // b'",
      'number -1.5',
      'string `c $d\n`',
      'comment // e',
      'number null',
    ],
  ],
  [
    'typescript',
    "import { a } from 'b'; /* c\nd */",
    ['keyword import', 'keyword from', "string 'b'", 'comment /* c\nd */'],
  ],
  [
    'python',
    "with open('a\\'b', \"c\") as file: # d\n    file.write(None, 30)\n'''e\n'f'''",
    [
      'keyword with',
      'name open',
      "string 'a\\'b'",
      'string "c"',
      'keyword as',
      'comment # d',
      'name write',
      'number None',
      'number 30',
      "string '''e\n'f'''",
    ],
  ],
  [
    'r',
    'x <- curl::form_file("a\nb", TRUE) |> # c',
    ['keyword <-', 'name form_file', 'string "a\nb"', 'number TRUE', 'keyword |>', 'comment # c'],
  ],
  [
    'ruby',
    'http.start(\'a\', nil) do |http| # b\nend\nitem#each "\\#{c} \\" d"',
    [
      'name start',
      "string 'a'",
      'number nil',
      'keyword do',
      'comment # b',
      'keyword end',
      'string "\\#{c} \\" d"',
    ],
  ],
  [
    'go',
    'func main() { os.WriteFile("a", `b\\\n"c`, 0o644, \'d\') } // e',
    [
      'keyword func',
      'name main',
      'name WriteFile',
      'string "a"',
      'string `b\\\n"c`',
      'number 0o644',
      "string 'd'",
      'comment // e',
    ],
  ],
  [
    'php',
    "<?php\necho f('it\\'s', \"$a\"); # b\n// c",
    [
      'keyword <?php',
      'keyword echo',
      'name f',
      "string 'it\\'s'",
      'string "$a"',
      'comment # b',
      'comment // c',
    ],
  ],
  [
    'java',
    'public var x = new A("b\\"", 400, \'c\', false); // newer',
    [
      'keyword public',
      'keyword var',
      'keyword new',
      'name A',
      'string "b\\""',
      'number 400',
      "string 'c'",
      'number false',
      'comment // newer',
    ],
  ],
  [
    'csharp',
    'using var a = await B("https://c"); /* using */',
    [
      'keyword using',
      'keyword var',
      'keyword await',
      'name B',
      'string "https://c"',
      'comment /* using */',
    ],
  ],
  [
    'json',
    '{ "a": "b \\" : 1", "c" : [-1.5, true, 1e+5, null] }',
    ['string "b \\" : 1"', 'number -1.5', 'number true', 'number 1e+5', 'number null'],
  ],
  ['text', "const a = 'b' // 1", []],
  ['constructor', 'a', []],
];

it.each(cases)('finds what the code is made of: %s', (languageId, code, kinds) => {
  expect(kindsOf(code, languageId)).toEqual(kinds);
  expect(joined(code, languageId)).toBe(code);
});
