import { setImmediate as nextTurn } from 'node:timers/promises';
import { afterEach, expect, it, vi } from 'vitest';
import type { SearchRecord } from '../model.ts';
import { buildIndex } from '../node/build-index.ts';
import type { SearchReply } from './protocol.ts';

const folder = 'https://docs.example.org/assets/search-data/1a2b/';

const records = ['mare', 'foal'].map((name): SearchRecord => {
  const address = `/docs/${name}`;
  const text = `A horse: ${name}.`;
  return { address, title: name, kind: 'page', group: 'Guides', where: '', text, names: [name] };
});
const files = new Map(buildIndex(records).map(({ path, content }) => [folder + path, content]));

let started = 0;

/** A worker as a page starts it, and the files that it can fetch now. */
async function start({ missing = [] as string[] } = {}) {
  const fetched: string[] = [];
  const replies: SearchReply[] = [];
  const held = new Map<string, Promise<void>>();
  const without = new Set(missing);
  const scope = Object.assign(new EventTarget(), {
    location: { href: 'https://docs.example.org/assets/search.js' },
    postMessage: (reply: SearchReply) => void replies.push(reply),
  });
  vi.stubGlobal('self', scope);
  vi.stubGlobal('SEARCH_BUILD', '1a2b');
  vi.stubGlobal('fetch', async (url: string): Promise<Response> => {
    const path = url.replace(folder, '');
    fetched.push(path);
    await held.get(path);
    const content = without.has(path) ? undefined : files.get(url);
    return content ? new Response(new Uint8Array(content)) : new Response('', { status: 404 });
  });
  started += 1;
  // Each test has its own worker.
  await import(/* @vite-ignore */ `./search-worker.ts?worker=${started}`);
  const ask = (id: number, query = 'horse', most = 5) =>
    scope.dispatchEvent(new MessageEvent('message', { data: { id, query, most } }));
  const hold = (path: string): (() => void) => {
    let release = () => {};
    held.set(
      path,
      new Promise((resolve) => {
        release = resolve;
      }),
    );
    return () => release();
  };
  /** Which queries are answered, and how, in order. */
  const answered = () => replies.map(({ id, answer }) => `${id}: ${kindOf(answer)}`);
  return { ask, hold, answered, fetched, replies, without };
}

function kindOf(answer: SearchReply['answer']): string {
  if (answer === 'unavailable') return answer;
  const hits = answer.groups.flatMap((group) => group.hits);
  return hits.some(({ excerpt }) => excerpt.length > 0) ? 'with excerpts' : 'without excerpts';
}

afterEach(() => {
  vi.unstubAllGlobals();
});

it('fetches the index beside it before anything is asked, and once', async () => {
  const { ask, answered, fetched } = await start();
  expect(fetched).toEqual(['index.json']);
  ask(1);
  await expect.poll(answered).toEqual(['1: without excerpts', '1: with excerpts']);
  expect(fetched).toEqual(['index.json', 'texts.json']);
});

it('answers with as many results as are wanted', async () => {
  const { ask, replies } = await start();
  ask(1, 'horse', 1);
  await expect.poll(() => replies).toHaveLength(2);
  for (const { answer } of replies) {
    expect(answer).toMatchObject({ total: 2, groups: [{ name: 'Guides', hits: [{}] }] });
  }
});

it('answers only the newest query', async () => {
  const { ask, answered } = await start();
  ask(1);
  ask(2);
  await expect.poll(answered).toEqual(['2: without excerpts', '2: with excerpts']);
});

it('has no excerpts for a query after which another is asked', async () => {
  const { ask, hold, answered } = await start();
  const release = hold('texts.json');
  ask(1);
  await expect.poll(answered).toEqual(['1: without excerpts']);
  ask(2);
  release();
  await expect
    .poll(answered)
    .toEqual(['1: without excerpts', '2: without excerpts', '2: with excerpts']);
});

it('answers without excerpts while the texts are missing', async () => {
  const { ask, answered, fetched, without } = await start({ missing: ['texts.json'] });
  ask(1);
  await expect.poll(() => fetched).toContain('texts.json');
  await nextTurn();
  expect(answered()).toEqual(['1: without excerpts']);
  without.clear();
  ask(2);
  await expect
    .poll(answered)
    .toEqual(['1: without excerpts', '2: without excerpts', '2: with excerpts']);
});

it('reports that the index is missing, and tries again with the next query', async () => {
  const { ask, answered, without } = await start({ missing: ['index.json'] });
  await nextTurn();
  ask(1);
  await expect.poll(answered).toEqual(['1: unavailable']);
  without.clear();
  ask(2);
  await expect
    .poll(answered)
    .toEqual(['1: unavailable', '2: without excerpts', '2: with excerpts']);
});

it('tries again with the first query if the index was missing at the start', async () => {
  const { ask, answered, without } = await start({ missing: ['index.json'] });
  await nextTurn();
  without.clear();
  ask(1);
  await expect.poll(answered).toEqual(['1: without excerpts', '1: with excerpts']);
});
