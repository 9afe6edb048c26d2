import { describe, expect, it } from 'vitest';
import { createTransports } from './create-transports';

function recording() {
  const calls: string[] = [];
  return {
    calls,
    surroundings: {
      sandboxUrl: 'https://dev.example/developers/sandbox',
      sandboxReady: async () => calls.push('ready'),
      fetch: async (request: RequestInfo | URL) => {
        calls.push((request as Request).url);
        return new Response('{}');
      },
    },
  };
}

describe('createTransports', () => {
  it('offers the sandbox alone where no host is named', () => {
    const { surroundings } = recording();
    expect(createTransports({ sandbox: 'catalogue' }, surroundings).map(({ id }) => id)).toEqual([
      'sandbox',
    ]);
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
    const url = `${live?.baseUrl('catalogue')}/catalogue/v2/works`;
    await live?.send(new Request(url), new AbortController().signal);
    expect(calls).toEqual(['https://api.example/catalogue/v2/works']);
  });
});
