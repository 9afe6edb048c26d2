import type { BodyInput } from '@portal/contract';
import { describe, expect, it } from 'vitest';
import {
  bodies,
  expectSent,
  hostile,
  json,
  openEcho,
  type Run,
  requestOf,
  securitySchemes,
} from '../../test/run-bodies.ts';
import { has, runModules, runPython, runShell } from '../../test/run-code.ts';

const runAllInShell: Run = async (codes, folder) => {
  for (const code of codes) expect(await runShell(code, folder)).not.toHaveProperty('failure');
};

const runAllInPython: Run = async (codes, folder) => {
  for (const one of await runPython(codes, folder)) expect(one).not.toHaveProperty('failure');
};

const runners: [string, boolean, Run][] = [
  ['curl', has('curl', '--version'), runAllInShell],
  ['javascript', true, runModules],
  ['typescript', true, runModules],
  ['python', has('python3', '--version'), runAllInPython],
];

openEcho();

describe.each(runners)('%s', (language, isHere, run) => {
  it.skipIf(!isHere)('sends every kind of body as it is', async () => {
    const requests = bodies.flatMap(([, body]) =>
      ['post', 'delete'].map((method) => requestOf(method, '', { body })),
    );
    await expectSent(language, requests, run);
  });

  it.skipIf(!isHere)('reads no body of an answer to HEAD, even if one is described', async () => {
    await expectSent(language, [requestOf('head', '', {})], run);
  });

  it.skipIf(!isHere)('sends every kind of key, and headers and cookies beside it', async () => {
    const values = { 'X-Text': 'it\'s "a" $HOME \\', 'X-Empty': '', c: hostile, q: hostile };
    const body: BodyInput = { kind: 'json', mediaType: json, value: {} };
    const requests = Object.keys(securitySchemes).flatMap((scheme) => [
      requestOf('get', scheme, { values }),
      requestOf('put', scheme, { values: { q: 'a' }, body }),
    ]);
    await expectSent(language, requests, run);
  });
});
