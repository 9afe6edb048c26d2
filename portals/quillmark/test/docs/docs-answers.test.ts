import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import {
  compareResponse,
  type ReadResponse,
  readResponse,
  shownStatus,
} from '../../../../scripts/portal/responses/compare-response.ts';
import {
  type GuideResponses,
  readResponses,
  type ShownRequest,
} from '../../../../scripts/portal/responses/read-responses.ts';
import { host, sandbox } from '../docs-facts/truth.ts';
import { docsFolder, portalFolder } from '../folders.ts';
import { fillHost } from './fill-host.ts';

type Shown = GuideResponses['shown'][number];

const docs = readdirSync(docsFolder)
  .filter((file) => file.endsWith('.mdx'))
  .map((file) => ({ name: `docs/${file}`, parts: [`docs/${file}`] }));

const home = {
  name: 'the home page',
  parts: ['home/_request.mdx', 'home/_answer.mdx'],
};

const guides = [...docs, home].map(({ name, parts }) => ({
  name,
  ...readResponses(parts.map((part) => readFileSync(join(portalFolder, part), 'utf8')).join('\n'), {
    urlOf: (path) => host + path,
    fill: (text) => fillHost(text, host),
  }),
}));

describe.each(guides)('$name', ({ requests, shown, untitled }) => {
  it('gets an answer to every request', async () => {
    const problems: string[] = [];
    for (const asked of requests.filter(({ url }) => url.startsWith(`${host}/`))) {
      const { status, headers, bytes } = await ask(asked);
      const block = shown.find((one) => one.request === asked);
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

function ask({ method, url }: ShownRequest): Promise<ReadResponse> {
  return readResponse(sandbox, new Request(url, { method }));
}

async function checkBlock(block: Shown): Promise<string[]> {
  const { request, line } = block;
  if (!request) return [`line ${line} follows no request`];
  const problems = compareResponse(block, await ask(request));
  return problems.map((problem) => `line ${line}, ${request.url}: ${problem}`);
}

function at({ line, url }: ShownRequest): string {
  return `line ${line}: ${url}`;
}
