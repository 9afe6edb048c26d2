import type { Api } from '@portal/contract';
import { beforeAll, describe, expect, it } from 'vitest';
import { apiOf, loadContract, operationOf } from '../../../../test/contract.ts';
import { stillEffects } from '../../../../test/still-effects.ts';
import type { Transport } from '../../../transport.ts';
import { draftRequest } from '../request-draft.ts';
import { type Effects, type Outcome, patience, sendRequest } from './send-request.ts';

let catalogue: Api;

beforeAll(async () => {
  catalogue = apiOf(await loadContract(), 'catalogue');
});

function transportOf(send: Transport['send'], base = 'https://api.example.org'): Transport {
  return { id: 'test', label: 'Test', isLive: true, baseUrl: () => base, send };
}

function ask(
  transport: Transport,
  given: Partial<Effects> = {},
  signal = new AbortController().signal,
): Promise<Outcome> {
  const operation = operationOf([catalogue], 'getWorks');
  const draft = draftRequest({ api: catalogue, operation, values: { query: 'horse' }, transport });
  return sendRequest(draft, transport, signal, { ...stillEffects, ...given });
}

const never = () => new Promise<Response>(() => {});
const failing = () => Promise.reject(new TypeError('Failed to fetch'));

describe('the outcome of a request', () => {
  it('is an answer, timed until the end of the body', async () => {
    const times = [100, 350];
    const urls: string[] = [];
    const outcome = await ask(
      transportOf(async (request) => {
        urls.push(request.url);
        return Response.json({ totalResults: 1 });
      }),
      { now: () => times.shift() ?? 0 },
    );
    expect(urls).toEqual(['https://api.example.org/catalogue/v2/works?query=horse']);
    expect(outcome).toMatchObject({
      kind: 'answered',
      milliseconds: 250,
      answer: { status: 200, kind: 'json', json: { totalResults: 1 } },
    });
  });

  it('measures the request alone, not the preparation', async () => {
    let now = 0;
    const takes = (milliseconds: number) => {
      now += milliseconds;
    };
    const transport: Transport = {
      ...transportOf(async () => {
        takes(30);
        return Response.json({});
      }),
      ready: async () => takes(2000),
    };
    expect(await ask(transport, { now: () => now })).toMatchObject({ milliseconds: 30 });
  });

  it('is an answer too when the API refuses', async () => {
    const send = async () => Response.json({ description: 'No such work' }, { status: 404 });
    expect(await ask(transportOf(send))).toMatchObject({
      kind: 'answered',
      answer: { status: 404 },
    });
  });

  it('is a cancellation, whether the transport listens or not', async () => {
    const controller = new AbortController();
    const outcome = ask(transportOf(never), {}, controller.signal);
    controller.abort();
    expect(await outcome).toEqual({ kind: 'cancelled' });
  });

  it.each([
    ['at first', 2, never],
    ['later', 3, never],
    ['at first, just before nothing answers', 2, failing],
    ['later, just before an answer', 3, async () => new Response('')],
  ])('is a cancellation also while a failure is being explained: %s', async (_, at, then) => {
    const controller = new AbortController();
    let sent = 0;
    const send = () => {
      sent += 1;
      if (sent < at) return failing();
      controller.abort();
      return then();
    };
    expect(await ask(transportOf(send), {}, controller.signal)).toEqual({ kind: 'cancelled' });
    expect(sent).toBe(at);
  });

  it('is a timeout', async () => {
    const after: Effects['after'] = (_, call) => {
      call();
      return () => {};
    };
    expect(await ask(transportOf(never), { after })).toEqual({
      kind: 'timed-out',
      milliseconds: patience,
    });
  });

  it('is blocked when the host answers only opaque requests', async () => {
    const send: Transport['send'] = (request) =>
      request.mode === 'no-cors' ? Promise.resolve(new Response('')) : failing();
    expect(await ask(transportOf(send))).toEqual({ kind: 'blocked' });
  });

  it('is misdirected when the host redirects and no answer can be read', async () => {
    const redirect = Object.defineProperty(new Response(), 'type', { value: 'opaqueredirect' });
    const send: Transport['send'] = (request) =>
      request.redirect === 'manual' ? Promise.resolve(redirect) : failing();
    expect(await ask(transportOf(send))).toEqual({ kind: 'misdirected' });
  });

  it('is not sent before the transport is ready, or at all if that fails', async () => {
    const calls: string[] = [];
    const send = async () => {
      calls.push('send');
      return Response.json({});
    };
    const ready = async () => calls.push('ready');
    expect(await ask({ ...transportOf(send), ready })).toMatchObject({ kind: 'answered' });
    expect(calls).toEqual(['ready', 'send']);
    const broken = { ...transportOf(send), ready: () => Promise.reject(new Error('No worker.')) };
    expect(await ask(broken)).toEqual({ kind: 'not-ready', why: 'No worker.' });
    expect(await ask(broken, { online: () => false })).toMatchObject({ kind: 'unreachable' });
    expect(calls).toHaveLength(2);
  });

  it('is unreachable when nothing answers', async () => {
    expect(await ask(transportOf(failing))).toEqual({
      kind: 'unreachable',
      why: 'Failed to fetch',
    });
  });

  it("is never blocked on the page's own host", async () => {
    const send: Transport['send'] = (request) =>
      request.mode === 'no-cors' ? Promise.resolve(new Response('')) : failing();
    expect(await ask(transportOf(send, 'https://docs.example.org/sandbox'))).toMatchObject({
      kind: 'unreachable',
    });
  });

  it('reports that the device is offline', async () => {
    expect(await ask(transportOf(failing), { online: () => false })).toEqual({
      kind: 'unreachable',
      why: 'This device is not connected to a network.',
    });
  });

  it('is refused if no request can be made', async () => {
    const transport = transportOf(failing);
    const operation = operationOf([catalogue], 'getWorks');
    const draft = draftRequest({ api: catalogue, operation, values: {}, transport });
    const broken = { ...draft, headers: [{ name: 'X-Note', value: 'one\ntwo' }] };
    const { signal } = new AbortController();
    expect(await sendRequest(broken, transport, signal, stillEffects)).toMatchObject({
      kind: 'refused',
    });
  });
});
