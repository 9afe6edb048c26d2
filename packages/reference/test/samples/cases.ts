import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  type Api,
  type BodyInput,
  buildRequest,
  type HttpBody,
  type Operation,
  type Values,
} from '@portal/contract';
import { expect } from 'vitest';
import { bodyKindOf } from '../../src/samples/body-kind.ts';
import type { SampleRequest } from '../../src/samples/sample-request.ts';
import { loadContract, operationOf } from '../contract.ts';
import { bodies, files, hostile, json, requestOf, securitySchemes, urlencoded } from './bodies.ts';
import type { Received, Reply } from './echo-server.ts';
import { partsOf } from './multipart-parts.ts';
import type { Outcome } from './run-code.ts';

/** What happened to one sample, in a folder that no other has. */
type Result = {
  outcome: Outcome;
  received: Received[];
  request: SampleRequest;
  baseUrl: string;
  folder: string;
  language: string;
};

/** A sample of a request, in any language. */
export type SampleCase = {
  name: string;
  /** The others are run only where nobody waits for them. */
  isAlwaysRun?: boolean;
  requestTo: (baseUrl: string) => SampleRequest;
  /** What the server answers; if nothing, it echoes. */
  reply?: (request: Received, baseUrl: string) => Reply | undefined;
  check: (result: Result) => void;
};

const apis = await loadContract();

function getFrom(api: Api, operation: Operation, values: Values): SampleCase['requestTo'] {
  return (baseUrl) => ({
    method: 'GET',
    url: buildRequest(operation, values, baseUrl).href,
    headers: [{ name: 'X-Sample', value: 'it\'s "a" $HOME \\' }],
    operation,
    values,
    client: { package: '@portal/client', api: api.id },
  });
}

function getOf(id: string, given?: Values): SampleCase['requestTo'] {
  const operation = operationOf(apis, id);
  const api = apis.find((one) => one.operations.includes(operation));
  if (!api) throw new Error(`No API has ${id}.`);
  return getFrom(api, operation, given ?? operation.requestExamples[0]?.values ?? {});
}

/** A part of text has no name of a file, except where a language gives it one with its type. */
function expectParts(received: Received, body: HttpBody & { kind: 'multipart' }): void {
  const parts = partsOf(received).map(({ fileName, mediaType, ...part }) => ({
    ...part,
    mediaType: mediaType?.toLowerCase(),
    ...(fileName !== undefined && fileName !== 'blob' && { fileName }),
  }));
  const wanted = body.parts.map(({ name, value, mediaType }) =>
    typeof value === 'string'
      ? { name, content: Buffer.from(value).toString('latin1'), mediaType }
      : {
          name,
          content: files[value.fileName],
          mediaType: value.mediaType,
          fileName: value.fileName,
        },
  );
  expect(parts).toEqual(wanted);
}

function expectBody(received: Received, body: HttpBody | undefined): void {
  const text = received.body.toString('utf8');
  if (!body) expect(text).toBe('');
  else if (body.kind === 'multipart') expectParts(received, body);
  else if (body.kind === 'file') {
    expect(received.body.toString('latin1')).toBe(files[body.file.fileName]);
  } else if (body.mediaType === urlencoded) {
    expect([...new URLSearchParams(text)]).toEqual([...new URLSearchParams(body.text)]);
  } else if (text !== body.text) {
    // Spaces between the parts of JSON are the language's own.
    const compact = (given: string) => JSON.stringify(JSON.parse(given));
    expect(compact(text)).toBe(compact(body.text));
    expect(compact(body.text)).toBe(body.text.replaceAll(/\n */g, '').replaceAll('": ', '":'));
  }
}

/** Mono spells out what need not be escaped in a URL; .NET does not. */
function urlFor(language: string, url: string): string {
  return language === 'csharp' ? url.replace(/%2[1789a]/gi, decodeURIComponent) : url;
}

function expectSent({ outcome, received, request, baseUrl, language }: Result): void {
  expect(outcome).not.toHaveProperty('failure');
  expect(received).toHaveLength(1);
  const [only] = received;
  if (!only) return;
  expect(only.method).toBe(request.method);
  const { origin } = new URL(baseUrl);
  expect(urlFor(language, origin + only.url)).toBe(urlFor(language, request.url));
  for (const { name, value } of request.headers) {
    // R's library leaves out a header without a value.
    if (language === 'r' && value === '') continue;
    expect([name, only.headers[name.toLowerCase()]]).toEqual([name, value.trim()]);
  }
  for (const name of ['authorization', 'cookie', 'x-key']) {
    const isGiven = request.headers.some((header) => header.name.toLowerCase() === name);
    expect([name, only.headers[name] !== undefined]).toEqual([name, isGiven]);
  }
  expectBody(only, request.body);
}

/** One for each example of the descriptions. */
export const exampleCases: readonly SampleCase[] = apis.flatMap((api) =>
  api.operations.flatMap((operation) =>
    operation.requestExamples.map(
      ({ values }, index): SampleCase => ({
        name: `sends example ${index + 1} of ${operation.id}`,
        requestTo: getFrom(api, operation, values),
        check: expectSent,
      }),
    ),
  ),
);

const hostileQueries: SampleCase[] = [
  {
    name: 'sends a query of special characters',
    isAlwaysRun: true,
    requestTo: getOf('getWorks', { query: hostile }),
    check: expectSent,
  },
  {
    name: 'sends a list of special characters',
    requestTo: getOf('getWorks', {
      'subjects.label': [hostile, 'a,b'],
      include: ['items', 'notes'],
    }),
    check: expectSent,
  },
];

const alwaysSent = new Set(['JSON of every kind', 'a form', 'parts', 'parts with plain names']);

const sentBodies = bodies.flatMap(([name, body]) =>
  ['post', 'delete'].map(
    (method): SampleCase => ({
      name: `sends ${name} with ${method.toUpperCase()}`,
      isAlwaysRun: method === 'post' && alwaysSent.has(name),
      requestTo: requestOf(method, '', { body }),
      check: expectSent,
    }),
  ),
);

const values = { 'X-Text': 'it\'s "a" $HOME \\', 'X-Empty': '', c: hostile, q: hostile };
const emptyObject: BodyInput = { kind: 'json', mediaType: json, value: {} };

const sentKeys = Object.keys(securitySchemes).flatMap((scheme): SampleCase[] => [
  {
    name: `sends a key of the kind ${scheme}, headers and a cookie with GET`,
    isAlwaysRun: scheme === 'basic',
    requestTo: requestOf('get', scheme, { values }),
    check: expectSent,
  },
  {
    name: `sends a key of the kind ${scheme} with PUT`,
    isAlwaysRun: scheme === 'header',
    requestTo: requestOf('put', scheme, { values: { q: 'a' }, body: emptyObject }),
    check: expectSent,
  },
]);

const head: SampleCase = {
  name: 'reads no body of an answer to HEAD, even if one is described',
  isAlwaysRun: true,
  requestTo: requestOf('head', '', {}),
  check: expectSent,
};

/** One operation for each kind of answer. */
const answering = { json: 'getWorks', text: 'getText', file: 'getImageFile' };
const why = 'That cannot be had: é中🐎 $x #{1}';
const picture = files['a.png'] ?? '';

function withoutBase(url: string, baseUrl: string): string {
  return url.slice(new URL(baseUrl).pathname.length);
}

const redirects: [name: string, status: number, isAbsolute?: boolean][] = [
  ['for good', 301],
  ['for now', 302],
  ['for now, to a whole address', 302, true],
  ['to see something else', 303],
  ['with the same method', 307],
  ['for good, with the same method', 308],
];

const followed = Object.values(answering).flatMap((id) =>
  redirects.map(
    ([name, status, isAbsolute]): SampleCase => ({
      name: `follows a redirect ${name}, ${id}`,
      isAlwaysRun: isAbsolute === true && id === 'getWorks',
      requestTo: getOf(id),
      reply: ({ url }, baseUrl) => {
        const rest = withoutBase(url, baseUrl);
        const there = `${isAbsolute ? baseUrl : new URL(baseUrl).pathname}/there${rest}`;
        return rest.startsWith('/there')
          ? undefined
          : { status, headers: { location: there }, body: '' };
      },
      check: ({ outcome, received, request, baseUrl, language }) => {
        // Ruby's own library follows these from release 3.2 on.
        if (language === 'ruby' && outcome.failure?.includes('308 Permanent Redirect')) return;
        expect(outcome).not.toHaveProperty('failure');
        const target = request.url.slice(baseUrl.length);
        const urls = received.map(({ url }) => withoutBase(url, baseUrl));
        expect(urls).toEqual([target, `/there${target}`]);
      },
    }),
  ),
);

const refused = Object.values(answering).flatMap((id) =>
  [400, 404, 410, 500].map(
    (status): SampleCase => ({
      name: `fails on a ${status}, and names it, ${id}`,
      isAlwaysRun: status === 404 && id === 'getWorks',
      requestTo: getOf(id),
      reply: () => ({ status, body: JSON.stringify({ label: 'Error', description: why }) }),
      check: ({ outcome: { printed, failure }, request, folder, language }) => {
        expect(failure).toMatch(new RegExp(`\\b${status}\\b`));
        const showsBody = !/^(python|ruby|r|csharp)$/.test(language);
        if (showsBody && bodyKindOf(request.operation) === 'json') {
          expect(printed + failure).toContain(why);
        }
        expect(existsSync(join(folder, 'default.jpg')), 'An error is not a picture').toBe(false);
      },
    }),
  ),
);

const answers: SampleCase[] = [
  {
    name: 'prints the JSON of an answer',
    isAlwaysRun: true,
    requestTo: getOf(answering.json),
    reply: () => ({ status: 200, body: JSON.stringify({ label: why }) }),
    check: ({ outcome }) => expect(outcome.printed).toContain(why),
  },
  {
    name: 'prints the text of an answer',
    requestTo: getOf(answering.text),
    reply: () => ({ status: 200, headers: { 'content-type': 'text/plain' }, body: `${why}\n` }),
    check: ({ outcome }) => expect(outcome.printed.trimEnd()).toBe(why),
  },
  {
    name: 'saves the bytes of an answer',
    isAlwaysRun: true,
    requestTo: getOf(answering.file),
    reply: () => ({
      status: 200,
      headers: { 'content-type': 'image/png' },
      body: Buffer.from(picture, 'latin1'),
    }),
    check: ({ folder, language, outcome }) => {
      // JavaScript, which also runs in browsers, prints what the file is, and how long.
      if (/script$/.test(language))
        expect(outcome.printed).toMatch(/image\/png.* 8\b|8.*image\/png/);
      else expect(readFileSync(join(folder, 'default.jpg'), 'latin1')).toBe(picture);
    },
  },
];

/** One of every kind, with the most awkward content. */
export const sampleCases: readonly SampleCase[] = [
  ...hostileQueries,
  ...sentBodies,
  ...sentKeys,
  head,
  ...followed,
  ...refused,
  ...answers,
];
