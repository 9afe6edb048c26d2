import { Agent, request } from 'node:http';
import { type Attack, attacks, type HostileRequest } from './attacks.ts';
import { sendTogether } from './send-together.ts';

/** For how long to send which attacks, each at most so often. */
export type Order = { url: string; archive: string; names: readonly string[]; seconds: number };

/** Instead of a status, if the server has closed the connection. */
const closed = 0;

/** How often each status was answered, in how many ms altogether. */
export type Sent = Record<string, { answers: Record<number, number>; wrong: string[]; ms: number }>;

/** Limits the memory of this process, which no run comes near. */
const mostRequests = 1_000_000;

/** Run as a process: it has its own core, so that the probe beside it is not held up. */
process.on('message', async ({ url, archive, names, seconds }: Order) => {
  const known = attacks(archive);
  const sent: Sent = {};
  // Beside clients that do not read, the server closes whichever connection has waited longest.
  const excuses = names.some((name) => known[name]?.isUnread) ? [503, closed] : [503];
  await Promise.all(
    names.map(async (name) => {
      const attack = known[name];
      if (!attack) throw new Error(`There is no attack "${name}".`);
      sent[name] = await send(url, attack, { seconds, excuses });
    }),
  );
  process.send?.(sent);
});

type Sending = { seconds: number; excuses: readonly number[] };

async function send(
  url: string,
  attack: Attack,
  { seconds, excuses }: Sending,
): Promise<Sent[string]> {
  const began = performance.now();
  const answers: Record<number, number> = {};
  const wrong = new Set<string>();
  const { together = 1, isUnread = false } = attack;
  let number = 0;
  const connection = async (): Promise<void> => {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    while (performance.now() - began < 1000 * seconds && number < mostRequests) {
      const asked = Array.from({ length: together }, (_, at) => attack.request(number + at));
      number += together;
      const statuses =
        together === 1
          ? await Promise.all(asked.map((one) => statusOf(url, one, agent)))
          : await sendTogether(url, asked, isUnread);
      for (const [at, { path, status = 200 }] of isUnread ? [] : asked.entries()) {
        const given = statuses[at] ?? closed;
        answers[given] = (answers[given] ?? 0) + 1;
        if (given === status || excuses.includes(given)) continue;
        wrong.add(`${path.slice(0, 80)}: ${given === closed ? 'closed' : `status ${given}`}`);
      }
    }
    agent.destroy();
  };
  await Promise.all(Array.from({ length: attack.connections }, connection));
  return { answers, wrong: [...wrong].slice(0, 5), ms: performance.now() - began };
}

function statusOf(url: string, asked: HostileRequest, agent: Agent): Promise<number> {
  const { path, method = 'GET', host = new URL(url).host } = asked;
  return new Promise((resolve, reject) => {
    const sending = request(new URL(url), { path, method, headers: { host }, agent });
    const fail = (error: NodeJS.ErrnoException) =>
      error.code === 'ECONNRESET' ? resolve(closed) : reject(error);
    sending.on('error', fail);
    sending.on('response', (response) => {
      response.on('error', fail);
      response.on('end', () => resolve(response.statusCode ?? 0));
      response.resume();
    });
    sending.end();
  });
}
