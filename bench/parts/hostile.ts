import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import type { BuildManifest } from '../../packages/server/src/index.ts';
import { folders } from '../../scripts/bootstrap/paths.mjs';
import { residentMemory } from '../../scripts/programs/resident-memory.ts';
import { siteReady, startServer } from '../../scripts/programs/start-server.ts';
import { runStep } from '../../scripts/site-build/run-step.ts';
import { atMost, count, MB, ms, type Row, tenths } from '../results/budgets.ts';
import { printTable } from '../results/print-table.ts';
import { attacks } from '../sandbox/attacks.ts';
import { probePage, type Times } from '../sandbox/probe-page.ts';
import type { Order, Sent } from '../sandbox/send-attacks.ts';
import type { Part } from './part.ts';

/** How long the home page is requested alone, and beside each attack. */
const seconds = 10;

/** How much longer than alone a page may take while others download, in ms. */
const nearlyAlone = 5;

/** What a reader notices of clients that send the most expensive requests there are. */
export const benchHostile: Part = async (_folder, { mixSeconds }) => {
  await runStep('site');
  const archive = await findArchive();
  const env = { PORT: '0', HOST: '127.0.0.1' };
  const server = await startServer(['scripts/run.mjs', 'serve'], siteReady(true), { env });
  const sender = startSender();
  const names = Object.keys(attacks(archive));
  const attack = async (chosen: readonly string[], lasting: number) => {
    const sent = send(sender, { url: server.url, archive, names: chosen, seconds: lasting });
    const home = await probePage(server.url, sent);
    return { home, sent: await sent, memory: residentMemory(server.pid) };
  };
  try {
    await probePage(server.url, wait(2000));
    const alone = await probePage(server.url, wait(1000 * seconds));
    const seen: Record<string, Attacked> = {};
    for (const name of names) seen[name] = await attack([name], seconds);
    const all = await attack(names, mixSeconds);
    const rows: [string, Attacked][] = [...Object.entries(seen), ['all of them', all]];
    printTable(
      ['beside the home page', 'answers', 'of these 503', 'home p50 ms', 'p99 ms', 'server MB'],
      [
        ['nothing', '', '', alone.p50.toFixed(1), alone.p99.toFixed(1), ''],
        ...rows.map(([name, result]) => [name, ...cells(result)]),
      ],
    );
    refuseWrong(rows);
    return judge(alone, seen, all);
  } finally {
    sender.kill();
    await server.stop();
  }
};

type Attacked = { home: Times; sent: Sent; memory: number };

async function findArchive(): Promise<string> {
  const text = await readFile(join(folders.site, '.manifest.json'), 'utf8');
  const { files }: BuildManifest = JSON.parse(text);
  const archive = Object.keys(files).find((path) => /\/tutorial-files\/.*\.zip$/.test(path));
  if (!archive) throw new Error('The site has no tutorial to download.');
  return archive;
}

function startSender(): ChildProcess {
  const program = fileURLToPath(new URL('../sandbox/send-attacks.ts', import.meta.url));
  return fork(program, { execArgv: ['--import', 'tsx'] });
}

async function send(sender: ChildProcess, order: Order): Promise<Sent> {
  sender.send(order);
  const [sent] = await Promise.race([
    once(sender, 'message'),
    once(sender, 'exit').then(([code]) => {
      throw new Error(`The attacks ended with status ${code}.`);
    }),
  ]);
  return sent;
}

function cells({ home, sent, memory }: Attacked): string[] {
  const answers = Object.values(sent).map((one) => one.answers);
  const all = answers.flatMap((one) => Object.values(one)).reduce((sum, one) => sum + one, 0);
  const busy = answers.reduce((sum, one) => sum + (one[503] ?? 0), 0);
  return [count(all), count(busy), home.p50.toFixed(1), home.p99.toFixed(1), count(memory / 1e6)];
}

function refuseWrong(rows: readonly [string, Attacked][]): void {
  const wrong = rows.flatMap(([, { sent }]) => Object.values(sent).flatMap((one) => one.wrong));
  if (wrong.length > 0) throw new Error(`Wrong answers:\n${wrong.join('\n')}`);
}

function judge(alone: Times, seen: Record<string, Attacked>, all: Attacked): Row[] {
  const p50 = (name: string) => seen[name]?.home.p50 ?? Number.NaN;
  const lists = seen['lists that are too long']?.sent['lists that are too long'];
  const refused = (lists?.ms ?? Number.NaN) / (lists?.answers[400] ?? Number.NaN);
  const pictures = all.sent['large pictures']?.answers[200] ?? 0;
  const home = (name: string, most: number) =>
    atMost(`home beside ${name}: p50`, p50(name), most, tenths);
  return [
    home('searches, one connection', 25),
    home('searches, six connections', 60),
    atMost('a list that is too long: refused after', refused, 2, tenths),
    home('requests sent together', 60),
    home('responses that are not read', 60),
    home('downloads for invented hosts', alone.p50 + nearlyAlone),
    home('snapshots for invented hosts', alone.p50 + nearlyAlone),
    atMost('home beside all attacks: p99', all.home.p99, 150, ms),
    atMost(`server after all attacks, ${count(pictures)} large pictures`, all.memory, 600e6, MB),
  ];
}
