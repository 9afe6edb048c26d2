import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Api, buildRequest, type Operation, type Values } from '@portal/contract';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { loadContract, operationOf } from '../../test/contract.ts';
import { type EchoServer, startEchoServer } from '../../test/echo-server.ts';
import { has, runJavaScript, runPython, runShell } from '../../test/run-code.ts';
import { languageOf } from './languages.ts';

// Starting interpreters is slow on a busy machine.
vi.setConfig({ testTimeout: 120_000 });

const apis = await loadContract();
const hostile = `it's "quoted" \`id\` $HOME \${x} #{1} \\n 100% 50%27 a\nb\tc é中🐎 & ; | <b> !! *`;
const cases: { api: Api; operation: Operation; values: Values }[] = apis.flatMap((api) =>
  api.operations.flatMap((operation) =>
    operation.requestExamples.map(({ values }) => ({ api, operation, values })),
  ),
);
const [catalogue] = apis;
if (!catalogue) throw new Error('No API.');
const getWorks = operationOf(apis, 'getWorks');
cases.push({ api: catalogue, operation: getWorks, values: { query: hostile } });
cases.push({
  api: catalogue,
  operation: getWorks,
  values: { 'subjects.label': [hostile, 'a,b'], include: ['items', 'notes'] },
});

let server: EchoServer;
let folder: string;
beforeAll(async () => {
  server = await startEchoServer();
  folder = await mkdtemp(join(tmpdir(), 'samples-'));
});
beforeEach(() => {
  server.received.length = 0;
});
afterAll(async () => {
  await server.close();
  await rm(folder, { recursive: true });
});

function samples(language: string): { codes: string[]; targets: string[] } {
  const requests = cases.map(({ api, operation, values }) => ({
    method: 'GET',
    url: buildRequest(operation, values, `${server.baseUrl}/sandbox`).href,
    headers: [{ name: 'X-Sample', value: `it's "${language}" $HOME \\` }],
    operation,
    values,
    client: { package: '@portal/client', api: api.id },
  }));
  return {
    codes: requests.map(languageOf(language).write),
    targets: requests.map(({ url }) => url.slice(server.baseUrl.length)),
  };
}

function expectReceived(language: string, targets: string[]): void {
  expect(server.received.map(({ url }) => url)).toEqual(targets);
  for (const { method, headers } of server.received) {
    expect([method, headers['x-sample']]).toEqual(['GET', `it's "${language}" $HOME \\`]);
  }
}

it.skipIf(!has('curl', '--version'))('cURL sends every request as shown', async () => {
  const { codes, targets } = samples('curl');
  for (const code of codes) expect(await runShell(code, folder)).not.toHaveProperty('failure');
  expectReceived('curl', targets);
});

it.each(['javascript', 'typescript'])('%s sends every request as shown', async (language) => {
  const { codes, targets } = samples(language);
  for (const code of codes) expect((await runJavaScript(code)).length).toBeGreaterThan(0);
  expectReceived(language, targets);
});

it.skipIf(!has('python3', '--version'))('Python sends every request as shown', async () => {
  const { codes, targets } = samples('python');
  for (const one of await runPython(codes, folder)) expect(one).not.toHaveProperty('failure');
  expectReceived('python', targets);
});

it.skipIf(!has('javac', '--version'))('Java sends a hostile request as shown', async () => {
  const { codes, targets } = samples('java');
  await writeFile(join(folder, 'Sample.java'), codes.at(-1) ?? '');
  expect(await runShell('java Sample.java', folder)).not.toHaveProperty('failure');
  expectReceived('java', targets.slice(-1));
});
