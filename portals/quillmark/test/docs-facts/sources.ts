import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Schema } from '@portal/contract';
import { root } from '@portal/portal/folders';
import { pixelSize } from '../../../../packages/sandbox/test/cases/pixel-size.ts';
import { docsFolder, portalFolder } from '../folders.ts';
import type { Begins, Value } from './check-facts.ts';
import { apis, host, made, sandbox } from './truth.ts';

type Answer = { status: number; headers: Headers; bytes: Buffer };
type Body = ReturnType<typeof JSON.parse>;

const operations = apis.flatMap((api) => api.operations);

export function operation(id: string) {
  const found = operations.find((one) => one.id === id);
  if (!found) throw new Error(`The descriptions have no operation ${id}.`);
  return found;
}

/** The rules of a parameter: its `default`, `minimum`, `maximum`, … */
export function parameter(operationId: string, name: string): Required<Schema> {
  const found = operation(operationId).parameters.find((one) => one.name === name);
  if (!found) throw new Error(`${operationId} has no parameter ${name}.`);
  return found.schema as Required<Schema>;
}

/** How many characters a pattern wants, e.g. 6 of `^[0-9a-f]{6}$`. */
export function lengthIn({ pattern }: Schema): number {
  return Number(/\{(\d+)\}\$$/.exec(pattern ?? '')?.[1]);
}

/** A status that the contract lists for an operation, where the sandbox sends it only on request. */
export function listed(operationId: string, status: number): () => number {
  return () => {
    const statuses = operation(operationId).responses.map((one) => Number(one.status));
    return statuses.includes(status) ? status : Number.NaN;
  };
}

/** The status of a response that a request asks for, e.g. with `code=503`. */
export function onRequest(prefer: string): () => Promise<number> {
  return async () => {
    const headers = { Prefer: prefer };
    const request = new Request(`${host}/catalogue/v2/works/hx7q2mvb`, { headers });
    return (await sandbox.fetch(request)).status;
  };
}

const answers = new Map<string, Promise<Answer>>();

/** @param request e.g. "/catalogue/v2/works" or "POST /catalogue/v2/works" */
export function ask(request: string): Promise<Answer> {
  const [, method = 'GET', path = ''] = /^(?:([A-Z]+) )?(\/.*)$/.exec(request) ?? [];
  const answer =
    answers.get(request) ??
    sandbox
      .fetch(new Request(host + path, { method, redirect: 'manual' }))
      .then(async (response) => ({
        status: response.status,
        headers: response.headers,
        bytes: Buffer.from(await response.arrayBuffer()),
      }));
  answers.set(request, answer);
  return answer;
}

export function status(request: string): () => Promise<number> {
  return async () => (await ask(request)).status;
}

/** What is found in the answer to a request, e.g. `answer('/…', (body) => body.totalResults)`. */
export function answer(request: string, find: (body: Body) => Value): () => Promise<Value> {
  return async () => find(JSON.parse((await ask(request)).bytes.toString()));
}

export function total(request: string): () => Promise<Value> {
  return answer(request, (body) => body.totalResults);
}

async function messageOf(request: string): Promise<string> {
  const { headers, bytes } = await ask(request);
  const text = bytes.toString();
  return headers.get('Content-Type')?.includes('json') ? JSON.parse(text).description : text;
}

/** The text of an error, with the reader's own values as the page writes them, e.g. `{ x9: '{id}' }`. */
export function message(request: string, asWritten: Record<string, string> = {}) {
  return async () =>
    Object.entries(asWritten).reduce(
      (text, [value, written]) => text.replaceAll(value, written),
      await messageOf(request),
    );
}

/** Status and text of an error, as most tables show them side by side. */
export function refusal(request: string, asWritten?: Record<string, string>) {
  return [status(request), message(request, asWritten)] as const;
}

export function begins(request: string): () => Promise<Begins> {
  return async () => ({ begins: await messageOf(request) });
}

export function label(request: string): () => Promise<Value> {
  return answer(request, (body) => body.label);
}

/** The measures of the picture that a IIIF address gives. */
export function width(request: string): () => Promise<number> {
  return async () => pixelSize((await ask(request)).bytes).width;
}

export function height(request: string): () => Promise<number> {
  return async () => pixelSize((await ask(request)).bytes).height;
}

function onlyNumber(file: string, pattern: RegExp): number {
  const text = readFileSync(file, 'utf8');
  const found = new Set([...text.matchAll(new RegExp(pattern, 'g'))].map((match) => match[1]));
  const [only = ''] = found;
  if (found.size !== 1)
    throw new Error(`${file} has ${found.size} values for ${pattern}, not one.`);
  return Number(only.replaceAll('_', ''));
}

/** The one number that a pattern finds in a file of the portal; `10_000` is 10000. */
export function numberIn(file: string, pattern: RegExp, per = 1): () => number {
  return () => onlyNumber(join(portalFolder, file), pattern) / per;
}

/** The same in a file of the engine. */
export function numberInEngine(file: string, pattern: RegExp): () => number {
  return () => onlyNumber(join(root, file), pattern);
}

/** A limit of the sandbox, read where it is set, because the sample collection is too small to reach it. */
export function engine(file: string, pattern: RegExp): () => number {
  return numberInEngine(`packages/sandbox/src/${file}`, pattern);
}

/** The oldest Node that the programs of the guides run in, which is the oldest that tests run in. */
export const oldestNode = numberInEngine('package.json', /"node": "\^(\d+)/);

export const { collection, pictures, texts } = made;
export const apiCount = apis.length;
export const tutorialCount = readdirSync(join(docsFolder, 'examples')).filter(
  (file) => file !== 'index.mdx',
).length;

/** The most different words in a query: with that many it is answered, with one more it is not. */
export const mostWords: () => Promise<number> = async () => {
  const most = engine('finding/search-terms.ts', /mostTerms = (\d+)/)();
  const statusOf = async (count: number) => {
    const different = Array.from({ length: count }, (_, at) => (at + 36).toString(36));
    return (await ask(`/catalogue/v2/works?query=${different.join('+')}`)).status;
  };
  const [last, next] = [await statusOf(most), await statusOf(most + 1)];
  return last === 200 && next === 400 ? most : Number.NaN;
};

/** The most results that can be read: a page that ends there is answered, the next one is not. */
export const readable: () => Promise<number> = async () => {
  const text = await messageOf('/catalogue/v2/works?page=101&pageSize=100');
  const window = Number(/first (\d+) works/.exec(text)?.[1]);
  const last = await ask(`/catalogue/v2/works?page=${window / 100}&pageSize=100`);
  return last.status === 200 ? window : Number.NaN;
};
