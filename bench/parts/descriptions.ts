import { mkdir, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { messageOf } from '../../scripts/bootstrap/run.mjs';
import type { StartedServer } from '../../scripts/programs/start-server.ts';
import { runStep } from '../../scripts/site-build/run-step.ts';
import { type Launch, launcher } from '../browser/browser.ts';
import { drivers, type How, type TriedOperation, typedKey } from '../browser/drive-console.ts';
import { measurePage } from '../browser/measure-page.ts';
import type { Row } from '../results/budgets.ts';
import { printTable } from '../results/print-table.ts';
import { buildSiteOf } from '../sites/build-site-of.ts';
import { type EchoServer, type Received, startEchoServer } from '../sites/echo-server.ts';
import { installPeers } from '../sites/install-peers.ts';
import {
  type RealDescription,
  readRealDescription,
  realDescriptions,
} from '../sites/real-descriptions.ts';
import { prepareFolder, servePrepared } from '../sites/serve-prepared.ts';
import { peerPages, peers, writePeerPages } from '../sites/write-peer-pages.ts';

const axeSource = createRequire(import.meta.url).resolve('axe-core/axe.min.js');

type TriedPage = { description: RealDescription; kind: string; name: string; url: string };

/** Undefined: there is nothing to try. */
type Tried = {
  description: string;
  operations: number;
  name: string;
  renders: boolean;
  axe: number;
  sends: boolean | undefined;
  body: boolean | undefined;
  key: boolean | undefined;
};

/** What is used of axe in a page. */
type Axe = {
  run: (place: Document, options: { resultTypes: string[] }) => Promise<{ violations: unknown[] }>;
};

/** Seconds a page has to finish. */
const limit = 120;

/** Twenty real descriptions, in ours and in the peers: what each shows, calls and costs. */
export async function benchDescriptions(folder: string): Promise<Row[]> {
  const launch = await launcher();
  await runStep('site');
  await installPeers(peers);
  const echo = await startEchoServer();
  const servers: StartedServer[] = [];
  try {
    const descriptions = await Promise.all(
      realDescriptions.map((name) => readRealDescription(name, echo.url)),
    );
    const files = await writeDescriptions(join(folder, 'real-apis'), descriptions);
    const peersFolder = join(folder, 'real-peers');
    await writePeerPages(peersFolder, files);
    await prepareFolder('Compressing the pages of the peers', peersFolder, [echo.url]);
    const site = await buildSiteOf('Building the references of twenty descriptions', {
      config: 'reference-site/docusaurus.config.ts',
      dir: join(folder, 'real'),
      env: {
        BENCH_APIS: join(folder, 'real-apis'),
        BENCH_TRANSPORTS: await writeTransports(folder, echo.url),
      },
    });
    await prepareFolder('Compressing our references', site.dir, [echo.url]);
    for (const dir of [site.dir, peersFolder]) servers.push(await servePrepared(dir));
    const [ours = '', theirs = ''] = servers.map(({ url }) => url);
    const pages = descriptions.flatMap((description): TriedPage[] => [
      { description, kind: 'ours', name: '**ours**', url: `${ours}/api/${description.id}` },
      ...peerPages(description).map(({ kind, name, path }) => ({
        description,
        kind,
        name,
        url: theirs + path,
      })),
    ]);
    const tried: Tried[] = [];
    for (const page of pages) tried.push(await tryPage(launch, page, echo));
    // Measurements come last, so that only they need a quiet machine.
    console.log('▸ Measuring the pages');
    const blocking: string[] = [];
    for (const page of pages) blocking.push(await blockingOf(launch, page));
    printRows(tried.map((one, at) => ({ ...one, blocking: blocking[at] ?? '' })));
  } finally {
    await Promise.all(servers.map((server) => server.stop()));
    await echo.stop();
  }
  return [];
}

async function writeDescriptions(dir: string, descriptions: readonly RealDescription[]) {
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
async function writeTransports(folder: string, server: string): Promise<string> {
  const file = join(folder, 'transports.mjs');
  const transport = `{ id: 'live', label: 'Live', baseUrl: () => '${server}', send: (request, signal) => fetch(request, { signal }) }`;
  await writeFile(file, `export const transportsFor = () => [${transport}];\n`);
  return file;
}

async function tryPage(
  launch: Launch,
  { description, kind, name, url }: TriedPage,
  echo: EchoServer,
): Promise<Tried> {
  console.log(`▸ ${description.name} in ${name.replaceAll('*', '')}`);
  const { plain, withBody, withKey, title } = description;
  const judge = (
    operation: TriedOperation | undefined,
    how: How,
    isRight: (request: Received) => boolean,
  ) =>
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

async function blockingOf(launch: Launch, { description, name, url }: TriedPage): Promise<string> {
  const page = { name, url, shows: description.title };
  const { measures, failure } = await measurePage(launch, page, { seconds: limit });
  return measures ? `${Math.round(measures.blockingFromStart)} ms` : failure;
}

/** Whether a page shows the title without an error message, and what axe finds in it. */
async function look(launch: Launch, url: string, title: string) {
  const browser = await launch();
  try {
    const page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
    const errors: string[] = [];
    page.on('pageerror', (error) => errors.push(error.message));
    await page.goto(url);
    const isShown = await page
      .getByText(title)
      .first()
      .waitFor({ timeout: 60_000 })
      .then(() => true)
      .catch(() => false);
    await page.addScriptTag({ path: axeSource });
    const { violations } = await page.evaluate(() => {
      const place: typeof globalThis & { axe?: Axe } = globalThis;
      return place.axe?.run(document, { resultTypes: ['violations'] }) ?? { violations: [] };
    });
    return { renders: isShown && errors.length === 0, axe: violations.length };
  } finally {
    await browser.close();
  }
}

/** Calls one operation as a reader would, and judges by what arrives. */
async function trySend(
  launch: Launch,
  { kind, url, title }: { kind: string; url: string; title: string },
  operation: TriedOperation,
  how: How,
  echo: EchoServer,
  isRight: (request: Received) => boolean,
): Promise<boolean> {
  const browser = await launch();
  try {
    const page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
    await page.goto(url);
    await page.getByText(title).first().waitFor({ timeout: 60_000 });
    const before = echo.received.length;
    await drivers[kind]?.(page, operation, how);
    const arrived = await echo.next(before, 10_000);
    return (
      arrived !== undefined && arrived.method.toLowerCase() === operation.method && isRight(arrived)
    );
  } catch (error) {
    console.log(
      `  ${kind} ${operation.method} ${operation.path}: ${messageOf(error).split('\n')[0]}`,
    );
    return false;
  } finally {
    await browser.close();
  }
}

function mark(value: boolean | undefined): string {
  return value === undefined ? '–' : value ? 'yes' : '**no**';
}

function printRows(rows: readonly (Tried & { blocking: string })[]): void {
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
