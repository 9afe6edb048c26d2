import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, it } from 'vitest';
import { languageOf } from '../../src/samples/languages.ts';
import type { SampleRequest } from '../../src/samples/sample-request.ts';
import { files } from './bodies.ts';
import type { SampleCase } from './cases.ts';
import { type EchoServer, startEchoServer } from './echo-server.ts';
import type { Outcome } from './run-code.ts';
import { runners } from './runners.ts';

/** Starting interpreters and compilers is slow on a busy machine. */
const timeout = 600_000;

/** Runs all samples in a language, and then has a test for each. */
export function testSamples(language: string, program: string, cases: readonly SampleCase[]): void {
  let server: EchoServer;
  let place: string;
  let requests: SampleRequest[];
  let outcomes: Outcome[];
  // Each sends to an address below its own number.
  const baseUrlOf = (index: number) => `${server.baseUrl}/${index}`;
  const folderOf = (index: number) => join(place, String(index));

  beforeAll(async () => {
    server = await startEchoServer();
    server.reply = (received) => {
      const index = Number(received.url.split('/')[1]);
      return cases[index]?.reply?.(received, baseUrlOf(index));
    };
    place = await mkdtemp(join(tmpdir(), 'samples-'));
    for (const index of cases.keys()) {
      await mkdir(folderOf(index));
      for (const [name, content] of Object.entries(files)) {
        await writeFile(join(folderOf(index), name), content, 'latin1');
      }
    }
    requests = cases.map(({ requestTo }, index) => requestTo(baseUrlOf(index)));
    const samples = requests.map((request, index) => ({
      code: languageOf(language).write(request),
      folder: folderOf(index),
    }));
    outcomes = (await runners[language]?.run(samples, program)) ?? [];
  }, timeout);

  afterAll(async () => {
    await server.close();
    await rm(place, { recursive: true });
  });

  it.each(cases.map((one, index) => [one.name, index, one] as const))('%s', (_, index, one) => {
    const [request, outcome] = [requests[index], outcomes[index]];
    if (!request || !outcome) throw new Error('Not run.');
    one.check({
      outcome,
      received: server.received.filter(({ url }) => url.startsWith(`/${index}/`)),
      request,
      baseUrl: baseUrlOf(index),
      folder: folderOf(index),
      language,
    });
  });
}
