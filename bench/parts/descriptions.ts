import { mkdir, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { launcher } from '../steps/browser.mjs';
import { buildSiteOf } from '../steps/build-site-of.mjs';
import { drivers, typedKey } from '../steps/drive-console.mjs';
import { startEchoServer } from '../steps/echo-server.mjs';
import { installPeers } from '../steps/install-peers.mjs';
import { measurePage } from '../steps/measure-page.mjs';
import { printTable } from '../steps/print-table.mjs';
import { readRealDescription, realDescriptions } from '../steps/real-descriptions.mjs';
import { prepareFolder, servePrepared } from '../steps/serve-prepared.mjs';
import { peerPages, peers, writePeerPages } from '../steps/write-peer-pages.mjs';

const axeSource = createRequire(import.meta.url).resolve('axe-core/axe.min.js');

/** Seconds a page has to finish. */
const limit = 120;

/** Twenty real descriptions, in ours and in the peers: what each shows, calls and costs. */
export async function benchDescriptions(folder) {
  const launch = await launcher();
  await installPeers(peers);
  const echo = await startEchoServer();
  const servers = [];
  try {
    const descriptions = await Promise.all(
      realDescriptions.map((name) => readRealDescription(name, echo.url)),
    );
    const files = await writeDescriptions(join(folder, 'real-apis'), descriptions);
    const peersFolder = join(folder, 'real-peers');
    await writePeerPages(peersFolder, files);
    await prepareFolder('Compressing the pages of the peers', peersFolder, [echo.url]);
    const site = await buildSiteOf('Building the references of twenty descriptions', {
      config: 'reference-site/docusaurus.config.mjs',
      dir: join(folder, 'real'),
      env: {
        BENCH_APIS: join(folder, 'real-apis'),
        BENCH_TRANSPORTS: await writeTransports(folder, echo.url),
      },
    });
    await prepareFolder('Compressing our references', site.dir, [echo.url]);
    for (const dir of [site.dir, peersFolder]) servers.push(await servePrepared(dir));
    const [ours, theirs] = servers.map(({ url }) => url);
    const pages = descriptions.flatMap((description) => [
      { description, kind: 'ours', name: '**ours**', url: `${ours}/api/${description.id}` },
      ...peerPages(description).map(({ kind, name, path }) => ({
        description,
        kind,
        name,
        url: theirs + path,
      })),
    ]);
    const rows = [];
    for (const page of pages) rows.push(await tryPage(launch, page, echo));
    // Measurements come last, so that only they need a quiet machine.
    console.log('▸ Measuring the pages');
    for (const [at, page] of pages.entries()) rows[at].blocking = await blockingOf(launch, page);
    printRows(rows);
  } finally {
    await Promise.all(servers.map((server) => server.stop()));
    await echo.stop();
  }
  return [];
}

async function writeDescriptions(dir, descriptions) {
  await mkdir(dir, { recursive: true });
  return Promise.all(
    descriptions.map(async ({ id, document }) => {
      const file = join(dir, `${id}.json`);
      await writeFile(file, JSON.stringify(document));
      return { id, file };
    }),
  );
}

/** A module that sends every request to one server. */
async function writeTransports(folder, server) {
  const file = join(folder, 'transports.mjs');
  const transport = `{ id: 'live', label: 'Live', baseUrl: () => '${server}', send: (request, signal) => fetch(request, { signal }) }`;
  await writeFile(file, `export const transportsFor = () => [${transport}];\n`);
  return file;
}

async function tryPage(launch, { description, kind, name, url }, echo) {
  console.log(`▸ ${description.name} in ${name.replaceAll('*', '')}`);
  const { plain, withBody, withKey, title } = description;
  const judge = (operation, how, isRight) =>
    operation && drivers[kind]
      ? trySend(launch, { kind, url, title }, operation, how, echo, isRight)
      : undefined;
  const shown = await look(launch, url, title);
  const sends = await judge(plain, {}, () => true);
  const body = await judge(withBody, {}, (request) => request.body !== '');
  const key = await judge(withKey, { needsKey: true }, (request) =>
    JSON.stringify(request).includes(typedKey),
  );
  return {
    description: description.name,
    operations: description.count,
    name,
    ...shown,
    sends,
    body,
    key,
  };
}

async function blockingOf(launch, { description, name, url }) {
  const page = { name, url, shows: description.title };
  const { measures, failure } = await measurePage(launch, page, { seconds: limit });
  return failure ?? `${Math.round(measures.blockingFromStart)} ms`;
}

/** Whether a page shows the title without an error message, and what axe finds in it. */
async function look(launch, url, title) {
  const browser = await launch();
  try {
    const page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
    const errors = [];
    page.on('pageerror', (error) => errors.push(error.message));
    await page.goto(url);
    const isShown = await page
      .getByText(title)
      .first()
      .waitFor({ timeout: 60_000 })
      .then(() => true)
      .catch(() => false);
    await page.addScriptTag({ path: axeSource });
    const { violations } = await page.evaluate(() =>
      globalThis.axe.run(document, { resultTypes: ['violations'] }),
    );
    return { renders: isShown && errors.length === 0, axe: violations.length };
  } finally {
    await browser.close();
  }
}

/** Calls one operation as a reader would, and judges by what arrives. */
async function trySend(launch, { kind, url, title }, operation, how, echo, isRight) {
  const browser = await launch();
  try {
    const page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
    await page.goto(url);
    await page.getByText(title).first().waitFor({ timeout: 60_000 });
    const before = echo.received.length;
    await drivers[kind](page, operation, how);
    const arrived = await echo.next(before, 10_000);
    return (
      arrived !== undefined && arrived.method.toLowerCase() === operation.method && isRight(arrived)
    );
  } catch (error) {
    console.log(`  ${kind} ${operation.method} ${operation.path}: ${error.message.split('\n')[0]}`);
    return false;
  } finally {
    await browser.close();
  }
}

function mark(value) {
  return value === undefined ? '–' : value ? 'yes' : '**no**';
}

function printRows(rows) {
  printTable(
    [
      'description',
      'operations',
      '',
      'renders',
      'sends',
      'body',
      'key',
      'axe findings',
      'blocking',
    ],
    rows.map((row) => [
      row.description,
      row.operations,
      row.name,
      mark(row.renders),
      mark(row.sends),
      mark(row.body),
      mark(row.key),
      row.axe,
      row.blocking,
    ]),
  );
}
