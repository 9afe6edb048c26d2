import { copyFile, mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { alone } from '../../scripts/steps/alone.mjs';
import { buildStaleSite } from '../../scripts/steps/build-site.mjs';
import { buildDir } from '../../scripts/steps/paths.mjs';
import { PlainError } from '../../scripts/steps/run.mjs';
import { launcher } from '../steps/browser.mjs';
import { buildSiteOf } from '../steps/build-site-of.mjs';
import { countBytes } from '../steps/count-bytes.mjs';
import { installPeers } from '../steps/install-peers.mjs';
import { judgeLarge, judgeSearch } from '../steps/large-budgets.mjs';
import { largeDescription, readLarge } from '../steps/large-description.mjs';
import { heaviestPages } from '../steps/large-pages.mjs';
import { measureAction } from '../steps/measure-action.mjs';
import { measureByTurns, medians, middleOf } from '../steps/measure-by-turns.mjs';
import { printActions, printPages } from '../steps/print-pages.mjs';
import { findOperation, searchFor } from '../steps/reader-actions.mjs';
import { prepareFolder, servePrepared } from '../steps/serve-prepared.mjs';
import { peerPages, peers, writePeerPages } from '../steps/write-peer-pages.mjs';

const large = { id: 'large', file: largeDescription };

/** Seconds a page has to finish. */
const limit = 180;

/** One description of 1,039 operations, in ours and in the peers. */
export async function benchLarge(folder, { largeRuns }) {
  const launch = await launcher();
  await alone('npm run bench', buildStaleSite);
  await installPeers(peers);
  const peersFolder = join(folder, 'large-peers');
  await writePeerPages(peersFolder, [large]);
  await prepareFolder('Compressing the pages of the peers', peersFolder);
  const apis = join(folder, 'large-apis');
  await mkdir(apis, { recursive: true });
  await copyFile(largeDescription, join(apis, 'large.json'));
  const site = await buildSiteOf('Building the reference of 1,039 operations', {
    config: 'reference-site/docusaurus.config.mjs',
    dir: join(folder, 'large'),
    env: { BENCH_APIS: apis },
  });
  const pages = await heaviestPages(site.dir);
  await prepareFolder('Compressing the large reference', site.dir);
  const servers = [];
  try {
    for (const dir of [site.dir, peersFolder, buildDir]) servers.push(await servePrepared(dir));
    const [ours, theirs, portal] = servers.map(({ url }) => url);
    return [
      ...(await benchLoads(launch, { ours, theirs, portal, pages }, { site, runs: largeRuns })),
      ...(await benchSearch(launch, { ours, portal }, largeRuns)),
    ];
  } finally {
    await Promise.all(servers.map((server) => server.stop()));
  }
}

async function benchLoads(launch, { ours, theirs, portal, pages }, { site, runs }) {
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
  const seen = (list) => list.map(({ name }) => ({ name, ...medians(results.get(name)) }));
  const unfinished = [small, ...split].find(({ name }) => !medians(results.get(name)));
  if (unfinished) throw new PlainError(`${unfinished.url} did not finish in ${limit} s.`);
  return judgeLarge({
    small: medians(results.get(small.name)),
    pages: seen(split),
    peers: seen(others.filter(({ name }) => medians(results.get(name)))),
    seconds: site.seconds,
  });
}

/** Finds an operation among 1,039, beside a search of the whole sample. */
async function benchSearch(launch, { ours, portal }, runs) {
  const seen = [];
  for (const [site, actionOf] of [
    [ours, findOperation],
    [portal, searchFor],
  ]) {
    const counter = await countBytes(site);
    const action = actionOf(counter.url);
    const measured = [];
    try {
      for (let run = 1; run <= runs; run += 1) {
        measured.push(await measureAction(launch, counter, action));
      }
    } finally {
      await counter.stop();
    }
    seen.push([action.name, middleOf(measured)]);
  }
  printActions(seen);
  const [[, found], [, searched]] = seen;
  return judgeSearch(found, searched);
}
