import { folders } from '../scripts/bootstrap/paths.mjs';
import { PlainError } from '../scripts/bootstrap/run.mjs';
import { readOptions } from '../scripts/programs/read-options.ts';
import { residentMemory } from '../scripts/programs/resident-memory.ts';
import { siteReady, startServer } from '../scripts/programs/start-server.ts';
import { runStep } from '../scripts/site-build/run-step.ts';
import { printTable } from './results/print-table.ts';
import { type Autocannon, autocannonVersion, loadAutocannon } from './sandbox/autocannon.ts';
import { judgeMemory, watchMemory } from './sandbox/judge-memory.ts';
import { type Kind, loadKinds } from './sandbox/load-requests.ts';
import { type LoadResult, sendLoad } from './sandbox/send-load.ts';
import { installPeers } from './sites/install-peers.ts';

const usage = 'npm run bench:load -- [--connections 200] [--seconds 60] [--warm-up 20]';

export async function command(): Promise<void> {
  const { connections, seconds, warmUp } = chosenOptions();
  await runStep('site');
  await installPeers({ autocannon: autocannonVersion });
  const autocannon = loadAutocannon();

  const env = { PORT: '0', HOST: '127.0.0.1' };
  const server = await startServer(['scripts/run.mjs', 'serve'], siteReady(true), { env });
  const memory: [when: string, bytes: number][] = [['at the start', residentMemory(server.pid)]];
  try {
    const kinds = await loadKinds(server.url, folders.site);
    const load = (duration: number) =>
      sendAll(autocannon, kinds, server.url, connections, duration);
    const warm = await load(warmUp);
    memory.push(['after the warm-up', residentMemory(server.pid)]);
    const watch = watchMemory(server.pid);
    const results = await load(seconds);
    const samples = watch.stop();
    memory.push(['in the middle', samples[Math.floor(samples.length / 2)] ?? 0]);
    memory.push(['at the end', samples.at(-1) ?? 0]);

    console.log(
      `\n${connections} connections for ${seconds} s after ${warmUp} s, on this machine:`,
    );
    printTable(
      ['kind', 'connections', 'answers', 'requests/s', 'p50 ms', 'p99 ms', 'errors'],
      results.map((result) => [result.name, result.connections, ...cellsOf(result)]),
    );
    printTable(
      ['resident memory', 'MB'],
      memory.map(([when, bytes]) => [when, megabytes(bytes)]),
    );
    judge([...warm, ...results], judgeMemory(samples));
  } finally {
    await server.stop();
  }
}

/** All kinds at the same time, each with its share of the connections. */
function sendAll(
  autocannon: Autocannon,
  kinds: readonly Kind[],
  url: string,
  connections: number,
  seconds: number,
) {
  return Promise.all(
    kinds.map(async (kind) => {
      const own = Math.max(1, Math.round(connections * kind.share));
      const result = await sendLoad(autocannon, kind, { url, connections: own, seconds });
      return { name: kind.name, connections: own, ...result };
    }),
  );
}

function cellsOf({ answered, perSecond, p50, p99, problems }: LoadResult): (string | number)[] {
  const errors = [...problems.values()].reduce((sum, count) => sum + count, 0);
  return [whole(answered), whole(perSecond), p50, p99, errors];
}

function judge(
  results: readonly LoadResult[],
  { before, last, growth, isFlat }: ReturnType<typeof judgeMemory>,
): void {
  const problems = results.flatMap((result) => [...result.problems]);
  const memory = `the last third of the run has ${megabytes(last)} MB, the third before ${megabytes(before)} MB (× ${growth.toFixed(2)}, at most × 1.15)`;
  console.log(`Memory: ${memory}.`);
  if (problems.length > 0) {
    const shown = problems.slice(0, 10).map(([problem, count]) => `  ${count} × ${problem}`);
    throw new PlainError(`${problems.length} kinds of wrong answers:\n${shown.join('\n')}`);
  }
  if (!isFlat) throw new PlainError(`Memory grows: ${memory}.`);
  console.log('No error, and memory is flat.');
}

function chosenOptions() {
  const { values } = readOptions(usage, {
    options: {
      connections: { type: 'string', default: '200' },
      seconds: { type: 'string', default: '60' },
      'warm-up': { type: 'string', default: '20' },
    },
  });
  const numbers = {
    connections: Number(values.connections),
    seconds: Number(values.seconds),
    'warm-up': Number(values['warm-up']),
  };
  for (const [name, value] of Object.entries(numbers)) {
    if (!Number.isInteger(value) || value < 3) {
      throw new PlainError(`--${name} is a whole number from 3. Use it like this: ${usage}`);
    }
  }
  // Beyond that the pictures alone would be more than their service accepts.
  if (numbers.connections > 400) {
    throw new PlainError(`--connections is 400 at most. Use it like this: ${usage}`);
  }
  return {
    connections: numbers.connections,
    seconds: numbers.seconds,
    warmUp: numbers['warm-up'],
  };
}

function whole(value: number): string {
  return Math.round(value).toLocaleString('en-GB');
}

function megabytes(bytes: number): string {
  return whole(bytes / 1e6);
}
