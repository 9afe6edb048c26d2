import { join } from 'node:path';
import { folders } from '../../scripts/bootstrap/paths.mjs';
import { PlainError } from '../../scripts/bootstrap/run.mjs';
import type { StartedServer } from '../../scripts/programs/start-server.ts';
import { runStep } from '../../scripts/site-build/run-step.ts';
import { blockingInWords } from '../browser/blocking-time.ts';
import { type Launch, launcher } from '../browser/browser.ts';
import { inWords } from '../browser/conditions.ts';
import { countBytes } from '../browser/count-bytes.ts';
import { type ActionMeasures, measureAction } from '../browser/measure-action.ts';
import { measureByTurns, medians, middleOf } from '../browser/measure-by-turns.ts';
import type { MeasuredPage } from '../browser/measure-page.ts';
import { callSandbox, openConsole, searchFor } from '../browser/reader-actions.ts';
import { atMost, count, judge, kB, type Row } from '../results/budgets.ts';
import { printActions, printPages } from '../results/print-pages.ts';
import { bareDocusaurus } from '../sites/bare-docusaurus.ts';
import { installPeers } from '../sites/install-peers.ts';
import { prepareFolder, servePrepared } from '../sites/serve-prepared.ts';
import { peerPages, peers, writePeerPages } from '../sites/write-peer-pages.ts';
import { writeReactFloor } from '../sites/write-react-floor.ts';
import type { Options } from './part.ts';

const catalogue = { id: 'catalogue', file: join(folders.portal, 'apis/catalogue.yaml') };

/** Seconds a page has to finish. */
const limit = 90;

/**
 * The kinds of pages of the portal beside the floors and the peers, and what readers do on them.
 */
export async function benchPages(folder: string, { runs }: Options): Promise<Row[]> {
  const launch = await launcher();
  await runStep('site');
  await installPeers(peers);
  const peersFolder = join(folder, 'peers');
  await writePeerPages(peersFolder, [catalogue]);
  await writeReactFloor(peersFolder);
  await prepareFolder('Compressing the pages of the peers', peersFolder);
  const bare = await bareDocusaurus(folder);
  const servers: StartedServer[] = [];
  try {
    for (const dir of [folders.site, peersFolder, bare]) servers.push(await servePrepared(dir));
    const [ours = '', theirs = '', docusaurus = ''] = servers.map(({ url }) => url);
    return [
      ...(await benchLoads(launch, { ours, theirs, docusaurus }, runs)),
      ...(await benchActions(launch, ours, runs)),
    ];
  } finally {
    await Promise.all(servers.map((server) => server.stop()));
  }
}

async function benchLoads(
  launch: Launch,
  { ours, theirs, docusaurus }: { ours: string; theirs: string; docusaurus: string },
  runs: number,
): Promise<Row[]> {
  const page = (name: string, url: string, shows: string): MeasuredPage => ({ name, url, shows });
  const reference = page('**/api/catalogue**', `${ours}/api/catalogue`, 'Works');
  const guide = page('**guide, /docs/iiif**', `${ours}/docs/iiif`, 'IIIF');
  const floor = page('React’s floor', `${theirs}/react-floor`, 'The floor');
  const others = peerPages(catalogue).map(({ name, path }) => page(name, theirs + path, 'Works'));
  const pages = [
    reference,
    guide,
    page('**home**', `${ours}/`, 'Make something new'),
    page('**tutorial**', `${ours}/docs/examples/exploring-collections-apis`, 'Run'),
    floor,
    page('Docusaurus, a bare page', `${docusaurus}/`, 'The floor'),
    ...others,
  ];
  console.log(`\n▸ Measuring ${pages.length} pages, ${runs} times`);
  const results = await measureByTurns(launch, pages, { runs, seconds: limit });
  const middle = ({ name }: MeasuredPage) => medians(results.get(name));
  const finished = (one: MeasuredPage) => {
    const found = middle(one);
    if (found) return found;
    throw new PlainError(`${one.url} did not finish in ${limit} s.`);
  };
  const seen = { reference: finished(reference), guide: finished(guide), floor: finished(floor) };
  const finishedPeers = others.flatMap((one) => middle(one) ?? []);
  if (finishedPeers.length === 0) throw new PlainError(`No peer finished in ${limit} s.`);

  console.log(`\n${inWords} Median of ${runs}.\n${blockingInWords}`);
  printPages(results, { of: reference.name });
  return judge({ ...seen, peers: finishedPeers });
}

async function benchActions(launch: Launch, site: string, runs: number): Promise<Row[]> {
  const counter = await countBytes(site);
  const actions = [openConsole, searchFor, callSandbox].map((one) => ({
    action: one(counter.url),
    seen: [] as ActionMeasures[],
  }));
  console.log(`\n▸ Measuring what readers do, ${runs} times`);
  try {
    for (let run = 1; run <= runs; run += 1) {
      console.log(`  turn ${run} of ${runs}`);
      for (const { action, seen } of actions) {
        seen.push(await measureAction(launch, counter, action));
      }
    }
  } finally {
    await counter.stop();
  }
  const middles = actions.map(({ action, seen }) => [action.name, middleOf(seen)] as const);
  console.log('\nThe same conditions; counted from the first key or click, page already loaded.');
  printActions(middles);
  const [, searched, called] = middles.map(([, middle]) => middle);
  if (!searched || !called) return [];
  return [
    atMost('search: files before the first key', searched.early, 0, count),
    atMost('search: bytes before the first result', searched.bytes, 200_000, kB),
    atMost('sandbox in the browser: files before the first call', called.early, 0, count),
    atMost('sandbox in the browser: bytes to the first JSON answer', called.bytes, 1_000_000, kB),
  ];
}
