import { loadApis } from '../../packages/contract/src/node.ts';
import { createSandbox } from '../../packages/sandbox/src/index.ts';
import { loadCollection } from '../../packages/sandbox/src/node/index.ts';
import { sandboxFolders } from '../../scripts/bootstrap/paths.mjs';
import { multiply } from './multiply-collection.ts';

/** Run as a program: queries a sandbox over so many times the collection, and prints the times. */
const times = Number(process.argv[2]);
const { collection, ...others } = loadCollection(sandboxFolders.collection);
const started = performance.now();
const sandbox = createSandbox({
  apis: await loadApis(sandboxFolders.apis),
  ...others,
  collection: multiply(collection, times),
  images: {
    render() {
      throw new Error('No pictures are requested here.');
    },
  } as never,
  runtime: 'bench',
});
const opened = performance.now() - started;

const words = 'horse garden plague letter moon river market glass window clock'.split(' ');
const requests = {
  'search, ms': (count: number) =>
    `works?query=${words[count % words.length]}&page=${count}&aggregations=workType,subjects.label`,
  'a page of works, ms': (count: number) => `works?pageSize=20&page=${count}`,
  'filter, ms': (count: number) => `works?workType=a,k&languages=eng&page=${count}`,
};

const middle: Record<string, number> = {};
for (const [name, pathOf] of Object.entries(requests)) {
  const taken: number[] = [];
  for (let count = 1; count <= 100; count += 1) {
    const before = performance.now();
    const url = `http://localhost/sandbox/catalogue/v2/${pathOf(count)}`;
    const response = await sandbox.fetch(new Request(url));
    await response.text();
    if (!response.ok) throw new Error(`${url}: status ${response.status}`);
    taken.push(performance.now() - before);
  }
  middle[name] = taken.sort((a, b) => a - b)[50] ?? 0;
}
globalThis.gc?.();
console.log(
  JSON.stringify({
    'opening, s': opened / 1000,
    ...middle,
    'heap, MB': process.memoryUsage().heapUsed / 1e6,
  }),
);
