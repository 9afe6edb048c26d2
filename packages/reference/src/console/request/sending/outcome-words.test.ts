import type { Api } from '@portal/contract';
import { beforeAll, expect, it } from 'vitest';
import { apiOf, loadContract, operationOf } from '../../../../test/contract.ts';
import { draftRequest } from '../request-draft.ts';
import { announcement, failureWords } from './outcome-words.ts';
import { readAnswer } from './read-answer.ts';
import type { RequestState } from './request-state.ts';
import type { Outcome } from './send-request.ts';

let apis: Api[];

beforeAll(async () => {
  apis = await loadContract();
});

const url = 'https://api.example.org/catalogue/v2/works';

it('distinguishes every failure', () => {
  const outcomes: Outcome[] = [
    { kind: 'cancelled' },
    { kind: 'timed-out', milliseconds: 30_000 },
    { kind: 'blocked' },
    { kind: 'unreachable', why: 'Failed to fetch' },
    { kind: 'refused', why: 'Invalid URL' },
    { kind: 'misdirected' },
    { kind: 'not-ready', why: 'This browser offers no service worker' },
  ];
  const words = outcomes.map((outcome) => failureWords(outcome, url));
  expect(new Set(words.map((one) => one?.title)).size).toBe(outcomes.length);
  expect(words[1]?.detail).toBe('api.example.org gave no answer within 30.0 s.');
  expect(words[3]?.detail).toBe('api.example.org could not be reached. Failed to fetch.');
});

async function answered(response: Response): Promise<RequestState> {
  const api = apiOf(apis, 'catalogue');
  const transport = {
    id: 'test',
    label: 'Sandbox',
    isLive: false,
    baseUrl: () => 'https://api.example.org',
    send: async () => response,
  };
  const operation = operationOf(apis, 'getWorks');
  const draft = draftRequest({ api, operation, values: {}, transport });
  const answer = await readAnswer(response, url);
  return {
    kind: 'done',
    sent: { id: 1, draft, transportId: 'test', label: 'Sandbox' },
    outcome: { kind: 'answered', answer, milliseconds: 12 },
  };
}

it('announces status, results, size, time and who answered', async () => {
  const state = await answered(Response.json({ totalResults: 62, totalPages: 7, results: [] }));
  expect(announcement(state, apis)).toBe(
    '200 OK. 62 results, page 1 of 7. 47 bytes in 12 ms from Sandbox.',
  );
});

it("announces an error with the API's own message", async () => {
  const body = { errorType: 'http', httpStatus: 400, description: 'page: must be 1 or more' };
  const state = await answered(Response.json(body, { status: 400 }));
  expect(announcement(state, apis)).toMatch(/^400 Bad Request\. page: must be 1 or more\. /);
});

it('calls nothing a success that does not match its description', async () => {
  const headers = { 'Content-Type': 'application/json' };
  const state = await answered(new Response('{"results": [', { headers }));
  expect(announcement(state, apis)).toMatch(/^200 OK\. The answer says it is JSON and is not: /);
});

it("does not take a proxy's page for the API's own message", async () => {
  const headers = { 'Content-Type': 'text/html' };
  const state = await answered(new Response('<h1>Bad</h1>', { status: 502, headers }));
  expect(announcement(state, apis)).toMatch(/^502 Bad Gateway\. \d+ bytes/);
});

it('gives the time that a busy service asks to wait', async () => {
  const headers = { 'Retry-After': '120' };
  const state = await answered(Response.json({ label: 'Busy' }, { status: 503, headers }));
  expect(announcement(state, apis)).toMatch(
    /^503 Service Unavailable\. Busy\. The service asks you to wait 2 minutes\. /,
  );
});

it('reports that an answer was cut off', async () => {
  const state = await answered(Response.json('a'.repeat(9_000_000)));
  expect(announcement(state, apis)).toMatch(
    /^200 OK\. The answer is longer than 8\.0 MB, too long .*\. More than 8\.0 MB in 12 ms/,
  );
});

it('explains what prevents sending', () => {
  const problems = [
    { type: 'error' as const, where: { part: 'path' as const }, message: 'id is required.' },
  ];
  expect(announcement({ kind: 'not-sent', problems }, apis)).toBe('Not sent. id is required.');
  expect(announcement({ kind: 'idle' }, apis)).toBe('');
});
