import { join } from 'node:path';
import { alone } from '../../scripts/steps/alone.mjs';
import { buildStaleSite } from '../../scripts/steps/build-site.mjs';
import { buildDir, folders } from '../../scripts/steps/paths.mjs';
import { PlainError } from '../../scripts/steps/run.mjs';
import { blockingInWords } from '../steps/blocking-time.mjs';
import { launcher } from '../steps/browser.mjs';
import { atMost, count, judge, kB } from '../steps/budgets.mjs';
import { buildSiteOf } from '../steps/build-site-of.mjs';
import { inWords } from '../steps/conditions.mjs';
import { countBytes } from '../steps/count-bytes.mjs';
import { installPeers } from '../steps/install-peers.mjs';
import { measureAction } from '../steps/measure-action.mjs';
import { measureByTurns, medians, middleOf } from '../steps/measure-by-turns.mjs';
import { printActions, printPages } from '../steps/print-pages.mjs';
import { callSandbox, openConsole, searchFor } from '../steps/reader-actions.mjs';
import { prepareFolder, servePrepared } from '../steps/serve-prepared.mjs';
import { peerPages, peers, writePeerPages } from '../steps/write-peer-pages.mjs';
import { writeReactFloor } from '../steps/write-react-floor.mjs';

const catalogue = { id: 'catalogue', file: join(folders.portal, 'apis/catalogue.yaml') };

/** Seconds a page has to finish. */
const limit = 90;

/**
 * The kinds of pages of the portal beside the floors and the peers, and what readers do on them.
 */
export async function benchPages(folder, { runs }) {
  const launch = await launcher();
  await alone('npm run bench', buildStaleSite);
  await installPeers(peers);
  const peersFolder = join(folder, 'peers');
  await writePeerPages(peersFolder, [catalogue]);
  await writeReactFloor(peersFolder);
  await prepareFolder('Compressing the pages of the peers', peersFolder);
  const bare = await buildSiteOf('Building a bare page of Docusaurus', {
    config: 'docusaurus-floor/docusaurus.config.mjs',
    dir: join(folder, 'docusaurus-floor'),
  });
  await prepareFolder('Compressing the bare page', bare.dir);
  const servers = [];
  try {
    for (const dir of [buildDir, peersFolder, bare.dir]) servers.push(await servePrepared(dir));
    const [ours, theirs, docusaurus] = servers.map(({ url }) => url);
    return [
      ...(await benchLoads(launch, { ours, theirs, docusaurus }, runs)),
      ...(await benchActions(launch, ours, runs)),
    ];
  } finally {
    await Promise.all(servers.map((server) => server.stop()));
  }
}

async function benchLoads(launch, { ours, theirs, docusaurus }, runs) {
  const page = (name, url, shows) => ({ name, url, shows });
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
  const middle = ({ name }) => medians(results.get(name));
  const unfinished = [reference, guide, floor].find((one) => !middle(one));
  if (unfinished) throw new PlainError(`${unfinished.url} did not finish in ${limit} s.`);
  if (!others.some(middle)) throw new PlainError(`No peer finished in ${limit} s.`);

  console.log(`\n${inWords} Median of ${runs}.\n${blockingInWords}`);
  printPages(results, { of: reference.name });
  return judge({
    reference: middle(reference),
    guide: middle(guide),
    floor: middle(floor),
    peers: others.map(middle).filter(Boolean),
  });
}

async function benchActions(launch, site, runs) {
  const counter = await countBytes(site);
  const actions = [openConsole, searchFor, callSandbox].map((one) => one(counter.url));
  const seen = new Map(actions.map(({ name }) => [name, []]));
  console.log(`\n▸ Measuring what readers do, ${runs} times`);
  try {
    for (let run = 1; run <= runs; run += 1) {
      console.log(`  turn ${run} of ${runs}`);
      for (const action of actions) {
        seen.get(action.name).push(await measureAction(launch, counter, action));
      }
    }
  } finally {
    await counter.stop();
  }
  const middles = actions.map(({ name }) => middleOf(seen.get(name)));
  const [, searched, called] = middles;
  console.log('\nThe same conditions; counted from the first key or click, page already loaded.');
  printActions(actions.map(({ name }, index) => [name, middles[index]]));
  return [
    atMost('search: files before the first key', searched.early, 0, count),
    atMost('search: bytes before the first result', searched.bytes, 200_000, kB),
    atMost('sandbox in the browser: files before the first call', called.early, 0, count),
    atMost('sandbox in the browser: bytes to the first JSON answer', called.bytes, 1_000_000, kB),
  ];
}
