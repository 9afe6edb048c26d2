import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from '@portal/portal/folders';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sandbox } from '../docs-facts/truth.ts';
import { serveSandbox } from '../serve-sandbox.fixture.ts';
import { readPrograms } from './read-programs.ts';
import { runProgram } from './run-program.ts';

const works = '/catalogue/v2/works?pageSize=1';
let folder = '';

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'retries-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

/** A name that no earlier test has used. */
let runs = 0;
function failing(code: number, times: number): string {
  runs += 1;
  return `code=${code}; times=${times}; run=retries-${runs}`;
}

const guide = readPrograms().find(({ title }) => title === 'fetch-patiently.mjs')?.code ?? '';

/** Runs the guide's program, whose pauses are printed instead of waited for. */
async function fetchPatiently(prefer: string) {
  const server = await serveSandbox(sandbox);
  const program = `
    const pauses = [];
    const setTimeout = (call, milliseconds) => {
      pauses.push(milliseconds);
      return globalThis.setTimeout(call, 0);
    };
    ${guide}
    const options = { headers: { Prefer: ${JSON.stringify(prefer)} } };
    const { status } = await fetchPatiently('${server.origin}${works}', options);
    console.log(JSON.stringify({ status, pauses }));`;
  try {
    const { code, printed, complaints } = await runProgram('js', program, folder);
    expect([code, complaints]).toEqual([0, '']);
    return { ...JSON.parse(printed), statuses: server.statuses };
  } finally {
    server.close();
  }
}

describe("the guide's program", () => {
  it.each([429, 503])('waits as long as a %i asks, and recovers', async (code) => {
    expect(await fetchPatiently(failing(code, 2))).toEqual({
      ...{ status: 200, statuses: [code, code, 200] },
      pauses: [2000, 2000],
    });
  });

  it('gives up after five attempts, with longer and longer pauses', async () => {
    const { status, statuses, pauses } = await fetchPatiently('code=500');
    expect([status, statuses]).toEqual([500, [500, 500, 500, 500, 500]]);
    const least = [1000, 2000, 4000, 8000];
    expect(pauses).toHaveLength(least.length);
    for (const [index, pause] of least.entries()) {
      expect(pauses[index]).toBeGreaterThanOrEqual(pause);
      expect(pauses[index]).toBeLessThanOrEqual(1.5 * pause);
    }
  });

  it.each([400, 404, 410])('does not repeat a %i', async (code) => {
    expect(await fetchPatiently(`code=${code}`)).toEqual({
      status: code,
      statuses: [code],
      pauses: [],
    });
  });
});

/** Runs the Python client, which sends no headers, against a server that fails for it. */
async function readWithPython(prefer: string) {
  const server = await serveSandbox(sandbox, { prefer });
  const program = `
import json
from portal_client import ApiError, Client
pauses = []
try:
    title = Client(${JSON.stringify(server.origin)}, sleep=pauses.append).get("/catalogue/v2/works", pageSize=1)["type"]
except ApiError as error:
    title = str(error)
print(json.dumps([title, pauses]))`;
  try {
    const env = { ...process.env, PYTHONPATH: join(root, 'packages/client-python/src') };
    const child = spawn('python3', ['-B', '-c', program], { env });
    let printed = '';
    child.stdout.setEncoding('utf8').on('data', (text) => (printed += text));
    await new Promise((resolve, reject) => child.on('error', reject).on('close', resolve));
    return { ran: JSON.parse(printed), statuses: server.statuses };
  } finally {
    server.close();
  }
}

describe('the Python client', () => {
  it('waits as long as it is asked to, and recovers', async () => {
    const { ran, statuses } = await readWithPython(failing(429, 2));
    expect([ran, statuses]).toEqual([
      ['ResultList', [2, 2]],
      [429, 429, 200],
    ]);
  });

  it('gives up after four tries, and says why', async () => {
    const { ran, statuses } = await readWithPython('code=503');
    expect(statuses).toEqual([503, 503, 503, 503]);
    expect(ran).toEqual([expect.stringMatching(/^503: The server was not able /), [2, 2, 2]]);
  });

  it('does not repeat a 410', async () => {
    expect((await readWithPython('code=410')).statuses).toEqual([410]);
  });
});
