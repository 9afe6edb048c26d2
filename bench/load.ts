import { parseArgs } from 'node:util';
import { alone } from '../scripts/steps/alone.mjs';
import { buildStaleSite } from '../scripts/steps/build-site.mjs';
import { installMissing } from '../scripts/steps/install.mjs';
import { makeMissingCollection } from '../scripts/steps/make-collection.mjs';
import { buildDir } from '../scripts/steps/paths.mjs';
import { main, PlainError } from '../scripts/steps/run.mjs';
import { startServer } from '../scripts/steps/start-server.mjs';
import { installPeers, requirePeer } from './steps/install-peers.mjs';
import { loadKinds } from './steps/load-requests.mjs';
import { printTable } from './steps/print-table.mjs';
import { judgeMemory, residentMemory, watchMemory } from './steps/resident-memory.mjs';
import { sendLoad } from './steps/send-load.mjs';

const usage = 'npm run bench:load -- [--connections 200] [--seconds 60] [--warm-up 20]';

await main(async () => {
  const { connections, seconds, warmUp } = readOptions();
  await alone('npm run bench:load', async () => {
    await installMissing({ forTests: false });
    await buildStaleSite();
    await makeMissingCollection();
  });
  await installPeers({ autocannon: '8.0.0' });
  const autocannon = requirePeer('autocannon');

  const env = { PORT: '0', HOST: '127.0.0.1' };
  const server = await startServer(['scripts/start.mjs'], /^Ready: (\S+)$/, { env });
  const memory = [['at the start', residentMemory(server.pid)]];
  try {
    const kinds = await loadKinds(server.url, buildDir);
    const load = (duration) => sendAll(autocannon, kinds, server.url, connections, duration);
    const warm = await load(warmUp);
    memory.push(['after the warm-up', residentMemory(server.pid)]);
    const watch = watchMemory(server.pid);
    const results = await load(seconds);
    const samples = watch.stop();
    memory.push(['in the middle', samples[Math.floor(samples.length / 2)]]);
    memory.push(['at the end', samples.at(-1)]);

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
});

/** All kinds at the same time, each with its share of the connections. */
function sendAll(autocannon, kinds, url, connections, seconds) {
  return Promise.all(
    kinds.map(async (kind) => {
      const own = Math.max(1, Math.round(connections * kind.share));
      const result = await sendLoad(autocannon, kind, { url, connections: own, seconds });
      return { name: kind.name, connections: own, ...result };
    }),
  );
}

function cellsOf({ answered, perSecond, p50, p99, problems }) {
  const errors = [...problems.values()].reduce((sum, count) => sum + count, 0);
  return [whole(answered), whole(perSecond), p50, p99, errors];
}

function judge(results, { before, last, growth, isFlat }) {
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

function readOptions() {
  const options = { connections: '200', seconds: '60', 'warm-up': '20' };
  const numbers = readArguments(options);
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

function readArguments(defaults) {
  const options = Object.fromEntries(
    Object.entries(defaults).map(([name, value]) => [name, { type: 'string', default: value }]),
  );
  try {
    const { values } = parseArgs({ options });
    return Object.fromEntries(Object.entries(values).map(([name, text]) => [name, Number(text)]));
  } catch (error) {
    throw new PlainError(`${error.message}\nUse it like this: ${usage}`);
  }
}

function whole(value) {
  return Math.round(value).toLocaleString('en-GB');
}

function megabytes(bytes) {
  return whole(bytes / 1e6);
}
