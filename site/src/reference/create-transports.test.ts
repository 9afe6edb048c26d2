import type { Operation } from '@portal/contract';
import { describe, expect, it } from 'vitest';
import { readWantedFailure } from '../../../packages/sandbox/src/practice/wanted-failure.ts';
import { createTransports } from './create-transports';

function recording() {
  const calls: string[] = [];
  return {
    calls,
    surroundings: {
      sandboxUrl: 'https://dev.example/developers/sandbox',
      ensureSandbox: async () => calls.push('ready'),
      fetch: async (request: RequestInfo | URL) => {
        calls.push((request as Request).url);
        return new Response('{}');
      },
    },
  };
}

describe('createTransports', () => {
  it('offers only the sandbox if no host is named', () => {
    const { surroundings } = recording();
    expect(createTransports({ sandbox: 'catalogue' }, surroundings).map(({ id }) => id)).toEqual([
      'sandbox',
    ]);
  });

  it('fails on request in the sandbox, and never on the live host', () => {
    const { surroundings } = recording();
    const api = { sandbox: 'catalogue', liveHost: 'https://api.example' } as const;
    const [sandbox, live] = createTransports(api, surroundings);
    expect(live?.failures).toBeUndefined();
    const response = { status: '410', description: '', content: [], headers: [] };
    const operation = { responses: [response] } as unknown as Operation;
    expect(sandbox?.failures?.statusesOf(operation)).toEqual([410, 429, 500, 503]);
    for (const wait of sandbox?.failures?.waits ?? []) {
      const { name, value } = sandbox?.failures?.headerFor({ status: 410, wait }) ?? {};
      expect([name, readWantedFailure(value ?? '')]).toEqual(['Prefer', { code: 410, wait }]);
    }
  });

  it('is ready once the sandbox is', async () => {
    const { surroundings, calls } = recording();
    const [sandbox] = createTransports({ sandbox: 'catalogue' }, surroundings);
    const url = `${sandbox?.baseUrl('catalogue')}/catalogue/v2/works`;
    await sandbox?.ready?.();
    await sandbox?.send(new Request(url), new AbortController().signal);
    expect(calls).toEqual(['ready', 'https://dev.example/developers/sandbox/catalogue/v2/works']);
  });

  it('offers the live host of an API that has one, after the sandbox', async () => {
    const { surroundings, calls } = recording();
    const [first, live] = createTransports(
      { sandbox: 'catalogue', liveHost: 'https://api.example' },
      surroundings,
    );
    expect([first?.label, live?.label]).toEqual(['Sandbox', 'Live']);
    expect([first?.isLive, live?.isLive]).toEqual([false, true]);
    const url = `${live?.baseUrl('catalogue')}/catalogue/v2/works`;
    await live?.send(new Request(url), new AbortController().signal);
    expect(calls).toEqual(['https://api.example/catalogue/v2/works']);
  });

  describe('the sandbox', () => {
    const { signal } = new AbortController();
    const url = 'https://dev.example/developers/sandbox/catalogue/v2/works';
    const page = () => new Response('<!doctype html>', { status: 404 });

    function sandboxWith(fetch: () => Promise<Response>, ensureSandbox?: () => Promise<unknown>) {
      const { surroundings, calls } = recording();
      const ready = ensureSandbox ?? surroundings.ensureSandbox;
      const given = { ...surroundings, ensureSandbox: ready, fetch };
      const [transport] = createTransports({ sandbox: 'catalogue' }, given);
      if (!transport?.ready) throw new Error('There is no sandbox.');
      return {
        calls,
        ready: transport.ready,
        send: () => transport.send(new Request(url), signal),
      };
    }

    it('is checked once, however many requests are sent', async () => {
      const { calls, ready, send } = sandboxWith(async () => Response.json({}, { status: 404 }));
      await Promise.all([ready(), ready()]);
      await send();
      await ready();
      await send();
      expect(calls).toEqual(['ready']);
    });

    it('is checked again after a failure', async () => {
      const { calls, ready, send } = sandboxWith(() => Promise.reject(new TypeError('failed')));
      await ready();
      await expect(send()).rejects.toThrow('failed');
      await ready();
      expect(calls).toEqual(['ready', 'ready']);
    });

    it('is checked again if it was not found', async () => {
      let count = 0;
      const { ready } = sandboxWith(
        async () => Response.json({}),
        async () => {
          count += 1;
          if (count === 1) throw new Error('No worker.');
        },
      );
      await expect(ready()).rejects.toThrow('No worker.');
      await ready();
      await ready();
      expect(count).toBe(2);
    });

    it('is started again if the host answers in its place', async () => {
      const answers = [page(), Response.json({ totalResults: 1 })];
      const { calls, ready, send } = sandboxWith(async () => answers.shift() ?? page());
      await ready();
      expect(await (await send()).json()).toEqual({ totalResults: 1 });
      expect(calls).toEqual(['ready', 'ready']);
      expect((await send()).status).toBe(404);
    });
  });
});
