import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { isBuildFresh } from '../scripts/steps/build-inputs.mjs';
import { findBrowser } from '../scripts/steps/find-browser.mjs';
import { installMissing } from '../scripts/steps/install.mjs';
import { buildDir, root } from '../scripts/steps/paths.mjs';
import { main, PlainError, run } from '../scripts/steps/run.mjs';
import { startServer } from '../scripts/steps/start-server.mjs';
import { blockingInWords } from './steps/blocking-time.mjs';
import { judge } from './steps/budgets.mjs';
import { buildLargeSite, largeDescription } from './steps/build-large-site.mjs';
import { inWords } from './steps/conditions.mjs';
import { installPeers } from './steps/install-peers.mjs';
import { measureByTurns, medians } from './steps/measure-by-turns.mjs';
import { printBudgets, printPages } from './steps/print-pages.mjs';
import { peerPages, peers, writePeerPages } from './steps/write-peer-pages.mjs';
import { writeReactFloor } from './steps/write-react-floor.mjs';

const usage = 'npm run bench -- [--runs 5] [--large-runs 3] [--only catalogue|large]';
const catalogue = { id: 'catalogue', file: join(root, 'apis/catalogue.yaml') };
const large = { id: 'large', file: largeDescription };

/** Seconds that a page has to be done. */
const limit = 90;
const largeLimit = 180;

await main(async () => {
  const options = readOptions();
  await installMissing({ forTests: true });
  const launch = await launcher();
  if (!(await isBuildFresh())) {
    const { buildSite } = await import('../scripts/steps/build-site.mjs');
    await buildSite();
  }
  await installPeers(peers);
  const folder = await mkdtemp(join(tmpdir(), 'bench-pages-'));
  const servers = [];
  try {
    const peersFolder = join(folder, 'peers');
    await writePeerPages(peersFolder, [catalogue, large]);
    await writeReactFloor(peersFolder);
    await prepare('Compressing the pages of the peers', peersFolder);
    const theirs = await serve(servers, peersFolder);
    if (options.only !== 'large') {
      const ours = await serve(servers, buildDir);
      await benchCatalogue(launch, { ours, theirs }, options);
    }
    if (options.only !== 'catalogue') {
      const site = await buildLargeSite(join(folder, 'large'));
      await prepare('Compressing the large page', site.dir);
      const ours = await serve(servers, site.dir);
      await benchLarge(launch, { ours, theirs, seconds: site.seconds }, options);
    }
  } finally {
    await Promise.all(servers.map((server) => server.stop()));
    await rm(folder, { recursive: true, force: true });
  }
});

async function benchCatalogue(launch, { ours, theirs }, { runs }) {
  const reference = { name: '**/api/catalogue**', url: `${ours}/api/catalogue`, shows: 'Works' };
  const guide = { name: '**guide, /docs/iiif**', url: `${ours}/docs/iiif`, shows: 'IIIF' };
  const floor = { name: 'React’s floor', url: `${theirs}/react-floor`, shows: 'The floor' };
  const others = peerPages(catalogue).map(({ name, path }) => {
    return { name, url: theirs + path, shows: 'Works' };
  });
  const pages = [reference, guide, floor, ...others];
  console.log(`\n▸ Measuring the catalogue’s reference, ${runs} times`);
  const results = await measureByTurns(launch, pages, { runs, seconds: limit });
  const middle = ({ name }) => medians(results.get(name));
  const unfinished = [reference, guide, floor].find((page) => !middle(page));
  if (unfinished) throw new PlainError(`${unfinished.url} was not done in ${limit} s.`);
  if (!others.some(middle)) throw new PlainError(`No peer was done in ${limit} s.`);

  console.log(`\n${inWords} Middle of ${runs}.\n${blockingInWords}`);
  printPages(results, { of: reference.name });
  const rows = judge({
    reference: middle(reference),
    guide: middle(guide),
    floor: middle(floor),
    peers: others.map(middle).filter(Boolean),
  });
  printBudgets(rows);
  if (rows.some(({ holds }) => !holds)) process.exitCode = 1;
}

async function benchLarge(launch, { ours, theirs, seconds }, { largeRuns }) {
  // Some draw only the operations in view, so the title is all that every page must show.
  const { info } = JSON.parse(await readFile(large.file, 'utf8'));
  const shows = info.title;
  const reference = { name: '**ours**', url: `${ours}/api/large`, shows };
  const others = peerPages(large).map(({ name, path }) => {
    return { name, url: theirs + path, shows };
  });
  console.log(`\n▸ Measuring a description of 1,039 operations, ${largeRuns} times`);
  const pages = [reference, ...others];
  const results = await measureByTurns(launch, pages, { runs: largeRuns, seconds: largeLimit });
  console.log(`\n1,039 operations, 906 schemas; ours was built in ${seconds.toFixed(0)} s.`);
  printPages(results, { of: reference.name });
}

async function launcher() {
  const executablePath = await findBrowser();
  const { chromium } = await import('playwright-core');
  // Root cannot use Chromium's own sandbox, and a bench must not call home.
  const args = ['--no-sandbox', '--disable-background-networking', '--disable-component-update'];
  return () => chromium.launch({ executablePath, args });
}

async function prepare(heading, dir) {
  const program = join(root, 'bench/steps/prepare-folder.mjs');
  await run(heading, process.execPath, ['--import', 'tsx', program, dir]);
}

async function serve(servers, dir) {
  const program = join(root, 'bench/steps/serve-folder.mjs');
  const server = await startServer(['--import', 'tsx', program, dir], /^Ready: (\S+)$/);
  servers.push(server);
  return server.url;
}

function readOptions() {
  const { values } = parseArgs({
    options: {
      runs: { type: 'string', default: '5' },
      'large-runs': { type: 'string', default: '3' },
      only: { type: 'string' },
    },
  });
  const [runs, largeRuns] = [values.runs, values['large-runs']].map(Number);
  if (![runs, largeRuns].every((count) => Number.isInteger(count) && count > 0)) {
    throw new PlainError(`How often to measure is a whole number from 1: ${usage}`);
  }
  if (![undefined, 'catalogue', 'large'].includes(values.only)) {
    throw new PlainError(`--only takes catalogue or large: ${usage}`);
  }
  return { runs, largeRuns, only: values.only };
}
