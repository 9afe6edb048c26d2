import { readdirSync, readFileSync } from 'node:fs';
import { STATUS_CODES } from 'node:http';
import { join } from 'node:path';
import { format, isDeepStrictEqual } from 'node:util';
import { gunzipSync } from 'node:zlib';
import { loadApis } from '@portal/contract/node';
import { createSandbox, type Sandbox } from '@portal/sandbox';
import { createSharpImages, loadCollection } from '@portal/sandbox/node';
import { beforeAll, describe, expect, it } from 'vitest';
import { root } from './steps/paths.mjs';

/** Where the sandbox answers here, in place of the hosts that the guides write. */
const host = 'https://sandbox.test';

type Asked = { line: number; method: string; path: string };
type Block = { line: number; language: string; title: string; text: string };
type Shown = Block & { asked: Asked | undefined; introduction: string };
type Script = Block & { output: string | undefined };
type Guide = { requests: Asked[]; shown: Shown[]; scripts: Script[]; untitled: Block[] };
type Answer = { status: number; headers: Headers; bytes: Buffer };

const guides = readdirSync(join(root, 'docs'))
  .filter((file) => file.endsWith('.mdx'))
  .map((file) => ({ file, ...readGuide(readFileSync(join(root, 'docs', file), 'utf8')) }));

let sandbox: Sandbox;

beforeAll(async () => {
  const folder = join(root, 'collection/.generated');
  sandbox = createSandbox({
    apis: await loadApis(join(root, 'apis')),
    ...loadCollection(folder),
    images: createSharpImages({ folder: join(folder, 'pictures') }),
    mount: '',
    runtime: 'node',
  });
});

describe.each(guides)('docs/$file', ({ requests, shown, scripts, untitled }) => {
  it('gets an answer to every request', async () => {
    const problems: string[] = [];
    for (const asked of requests) {
      const { status, headers, bytes } = await ask(asked);
      const block = shown.find((one) => one.asked === asked);
      const expected = block ? shownStatus(block) : 200;
      if (status !== expected) problems.push(`${at(asked)} answers ${status}, not ${expected}`);
      if (!headers.get('Content-Type')?.includes('json') || status !== 200) continue;
      if (JSON.parse(bytes.toString()).totalResults === 0) problems.push(`${at(asked)} finds none`);
    }
    expect(problems).toEqual([]);
  });

  it('shows what was answered', async () => {
    const problems: string[] = [];
    for (const block of shown) problems.push(...(await checkBlock(block)));
    expect(problems).toEqual([]);
  });

  it('calls every answer a response', () => {
    expect(untitled.map(({ line, language }) => `line ${line}: ${language}`)).toEqual([]);
  });

  it('has scripts that run and print what it says', async () => {
    for (const { text, title, output } of scripts) {
      const printed = await runScript(text);
      if (output !== undefined) expect(printed, title).toBe(output);
    }
  });
});

it('finds what the guides show', () => {
  expect(guides.flatMap(({ shown }) => shown).length).toBeGreaterThan(25);
  expect(guides.flatMap(({ scripts }) => scripts).length).toBeGreaterThan(4);
});

/** A response belongs to the request above it, and an output to the script above it. */
function readGuide(text: string): Guide {
  const guide: Guide = { requests: [], shown: [], scripts: [], untitled: [] };
  const parts = /<Request\s+url="([^"]+)"\s*\/>|^```(\w+)([^\n]*)\n([\s\S]*?)^```$/gm;
  let end = 0;
  for (const match of text.matchAll(parts)) {
    const { index } = match;
    const [whole, url, language = '', meta = '', code = ''] = match;
    const line = text.slice(0, index).split('\n').length;
    const introduction = text.slice(end, index).trim();
    end = index + whole.length;
    if (url !== undefined) {
      guide.requests.push({ line, method: 'GET', path: url });
      continue;
    }
    const title = /title="([^"]*)"/.exec(meta)?.[1] ?? '';
    const filled = code.replaceAll(/https:\/\/(api|developers)\.example\.org/g, host).trimEnd();
    const block = { line, language, title, text: filled };
    if (language === 'bash') guide.requests.push(...curlRequests(block));
    else if (title.startsWith('Response')) {
      guide.shown.push({ ...block, asked: guide.requests.at(-1), introduction });
    } else if (title === 'Output') Object.assign(guide.scripts.at(-1) ?? {}, { output: filled });
    else if (language === 'js' && /\bfetch\(/.test(filled) && !/^import /m.test(filled)) {
      guide.scripts.push({ ...block, output: undefined });
    } else if (['json', 'xml', 'http', 'text'].includes(language)) guide.untitled.push(block);
  }
  return guide;
}

function curlRequests({ line, text }: Block): Asked[] {
  const addresses = [...text.matchAll(new RegExp(`"${host}([^"]+)"`, 'g'))];
  const method = /curl -\w*I/.test(text) ? 'HEAD' : 'GET';
  return addresses.map(([, path = '']) => ({ line, method, path }));
}

async function ask({ method, path }: Asked): Promise<Answer> {
  const { status, headers, body } = await send(host + path, { method });
  const bytes = body ? Buffer.from(await new Response(body).arrayBuffer()) : Buffer.alloc(0);
  return { status, headers, bytes };
}

function send(url: string, init?: RequestInit): Promise<Response> {
  return sandbox.fetch(new Request(url, init));
}

/** The status a block says: "Response, status 410", or the first line of headers. */
function shownStatus({ title, text }: Shown): number {
  return Number(/status (\d+)/.exec(title)?.[1] ?? /^HTTP\/1\.1 (\d+)/.exec(text)?.[1] ?? 200);
}

async function checkBlock(block: Shown): Promise<string[]> {
  const { asked, line } = block;
  if (!asked) return [`line ${line} follows no request`];
  const problems = compare(block, await ask(asked));
  return problems.map((problem) => `line ${line}, ${asked.path}: ${problem}`);
}

function compare({ language, text, introduction }: Shown, answer: Answer): string[] {
  const real = answer.bytes.toString();
  if (language === 'json') return compareJson(text, answer, introduction);
  if (language === 'http') return compareHead(text, answer);
  if (language === 'xml') return squeezed(real).includes(opened(text)) ? [] : ['is not in it'];
  return real.startsWith(text) ? [] : ['is not how it begins'];
}

function compareJson(text: string, answer: Answer, introduction: string): string[] {
  const shown = JSON.parse(text);
  const real = answer.headers.get('Content-Type')?.includes('gzip')
    ? recordCalled(shown.id, gunzipSync(answer.bytes).toString())
    : JSON.parse(answer.bytes.toString());
  const unsaid = introduction === '' && !isDeepStrictEqual(shown, real);
  return [
    ...differences(shown, real),
    ...(unsaid ? ['something is left out, and no sentence before the block says so'] : []),
  ];
}

function recordCalled(id: string, lines: string): unknown {
  const line = lines.split('\n').find((one) => one.startsWith(`{"id":"${id}"`));
  return line === undefined ? undefined : JSON.parse(line);
}

/** Keys may be left out and lists may stop early; what is shown must be there, in its place. */
function differences(shown: unknown, real: unknown, where = 'the answer'): string[] {
  if (!isContainer(shown) || !isContainer(real) || Array.isArray(shown) !== Array.isArray(real)) {
    const same = Object.is(shown, real);
    return same ? [] : [`${where} is ${JSON.stringify(real)}, not ${JSON.stringify(shown)}`];
  }
  const entries = Object.entries(shown);
  if (entries.length === 0 && Object.keys(real).length > 0) return [`${where} is not empty`];
  return entries.flatMap(([key, value]) => differences(value, real[key], `${where}.${key}`));
}

function isContainer(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

function squeezed(xml: string): string {
  return xml.replaceAll(/>\s+</g, '><').trim();
}

/** An excerpt in one piece, without the tags that only close what it opened. */
function opened(xml: string): string {
  return squeezed(xml).replace(/(<\/\w+>)+$/, '');
}

function compareHead(text: string, { status, headers }: Answer): string[] {
  const [first, ...lines] = text.split('\n');
  const real = [
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
    ...lines.map((one) => one.split(':')[0] ?? '').map((name) => `${name}: ${headers.get(name)}`),
  ];
  return differences([first, ...lines], real);
}

async function runScript(code: string): Promise<string> {
  const printed: string[] = [];
  const log = (...values: unknown[]) => printed.push(format(...values));
  const error = (...values: unknown[]) => {
    throw new Error(format(...values));
  };
  const AsyncFunction = (async () => {}).constructor as FunctionConstructor;
  const script = new AsyncFunction('fetch', 'console', code.replaceAll(/^export /gm, ''));
  await script(send, { log, error });
  return printed.join('\n');
}

function at({ line, path }: Asked): string {
  return `line ${line}: ${path}`;
}
