import { copyFile, mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { folders } from '../../scripts/bootstrap/paths.mjs';
import { PlainError } from '../../scripts/bootstrap/run.mjs';
import type { StartedServer } from '../../scripts/programs/start-server.ts';
import { runStep } from '../../scripts/site-build/run-step.ts';
import { type Launch, launcher } from '../browser/browser.ts';
import { countBytes } from '../browser/count-bytes.ts';
import { type Action, type ActionMeasures, measureAction } from '../browser/measure-action.ts';
import { measureByTurns, medians, middleOf } from '../browser/measure-by-turns.ts';
import type { MeasuredPage } from '../browser/measure-page.ts';
import { findOperation, searchFor } from '../browser/reader-actions.ts';
import type { Row } from '../results/budgets.ts';
import { judgeLarge, judgeSearch } from '../results/large-budgets.ts';
import { printActions, printPages } from '../results/print-pages.ts';
import { buildSiteOf } from '../sites/build-site-of.ts';
import { installPeers } from '../sites/install-peers.ts';
import { largeDescription, readLarge } from '../sites/large-description.ts';
import { heaviestPages } from '../sites/large-pages.ts';
import { prepareFolder, servePrepared } from '../sites/serve-prepared.ts';
import { peerPages, peers, writePeerPages } from '../sites/write-peer-pages.ts';
import type { Options } from './part.ts';

const large = { id: 'large', file: largeDescription };

/** Seconds a page has to finish. */
const limit = 180;

/** One description of 1,039 operations, in ours and in the peers. */
export async function benchLarge(folder: string, { largeRuns }: Options): Promise<Row[]> {
  const launch = await launcher();
  await runStep('site');
  await installPeers(peers);
  const peersFolder = join(folder, 'large-peers');
  await writePeerPages(peersFolder, [large]);
  await prepareFolder('Compressing the pages of the peers', peersFolder);
  const apis = join(folder, 'large-apis');
  await mkdir(apis, { recursive: true });
  await copyFile(largeDescription, join(apis, 'large.json'));
  const site = await buildSiteOf('Building the reference of 1,039 operations', {
    config: 'reference-site/docusaurus.config.ts',
    dir: join(folder, 'large'),
    env: { BENCH_APIS: apis },
  });
  const pages = await heaviestPages(site.dir);
  await prepareFolder('Compressing the large reference', site.dir);
  const servers: StartedServer[] = [];
  try {
    for (const dir of [site.dir, peersFolder, folders.site]) servers.push(await servePrepared(dir));
    const [ours = '', theirs = '', portal = ''] = servers.map(({ url }) => url);
    return [
      ...(await benchLoads(launch, { ours, theirs, portal, pages }, { site, runs: largeRuns })),
      ...(await benchSearch(launch, { ours, portal }, largeRuns)),
    ];
  } finally {
    await Promise.all(servers.map((server) => server.stop()));
  }
}

type Places = { ours: string; theirs: string; portal: string };

async function benchLoads(
  launch: Launch,
  { ours, theirs, portal, pages }: Places & { pages: { path: string; what: string }[] },
  { site, runs }: { site: { seconds: number }; runs: number },
): Promise<Row[]> {
  // Some render only the operations in view, so the title is all that every page must show.
  const shows = (await readLarge()).info.title;
  const small = { name: '/api/catalogue', url: `${portal}/api/catalogue`, shows: 'Works' };
  const split = pages.map(({ path, what }) => ({
    name: `**${path}** (${what})`,
    url: ours + path,
    shows,
  }));
  const others = peerPages(large).map(({ name, path }) => ({ name, url: theirs + path, shows }));
  console.log(`\n▸ Measuring a description of 1,039 operations, ${runs} times`);
  const results = await measureByTurns(launch, [small, ...split, ...others], {
    runs,
    seconds: limit,
  });
  console.log(`\n1,039 operations, 906 schemas; ours was built in ${site.seconds.toFixed(0)} s.`);
  printPages(results, { of: small.name });
  const seen = (list: readonly MeasuredPage[]) =>
    list.flatMap(({ name }) => {
      const middle = medians(results.get(name));
      return middle ? [{ name, ...middle }] : [];
    });
  const unfinished = [small, ...split].find(({ name }) => !medians(results.get(name)));
  const base = medians(results.get(small.name));
  if (unfinished || !base) {
    throw new PlainError(`${(unfinished ?? small).url} did not finish in ${limit} s.`);
  }
  return judgeLarge({
    small: base,
    pages: seen(split),
    peers: seen(others),
    seconds: site.seconds,
  });
}

/** Finds an operation among 1,039, beside a search of the whole sample. */
async function benchSearch(
  launch: Launch,
  { ours, portal }: Pick<Places, 'ours' | 'portal'>,
  runs: number,
): Promise<Row[]> {
  const found = await measureOften(launch, ours, findOperation, runs);
  const searched = await measureOften(launch, portal, searchFor, runs);
  printActions([found, searched]);
  return judgeSearch(found[1], searched[1]);
}

async function measureOften(
  launch: Launch,
  site: string,
  actionOf: (site: string) => Action,
  runs: number,
): Promise<[name: string, middle: ActionMeasures]> {
  const counter = await countBytes(site);
  const action = actionOf(counter.url);
  const measured: ActionMeasures[] = [];
  try {
    for (let run = 1; run <= runs; run += 1) {
      measured.push(await measureAction(launch, counter, action));
    }
  } finally {
    await counter.stop();
  }
  return [action.name, middleOf(measured)];
}
