import { buildRequest, checkValues, type HttpBody, isAccepted } from '@portal/contract';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { likelyValues } from '../../../contract/test/arbitrary-values.ts';
import { hostileText } from '../../test/arbitrary-text.ts';
import { loadContract, operationOf } from '../../test/contract.ts';
import { runJavaScript } from '../../test/samples/run-code.ts';
import { stringsIn } from '../../test/string-literals.ts';
import { languageOf, languages } from './languages.ts';
import { splitUrl } from './query-pairs.ts';
import type { SampleRequest } from './sample-request.ts';

const apis = await loadContract();
const getWorks = operationOf(apis, 'getWorks');
const getImageFile = operationOf(apis, 'getImageFile');
const base = 'https://api.example.org';
const options = { numRuns: 300 };

function requestOf(extra: Partial<SampleRequest>): SampleRequest {
  return {
    method: 'GET',
    headers: [],
    url: `${base}/x`,
    operation: getWorks,
    values: {},
    ...extra,
  };
}

function bodiesOf(first: string, second: string): HttpBody[] {
  const json = JSON.stringify({ [first]: [second, { a: first }] }, null, 2);
  const file = { fileName: second, mediaType: 'image/x-odd' };
  const parts = [
    { name: 'one', value: first },
    { name: second, value: second, mediaType: 'text/x-odd' },
    { name: 'scan', value: file },
  ];
  return [
    { kind: 'text', mediaType: 'application/json', text: json },
    { kind: 'text', mediaType: 'text/plain', text: first },
    { kind: 'multipart', mediaType: 'multipart/form-data', parts },
    { kind: 'multipart', mediaType: 'multipart/form-data', parts: parts.slice(0, 1) },
    { kind: 'file', mediaType: 'image/x-odd', file },
  ];
}

function textsOf(body: HttpBody): string[] {
  if (body.kind === 'text') return [body.text];
  if (body.kind === 'file') return [body.file.fileName];
  return body.parts.flatMap(({ name, value, mediaType = '' }) => [
    name,
    mediaType,
    ...(typeof value === 'string' ? [value] : [value.fileName, value.mediaType]),
  ]);
}

function leavesOf(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [String(value)];
  return Object.entries(value).flatMap(([name, one]) => [
    // A name that is a word needs no quotes in some languages.
    ...(Array.isArray(value) || /^\w+$/.test(name) ? [] : [name]),
    ...leavesOf(one),
  ]);
}

/** As it is, in the quotes of a form, or as JSON in the language's own notation. */
function isNamed(text: string, found: readonly string[]): boolean {
  const signs: Record<string, string> = { '"': '%22', '\r': '%0D', '\n': '%0A' };
  const forms = [
    text,
    text.replace(/["\\]/g, '\\$&'),
    text.replace(/["\r\n]/g, (sign) => signs[sign] ?? ''),
  ];
  if (found.some((string) => forms.some((form) => string.includes(form)))) return true;
  if (!/^\{\n {2}"/.test(text)) return false;
  const value = JSON.parse(text);
  return (
    found.includes(JSON.stringify(value)) || leavesOf(value).every((leaf) => found.includes(leaf))
  );
}

/** TypeScript names no URL when it uses the client, and is JavaScript when it does not. */
const rulesOf = (id: string) => (id === 'typescript' ? 'javascript' : id);

it('tells languages apart by their ids, and falls back to the first', () => {
  const ids = languages.map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
  expect(languageOf('go').label).toBe('Go');
  expect(languageOf('cobol').id).toBe('curl');
});

describe.each(languages.map((language) => [language.label, language] as const))('%s', (_, one) => {
  it('names exactly the URL that is sent, whatever is in it', () => {
    fc.assert(
      fc.property(hostileText, fc.constantFrom(getWorks, getImageFile), (text, operation) => {
        const url = `${base}/${text}`;
        // Python has the parameters of a URL apart.
        fc.pre(one.id !== 'python' || splitUrl(url) === undefined);
        const found = stringsIn(rulesOf(one.id), one.write(requestOf({ url, operation })));
        expect(found.filter((string) => string === url)).toEqual([url]);
      }),
      options,
    );
  });

  it('names every header and another method', () => {
    fc.assert(
      fc.property(hostileText, (value) => {
        const headers = [
          { name: 'Accept', value },
          { name: 'X-Other', value: 'b' },
        ];
        const code = one.write(requestOf({ method: 'DELETE', headers }));
        const found = stringsIn(rulesOf(one.id), code).join('\u0000');
        expect(found).toContain(value);
        expect(found).toContain('X-Other');
        expect(found).toContain('DELETE');
      }),
      { ...options, numRuns: 60 },
    );
  });

  it('names everything in a body, whatever it is', () => {
    const some = fc.oneof(hostileText, fc.constant('{\n  "a": "it\'s `b` \\\\n"\n}'));
    fc.assert(
      fc.property(some, some, (first, second) => {
        for (const body of bodiesOf(first, second)) {
          const code = one.write(requestOf({ method: 'PATCH', body }));
          const found = stringsIn(rulesOf(one.id), code);
          expect(textsOf(body).filter((text) => !isNamed(text, found))).toEqual([]);
        }
      }),
      { ...options, numRuns: 60 },
    );
  });

  it('shows a name and a password as such', () => {
    const value = `Basic ${btoa('YOUR_USERNAME:it\'s "$1"')}`;
    for (const method of ['GET', 'POST']) {
      const headers = [{ name: 'Authorization', value }];
      const found = stringsIn(rulesOf(one.id), one.write(requestOf({ method, headers })));
      const all = found.join('\u0000');
      expect([all.includes('YOUR_USERNAME'), all.includes('it\'s "$1"')]).toEqual([true, true]);
      expect(all).not.toContain(value.slice('Basic '.length));
    }
  });

  it('spells out invisible characters', () => {
    if (one.id === 'curl') return;
    expect(one.write(requestOf({ url: `${base}/\u202e\ufeff` }))).not.toMatch(/[\u202e\ufeff]/);
  });
});

describe('Python', () => {
  const { write } = languageOf('python');
  const codeOf = (query: string) => write(requestOf({ url: `${base}/works${query}` }));

  it('has parameters one can edit, and prints what can be read', () => {
    expect(codeOf('?query=horse&page=2')).toBe(
      [
        'import json',
        '',
        'import requests',
        '',
        'response = requests.get(',
        "    'https://api.example.org/works',",
        '    params={',
        "        'query': 'horse',",
        "        'page': '2',",
        '    },',
        '    timeout=30,',
        ')',
        'response.raise_for_status()',
        '',
        'print(json.dumps(response.json(), indent=2, ensure_ascii=False))',
      ].join('\n'),
    );
  });

  it('encodes as the API does where requests would not', () => {
    expect(codeOf('?query=a%20b&include=items,notes')).toContain(
      [
        "    'https://api.example.org/works',",
        '    params=urlencode(',
        '        {',
        "            'query': 'a b',",
        "            'include': 'items,notes',",
        '        },',
        "        safe=',',",
        '        quote_via=quote,',
        '    ),',
      ].join('\n'),
    );
    expect(codeOf('?query=a%20b')).toContain('from urllib.parse import quote, urlencode\n');
    expect(codeOf('?include=a,b')).toContain('import urlencode\n\nimport requests\n');
  });

  it('repeats a name in a list', () => {
    expect(codeOf('?a=1&a=2')).toContain(
      "params=[\n        ('a', '1'),\n        ('a', '2'),\n    ],",
    );
  });
});

describe('TypeScript', () => {
  const { write } = languageOf('typescript');
  const operations = apis.flatMap((api) =>
    api.operations.map((operation) => [operation.id, api.id, operation] as const),
  );

  it.each(operations)('sends through the client what is shown: %s', async (_, api, operation) => {
    const client = { package: '@portal/client', api };
    await fc.assert(
      fc.asyncProperty(likelyValues(operation), async (values) => {
        fc.pre(isAccepted(checkValues(operation, values)));
        const url = buildRequest(operation, values, `${base}/sandbox`).href;
        const code = write({ method: 'GET', headers: [], url, operation, values, client });
        expect(code).toContain("from '@portal/client'");
        const asked: string[] = [];
        await runJavaScript(code, async (given) => {
          asked.push((given as Request).url);
          return Response.json({});
        });
        expect(asked).toEqual([url]);
      }),
      { ...options, numRuns: 60 },
    );
  });

  it('reads like a hand-written call', () => {
    const values = { query: 'horse', 'subjects.label': ['Medicine, Popular'], page: 2 };
    const url = buildRequest(getWorks, values, base).href;
    const client = { package: '@portal/client', api: 'catalogue' };
    expect(write({ method: 'GET', headers: [], url, operation: getWorks, values, client })).toBe(
      [
        "import { createClient } from '@portal/client';",
        '',
        "const client = createClient('catalogue', { baseUrl: 'https://api.example.org' });",
        '',
        "const { data, error, response } = await client.GET('/works', {",
        '  params: {',
        "    query: { query: 'horse', 'subjects.label': ['Medicine, Popular'], page: 2 },",
        '  },',
        '});',
        // biome-ignore lint/suspicious/noTemplateCurlyInString: it is the sample that has the template
        'if (!response.ok) throw new Error(`${response.status} ${JSON.stringify(error)}`);',
        '',
        'console.log(data);',
      ].join('\n'),
    );
  });

  it('is written with fetch if there is no client, or the URL differs', () => {
    const client = { package: '@portal/client', api: 'catalogue' };
    expect(write(requestOf({}))).toContain('await fetch(');
    const values = { id: 'hx7q2mvb' };
    const operation = operationOf(apis, 'getWork');
    const url = buildRequest(operation, values, base).href;
    const whole = requestOf({ url, operation, values, client });
    expect(write(whole)).toContain("client.GET('/works/{id}'");
    const body: HttpBody = { kind: 'text', mediaType: 'text/plain', text: 'a' };
    const basic = { name: 'Authorization', value: `Basic ${btoa('a:b')}` };
    const others: Partial<SampleRequest>[] = [
      { url: `${base}/catalogue/v2/works/{id}`, values: {} },
      { url: `${url}?api_key=YOUR_API_KEY` },
      { method: 'POST' },
      { body },
      { headers: [basic] },
    ];
    for (const other of others) expect(write({ ...whole, ...other })).toContain('await fetch(');
    expect(write(requestOf({ client }))).toContain('await fetch(');
  });
});
