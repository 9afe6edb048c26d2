import { copyFile, mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { launcher } from '../steps/browser.mjs';
import { buildSiteOf } from '../steps/build-site-of.mjs';
import { installPeers } from '../steps/install-peers.mjs';
import { largeDescription, readLarge } from '../steps/large-description.mjs';
import { measureByTurns } from '../steps/measure-by-turns.mjs';
import { printPages } from '../steps/print-pages.mjs';
import { prepareFolder, servePrepared } from '../steps/serve-prepared.mjs';
import { peerPages, peers, writePeerPages } from '../steps/write-peer-pages.mjs';

const large = { id: 'large', file: largeDescription };

/** Seconds that a page has to be done. */
const limit = 180;

/** One description of 1,039 operations, in ours and in the peers. It has no budget. */
export async function benchLarge(folder, { largeRuns }) {
  const launch = await launcher();
  await installPeers(peers);
  const peersFolder = join(folder, 'large-peers');
  await writePeerPages(peersFolder, [large]);
  await prepareFolder('Compressing the pages of the peers', peersFolder);
  const apis = join(folder, 'large-apis');
  await mkdir(apis, { recursive: true });
  await copyFile(largeDescription, join(apis, 'large.json'));
  const site = await buildSiteOf('Building a reference page of 1,039 operations', {
    config: 'large-site/docusaurus.config.mjs',
    dir: join(folder, 'large'),
    env: { BENCH_APIS: apis },
  });
  await prepareFolder('Compressing the large page', site.dir);
  const servers = [];
  try {
    for (const dir of [site.dir, peersFolder]) servers.push(await servePrepared(dir));
    const [ours, theirs] = servers.map(({ url }) => url);
    // Some draw only the operations in view, so the title is all that every page must show.
    const shows = (await readLarge()).info.title;
    const reference = { name: '**ours**', url: `${ours}/api/large`, shows };
    const others = peerPages(large).map(({ name, path }) => ({ name, url: theirs + path, shows }));
    console.log(`\n▸ Measuring a description of 1,039 operations, ${largeRuns} times`);
    const results = await measureByTurns(launch, [reference, ...others], {
      runs: largeRuns,
      seconds: limit,
    });
    console.log(`\n1,039 operations, 906 schemas; ours was built in ${site.seconds.toFixed(0)} s.`);
    printPages(results, { of: reference.name });
  } finally {
    await Promise.all(servers.map((server) => server.stop()));
  }
  return [];
}
