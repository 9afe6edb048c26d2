import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { host, sandbox } from '../docs-facts/truth.ts';
import { docsFolder, portalFolder } from '../folders.ts';
import { fillHost } from './fill-host.ts';
import { type Answer, compareAnswer, type ShownAnswer, shownStatus } from './shown-answer.ts';

type Asked = { line: number; method: string; path: string };
type Block = { line: number; language: string; title: string; text: string };
type Shown = Block & ShownAnswer & { asked: Asked | undefined };
type Guide = { requests: Asked[]; shown: Shown[]; untitled: Block[] };

const docs = readdirSync(docsFolder)
  .filter((file) => file.endsWith('.mdx'))
  .map((file) => ({ name: `docs/${file}`, parts: [`docs/${file}`] }));

const home = {
  name: 'the home page',
  parts: ['home/_request.mdx', 'home/_answer.mdx'],
};

const guides = [...docs, home].map(({ name, parts }) => ({
  name,
  ...readGuide(parts.map((part) => readFileSync(join(portalFolder, part), 'utf8')).join('\n')),
}));

describe.each(guides)('$name', ({ requests, shown, untitled }) => {
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
});

it('finds what the guides show', () => {
  expect(guides.flatMap(({ shown }) => shown).length).toBeGreaterThan(25);
});

/** A response belongs to the request above it; what programs print is compared where they are run. */
function readGuide(text: string): Guide {
  const guide: Guide = { requests: [], shown: [], untitled: [] };
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
    const filled = fillHost(code, host).trimEnd();
    const block = { line, language, title, text: filled };
    if (language === 'bash') guide.requests.push(...curlRequests(block));
    else if (title.startsWith('Response')) {
      guide.shown.push({ ...block, asked: guide.requests.at(-1), introduction });
    } else if (!title.startsWith('Output') && ['json', 'xml', 'http', 'text'].includes(language)) {
      guide.untitled.push(block);
    }
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

async function checkBlock(block: Shown): Promise<string[]> {
  const { asked, line } = block;
  if (!asked) return [`line ${line} follows no request`];
  const problems = compareAnswer(block, await ask(asked));
  return problems.map((problem) => `line ${line}, ${asked.path}: ${problem}`);
}

function at({ line, path }: Asked): string {
  return `line ${line}: ${path}`;
}
