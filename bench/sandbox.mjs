import { join } from 'node:path';
import { installMissing } from '../scripts/steps/install.mjs';
import { makeMissingCollection } from '../scripts/steps/make-collection.mjs';
import { root } from '../scripts/steps/paths.mjs';
import { main } from '../scripts/steps/run.mjs';
import { startServer } from '../scripts/steps/start-server.mjs';
import { installPeers, peersDir, requirePeer } from './steps/install-peers.mjs';
import { printTable } from './steps/print-table.mjs';

const peers = { autocannon: '8.0.0', '@stoplight/prism-cli': '5.16.0' };
const connections = 50;
const seconds = 8;

const words =
  'horse cat dog garden war plague map letter child bread moon river bone market ship glass'
    .concat(
      ' herb window nurse poison clock bridge winter lantern coffee shell book star doctor salt',
    )
    .split(' ');
const formats = 'a k h i b e q l d f g m'.split(' ');
const filters = 'languages=eng&aggregations=workType,languages,subjects.label,availabilities';

/** Each time another search, of 432,000: no answer is one that was kept. */
function search(count) {
  const pick = (list, every) => list[Math.floor(count / every) % list.length];
  const types = `${pick(formats, words.length)},${pick(formats, words.length * formats.length)}`;
  const from = 1500 + (Math.floor(count / words.length / formats.length ** 2) % 100) * 5;
  return `/works?query=${pick(words, 1)}&workType=${types}&production.dates.from=${from}-01-01&${filters}`;
}

/** The same requests for both: ours answers from records, Prism with examples of the description. */
const requests = [
  ['a page of works', () => '/works?pageSize=10'],
  ['query, three filters, four counts: always another', search],
  ['query, three filters, four counts: the same again', () => search(0)],
  ['one work, all included', () => '/works/m3rvk8pd?include=items,subjects,genres,notes'],
];

await main(async () => {
  await installMissing({ forTests: false });
  await makeMissingCollection();
  await installPeers(peers);
  const autocannon = requirePeer('autocannon');

  const ours = await startServer(['scripts/sandbox.mjs', '--port', '0'], /^Ready: (\S+)$/);
  const prism = await startServer(
    [
      join(peersDir, 'node_modules/@stoplight/prism-cli/dist/index.js'),
      ...['mock', '--port', '0', join(root, 'apis/catalogue.yaml')],
    ],
    /Prism is listening on (\S+)/,
  );
  try {
    const rows = [];
    for (const [name, pathOf] of requests) {
      const mine = await load(autocannon, `${ours.url}/catalogue/v2`, pathOf);
      const theirs = await load(autocannon, prism.url, pathOf);
      const ratio = (mine.perSecond / theirs.perSecond).toFixed(1);
      rows.push([name, ...cells(mine), ...cells(theirs), `${ratio} ×`]);
    }
    console.log(`${connections} connections, ${seconds} s each, one process each, this machine:`);
    printTable(['request', 'sandbox/s', 'p99 ms', 'Prism/s', 'p99 ms', 'sandbox : Prism'], rows);
    printTable(['picture, !400,400', 'ms'], await timePictures(ours.url));
  } finally {
    await ours.stop();
    await prism.stop();
  }
});

/** Asks for `seconds` after a warm-up, each time what `pathOf` gives for the next number. */
async function load(autocannon, base, pathOf) {
  const { origin, pathname } = new URL(base);
  const prefix = pathname.replace(/\/$/, '');
  let count = 0;
  const setupRequest = (request) => {
    count += 1;
    return { ...request, path: prefix + pathOf(count) };
  };
  const ask = (duration) =>
    autocannon({ url: origin, connections, duration, requests: [{ method: 'GET', setupRequest }] });
  await ask(2);
  const { requests: done, latency, non2xx, errors } = await ask(seconds);
  if (non2xx + errors > 0) throw new Error(`${base}: ${non2xx} answers not 2xx, ${errors} errors`);
  return { perSecond: done.average, p99: latency.p99 };
}

function cells({ perSecond, p99 }) {
  return [Math.round(perSecond).toLocaleString('en-GB'), p99];
}

/** Twenty pictures that nobody has asked for yet, then the same again; the middle of each. */
async function timePictures(url) {
  const list = await (await fetch(`${url}/catalogue/v2/images?pageSize=20`)).json();
  const addresses = list.results.map(({ thumbnail }) =>
    thumbnail.url
      .replace('/thumbs/', '/image/')
      .replace('/info.json', '/full/!400,400/0/default.jpg'),
  );
  const first = await timeAll(addresses);
  const again = await timeAll(addresses);
  return [
    ['first time', median(first)],
    ['repeated', median(again)],
  ];
}

async function timeAll(addresses) {
  const times = [];
  for (const address of addresses) {
    const started = performance.now();
    const response = await fetch(address);
    await response.arrayBuffer();
    if (!response.ok) throw new Error(`${address}: status ${response.status}`);
    times.push(performance.now() - started);
  }
  return times;
}

function median(times) {
  const middle = [...times].sort((a, b) => a - b)[Math.floor(times.length / 2)];
  return middle.toFixed(1);
}
