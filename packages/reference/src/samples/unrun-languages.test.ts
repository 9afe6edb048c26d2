import { buildRequest, exampleValues } from '@portal/contract';
import { describe, expect, it } from 'vitest';
import { apiOf } from '../../../contract/test/fixture-api.ts';
import { loadContract } from '../../test/contract.ts';
import { languageOf, languages } from './languages.ts';
import type { SampleRequest } from './sample-request.ts';

type Rules = {
  /** What follows a redirect. */
  follows: RegExp;
  /** What ends the program on an error, before the answer is used. */
  fails: RegExp;
  /** What would turn either off. */
  never: RegExp;
};

/** Languages that need not be installed where the tests run: read rather than run. */
const rules: Record<string, Rules> = {
  curl: {
    follows: /^curl --location /,
    fails: /^curl --location --fail(-with-body)? /,
    never: /max-redirs|no-location/,
  },
  python: {
    follows: /^response = requests\.get\(/m,
    fails: /^\)\nresponse\.raise_for_status\(\)\n\n(print|response\.encoding|with open)/m,
    never: /allow_redirects|try:|except/,
  },
  r: {
    follows: /\|>\n {2}req_perform\(/,
    fails:
      /\|>\n {2}req_perform\(\)\n\n(if \(length\(response\$body\) > 0\) )?(str|cat|writeBin)\(/,
    never: /req_error|followlocation|maxredirs/,
  },
  ruby: {
    follows: /^require 'open-uri'$[\s\S]*URI\.parse\(.*\)\.open/m,
    fails: /^body = URI\.parse\(.*\)\.open(\(.*\))?\.read\n(puts|File)/m,
    never: /redirect|rescue/,
  },
  go: {
    follows: /:= http\.DefaultClient\.Do\(request\)/,
    fails:
      /\n\tif response\.StatusCode >= 400 \{\n\t\tlog\.Fatalf\("%s: %s", response\.Status, body\)\n\t\}\n\t(fmt\.Println|err = os\.WriteFile)/,
    never: /CheckRedirect|RoundTrip/,
  },
  php: {
    follows: /curl_setopt_array\(\$curl, \[[^\]]*CURLOPT_FOLLOWLOCATION => true,/,
    fails:
      /\$status = curl_getinfo\(\$curl, CURLINFO_RESPONSE_CODE\);\nif \(\$status >= 400\) \{\n {4}throw new RuntimeException\(\$status \. " " \. \$body\);\n\}\n\n(print_r|echo|file_put)/,
    never: /MAXREDIRS|FOLLOWLOCATION => false/,
  },
  java: {
    follows: /\.followRedirects\(HttpClient\.Redirect\.NORMAL\)\n\s+\.build\(\)/,
    fails:
      /if \(response\.statusCode\(\) >= 400\) \{\n\s+throw new IllegalStateException\(response\.statusCode\(\) .*\n\s+\}\n\s+(System|Files)/,
    never: /Redirect\.NEVER/,
  },
  csharp: {
    follows: /using var client = new HttpClient\(\);/,
    fails:
      /SendAsync\(request\);\nresponse\.EnsureSuccessStatusCode\(\);\n(Console\.WriteLine|await File)/,
    never: /AllowAutoRedirect|HttpClientHandler/,
  },
};

const apis = await loadContract();
const requests = apis.flatMap(({ operations }) =>
  operations.map((operation): SampleRequest => {
    const values = exampleValues(operation);
    const url = buildRequest(operation, values, 'https://api.example.org').href;
    return { method: 'GET', url, operation, values, headers: [{ name: 'X-Sample', value: 'a' }] };
  }),
);

describe.each(Object.entries(rules))('%s', (id, { follows, fails, never }) => {
  it.each(requests.map((request) => [request.operation.id, request] as const))('%s', (_, one) => {
    const code = languageOf(id).write(one);
    expect(code).toMatch(follows);
    expect(code).toMatch(fails);
    expect(code).not.toMatch(never);
  });
});

it('has rules for every language that needs more than Node to run', () => {
  const others = languages.map(({ id }) => id).filter((id) => !/^(java|type)script$/.test(id));
  expect(Object.keys(rules).sort()).toEqual(others.sort());
});

it('fails in Ruby for the other methods too', () => {
  const [first] = requests;
  if (!first) throw new Error('No request.');
  const code = languageOf('ruby').write({ ...first, method: 'POST' });
  expect(code).toMatch(/^end\nresponse\.value .*\nbody = response\.body\n/m);
});

it.each([
  ['php', '    CURLOPT_NOBODY => true,\n', '    CURLOPT_CUSTOMREQUEST => '],
  ['ruby', ', false, false, uri)', ', false, true, uri)'],
])('does not wait in %s for a body of an answer to HEAD', (id, noBody, someBody) => {
  const [first] = requests;
  if (!first) throw new Error('No request.');
  const { write } = languageOf(id);
  for (const method of ['HEAD', 'POST', 'DELETE', 'OPTIONS']) {
    const code = write({ ...first, method });
    expect(code).toContain(method === 'HEAD' ? noBody : someBody);
    expect(code).not.toContain(method === 'HEAD' ? someBody : noBody);
  }
});

describe('R, which cannot read an empty body, asks first if there may be one', () => {
  const none = { description: '' };
  const json = { ...none, content: { 'application/json': {} } };
  const text = { ...none, content: { 'text/plain': {} } };
  const readJson = 'str(resp_body_json(response))';
  const readText = 'cat(resp_body_string(response))';

  it.each<[string, object, string]>([
    ['get', { 200: json, 404: none }, readJson],
    ['post', { 201: text }, readText],
    ['post', { 200: json, 204: none }, `if (length(response$body) > 0) ${readText}`],
    ['get', { 200: none }, `if (length(response$body) > 0) ${readJson}`],
    ['get', { default: json }, `if (length(response$body) > 0) ${readJson}`],
    ['get', { 204: none }, `if (length(response$body) > 0) ${readText}`],
    ['delete', { 204: none }, `if (length(response$body) > 0) ${readText}`],
    ['head', { 200: json }, `if (length(response$body) > 0) ${readText}`],
  ])('%s %j', (method, responses, last) => {
    const [operation] = apiOf({ '/a': { [method]: { responses } } }).operations;
    if (!operation) throw new Error('No operation.');
    const url = 'https://api.example.org/a';
    const code = languageOf('r').write({ method, url, operation, values: {}, headers: [] });
    expect(code.split('\n').at(-1)).toBe(last);
  });
});
