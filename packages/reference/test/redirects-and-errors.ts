import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildRequest, type Operation } from '@portal/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { bodyKindOf } from '../src/samples/body-kind.ts';
import { languageOf } from '../src/samples/languages.ts';
import { loadContract, operationOf } from './contract.ts';
import { type EchoServer, type Reply, startEchoServer } from './echo-server.ts';
import type { Outcome } from './run-code.ts';

const apis = await loadContract();
/** One operation of each kind of body. */
const operations = ['getWorks', 'getText', 'getImageFile'].map((id) => operationOf(apis, id));
const why = 'That cannot be had.';

/** By the first part of the address, which must not name the status. */
const redirects: Record<string, { status: number; isAbsolute?: boolean }> = {
  'moved-for-good': { status: 301 },
  'moved-for-now': { status: 302 },
  'moved-elsewhere': { status: 302, isAbsolute: true },
  'see-other': { status: 303 },
  'moved-again': { status: 307 },
  'moved-again-for-good': { status: 308 },
};
const errors: Record<string, number> = { wrong: 400, missing: 404, gone: 410, failing: 500 };

let server: EchoServer;
let folder: string;

type Sample = { code: string; target: string };

function sampleOf(language: string, operation: Operation, first: string): Sample {
  const values = operation.requestExamples[0]?.values ?? {};
  const url = buildRequest(operation, values, `${server.baseUrl}/${first}`).href;
  const api = apis.find((one) => one.operations.includes(operation))?.id ?? '';
  const client = { package: '@portal/client', api };
  return {
    code: languageOf(language).write({
      method: 'GET',
      headers: [],
      url,
      operation,
      values,
      client,
    }),
    target: url.slice(`${server.baseUrl}/${first}`.length),
  };
}

export type Run = (codes: string[], folder: string) => Promise<Outcome[]>;

/** One after the other, so that the server can tell them apart. */
export function oneByOne(run: (code: string, folder: string) => Promise<Outcome>): Run {
  return async (codes, place) => {
    const outcomes: Outcome[] = [];
    for (const code of codes) outcomes.push(await run(code, place));
    return outcomes;
  };
}

/** A Java program takes a second to start, so it meets one reply of each sort. */
function someFor<Name>(language: string, names: Name[]): Name[] {
  return language === 'java' ? names.slice(1, 2) : names;
}

/** What a sample does when it is led elsewhere or refused, in each of these languages. */
export function testRedirectsAndErrors(runners: Record<string, Run>): void {
  // Starting interpreters is slow on a busy machine.
  vi.setConfig({ testTimeout: 120_000 });
  beforeAll(async () => {
    server = await startEchoServer();
    server.reply = ({ url }): Reply | undefined => {
      const [, first = '', rest = ''] = /^\/([^/]+)(.*)$/s.exec(url) ?? [];
      const redirect = redirects[first];
      if (redirect) {
        const location = `${redirect.isAbsolute ? server.baseUrl : ''}/there${rest}`;
        return { status: redirect.status, headers: { location }, body: '' };
      }
      const status = errors[first];
      return status === undefined
        ? undefined
        : { status, body: JSON.stringify({ label: 'Error', description: why }) };
    };
  });
  beforeEach(async () => {
    server.received.length = 0;
    folder = await mkdtemp(join(tmpdir(), 'samples-'));
    return () => rm(folder, { recursive: true });
  });
  afterAll(() => server.close());

  const programs = Object.entries(runners).flatMap(([language, run]) =>
    operations.map(
      (operation) => [language, bodyKindOf(operation), { language, operation, run }] as const,
    ),
  );

  describe.each(programs)('%s, an answer that is %s', (_, kind, { language, operation, run }) => {
    it('follows every redirect', async () => {
      const names = someFor(language, Object.keys(redirects));
      const samples = names.map((first) => sampleOf(language, operation, first));
      const outcomes = await run(
        samples.map(({ code }) => code),
        folder,
      );
      expect(outcomes.map(({ failure }) => failure)).toEqual(names.map(() => undefined));
      expect(server.received.map(({ url }) => url)).toEqual(
        samples.flatMap(({ target }, at) => [`/${names[at]}${target}`, `/there${target}`]),
      );
    });

    it('fails on every error, and names it', async () => {
      const cases = someFor(language, Object.entries(errors));
      const samples = cases.map(([first]) => sampleOf(language, operation, first));
      const outcomes = await run(
        samples.map(({ code }) => code),
        folder,
      );
      for (const [at, { printed, failure }] of outcomes.entries()) {
        expect(failure).toMatch(new RegExp(`\\b${cases[at]?.[1]}\\b`));
        if (kind === 'json' && language !== 'python') expect(printed + failure).toContain(why);
      }
      expect(outcomes).toHaveLength(cases.length);
      expect(await readdir(folder), 'An error is not a picture').not.toContain('default.jpg');
    });
  });
}
