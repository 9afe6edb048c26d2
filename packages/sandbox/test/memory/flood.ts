import { createTextIndex } from '../../src/finding/text-index.ts';
import { createSizedCache, textBytes } from '../../src/memory/sized-cache.ts';
import { base, createNodeSandbox } from '../node-sandbox.ts';

/** Run as a program with --expose-gc: floods each cache, and prints how many bytes memory grew by. */
function usedBytes(): number {
  globalThis.gc?.();
  const { heapUsed, external } = process.memoryUsage();
  return heapUsed + external;
}

async function growth(fill: () => unknown): Promise<number> {
  const before = usedBytes();
  const held = await fill();
  const grown = usedBytes() - before;
  // The value must stay alive until it has been measured.
  return held === undefined ? Number.NaN : grown;
}

const cacheLimit = 20_000_000;

function smallAnswers() {
  type Small = { status: number; headers: Record<string, string>; body: string };
  const cache = createSizedCache<Small>(cacheLimit, ({ body }) => textBytes(body));
  for (let at = 0; at < 50_000; at += 1) {
    const headers = { 'Content-Type': 'application/json' };
    cache.set(`http://sandbox.test/works?n=${at}`, { status: 200, headers, body: `{"n":${at}}` });
  }
  return cache;
}

function wideSearches() {
  const texts = Array.from({ length: 2500 }, () => ({ title: 'horse' }));
  const index = createTextIndex(texts, { title: 1 });
  // Filled once beforehand, so that the measurement does not include the index itself.
  const search = (at: number) => index.search(`horse n${at}`, () => 1);
  search(-1);
  return { index, search };
}

const sandbox = createNodeSandbox();
const padding = 'x'.repeat(7000);

async function addresses(start: number, count: number, more: string): Promise<object> {
  for (let at = start; at < start + count; at += 1) {
    const url = `${base}/catalogue/v2/concepts/n8hs5xka?n=${at}${more}`;
    await (await sandbox.fetch(new Request(url))).text();
  }
  return sandbox;
}

await addresses(0, 50, '');
const { index, search } = wideSearches();
console.log(
  JSON.stringify({
    cache: await growth(smallAnswers),
    searches: await growth(() => {
      for (let at = 0; at < 500; at += 1) search(at);
      return index;
    }),
    addresses: await growth(() => addresses(100, 8000, `&x=${padding}`)),
    cacheLimit,
  }),
);
