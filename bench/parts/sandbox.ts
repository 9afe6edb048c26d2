import { join } from 'node:path';
import { folders } from '../../scripts/bootstrap/paths.mjs';
import { makeCollection } from '../../scripts/portal/make-collection.ts';
import { startServer } from '../../scripts/programs/start-server.ts';
import { median } from '../browser/measure-by-turns.ts';
import { atLeast, atMost, count, ms, type Row, tenths } from '../results/budgets.ts';
import { printTable } from '../results/print-table.ts';
import {
  type Autocannon,
  autocannonVersion,
  type LoadRequest,
  loadAutocannon,
} from '../sandbox/autocannon.ts';
import type { ImageList } from '../sandbox/load-requests.ts';
import { installPeers, peersDir } from '../sites/install-peers.ts';

const peers = { autocannon: autocannonVersion, '@stoplight/prism-cli': '5.16.0' };
const connections = 50;
const seconds = 8;

const words =
  'horse cat dog garden war plague map letter child bread moon river bone market ship glass'
    .concat(
      ' herb window nurse poison clock bridge winter lantern coffee shell book star doctor salt',
    )
    .split(' ');
const formats = 'a k h i b e q l d f g m'.split(' ');
const alwaysAnother = 'query, three filters, four counts: different each time';
const filters = 'languages=eng&aggregations=workType,languages,subjects.label,availabilities';

/** A different search each time, of 432,000: no answer comes from a cache. */
function search(number: number): string {
  const pick = (list: readonly string[], every: number) =>
    list[Math.floor(number / every) % list.length];
  const types = `${pick(formats, words.length)},${pick(formats, words.length * formats.length)}`;
  const from = 1500 + (Math.floor(number / words.length / formats.length ** 2) % 100) * 5;
  return `/works?query=${pick(words, 1)}&workType=${types}&production.dates.from=${from}-01-01&${filters}`;
}

/**
 * The same requests for both: ours answers from records, Prism with examples of the description.
 */
const requests: [name: string, pathOf: (number: number) => string][] = [
  ['a page of works', () => '/works?pageSize=10'],
  [alwaysAnother, search],
  ['query, three filters, four counts: the same again', () => search(0)],
  ['one work, all included', () => '/works/m3rvk8pd?include=items,subjects,genres,notes'],
];

/** The sandbox in Node under load, beside Prism on the same description. */
export async function benchSandbox(): Promise<Row[]> {
  await makeCollection();
  await installPeers(peers);
  const autocannon = loadAutocannon();

  const ours = await startServer(['scripts/run.mjs', 'sandbox', '--port', '0'], /^Ready: (\S+)$/);
  const prism = await startServer(
    [
      join(peersDir, 'node_modules/@stoplight/prism-cli/dist/index.js'),
      ...['mock', '--port', '0', join(folders.portal, 'apis/catalogue.yaml')],
    ],
    /Prism is listening on (\S+)/,
  );
  try {
    const rows: (string | number)[][] = [];
    let searches = { perSecond: 0, p99: 0 };
    for (const [name, pathOf] of requests) {
      const mine = await load(autocannon, `${ours.url}/catalogue/v2`, pathOf);
      const theirs = await load(autocannon, prism.url, pathOf);
      if (name === alwaysAnother) searches = mine;
      const ratio = (mine.perSecond / theirs.perSecond).toFixed(1);
      rows.push([name, ...cells(mine), ...cells(theirs), `${ratio} ×`]);
    }
    console.log(`${connections} connections, ${seconds} s each, one process each, this machine:`);
    printTable(['request', 'sandbox/s', 'p99 ms', 'Prism/s', 'p99 ms', 'sandbox : Prism'], rows);
    const pictures = await timePictures(ours.url);
    printTable(
      ['picture, !400,400', 'middle'],
      [
        ['first time', tenths(pictures.first)],
        ['repeated', tenths(pictures.again)],
      ],
    );
    const { perSecond, p99 } = searches;
    return [
      atLeast('sandbox: searches with filters and counts, each second', perSecond, 1500, count),
      atMost('sandbox: 99 of 100 of them answered after', p99, 40, ms),
      atMost('sandbox: a picture, the first time', pictures.first, 40, tenths),
      atMost('sandbox: a picture, repeated', pictures.again, 3, tenths),
    ];
  } finally {
    await ours.stop();
    await prism.stop();
  }
}

type Load = { perSecond: number; p99: number };

/** Sends requests for `seconds` after a warm-up, each time the next path from `pathOf`. */
async function load(
  autocannon: Autocannon,
  base: string,
  pathOf: (number: number) => string,
): Promise<Load> {
  const { origin, pathname } = new URL(base);
  const prefix = pathname.replace(/\/$/, '');
  let asked = 0;
  const setupRequest = (request: LoadRequest) => {
    asked += 1;
    return { ...request, path: prefix + pathOf(asked) };
  };
  const ask = (duration: number) =>
    autocannon({ url: origin, connections, duration, requests: [{ method: 'GET', setupRequest }] });
  await ask(2);
  const { requests: done, latency, non2xx, errors } = await ask(seconds);
  if (non2xx + errors > 0) throw new Error(`${base}: ${non2xx} answers not 2xx, ${errors} errors`);
  return { perSecond: done.average, p99: latency.p99 };
}

function cells({ perSecond, p99 }: Load): (string | number)[] {
  return [count(perSecond), p99];
}

/** Twenty pictures that nobody has requested yet, then the same again; the median of each. */
async function timePictures(url: string): Promise<{ first: number; again: number }> {
  const list: ImageList = await (await fetch(`${url}/catalogue/v2/images?pageSize=20`)).json();
  const addresses = list.results.map(({ thumbnail }) =>
    thumbnail.url
      .replace('/thumbs/', '/image/')
      .replace('/info.json', '/full/!400,400/0/default.jpg'),
  );
  const first = await timeAll(addresses);
  const again = await timeAll(addresses);
  return { first: median(first), again: median(again) };
}

async function timeAll(addresses: readonly string[]): Promise<number[]> {
  const times: number[] = [];
  for (const address of addresses) {
    const started = performance.now();
    const response = await fetch(address);
    await response.arrayBuffer();
    if (!response.ok) throw new Error(`${address}: status ${response.status}`);
    times.push(performance.now() - started);
  }
  return times;
}
