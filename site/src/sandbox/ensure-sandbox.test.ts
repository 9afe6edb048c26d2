import { describe, expect, it } from 'vitest';
import { ensureSandbox, type Workers } from './ensure-sandbox';

type Fakes = {
  /** The host's answer at the status address; a worker, once in control, answers instead. */
  host?: Response | Error;
  /** How the page comes under control: by the new worker itself, only on request, or never. */
  control?: 'itself' | 'asked' | 'never';
  registering?: Error;
  /** The script of a worker of another scope, which controls the page first. */
  foreign?: string;
};

const page = (status: number) => new Response('<!doctype html>', { status });

function browser({ host = page(404), control = 'itself', registering, foreign }: Fakes = {}) {
  const calls: string[] = [];
  const events = new EventTarget();
  let own = '';
  let controller = foreign;
  const takeOver = (script: string) => {
    controller = script;
    events.dispatchEvent(new Event('controllerchange'));
  };
  const serviceWorker = {
    get controller() {
      return controller ? { scriptURL: `https://example.org${controller}` } : null;
    },
    addEventListener: events.addEventListener.bind(events),
    removeEventListener: events.removeEventListener.bind(events),
    async register(address: string, { scope }: { scope: string }) {
      calls.push(`register ${address} for ${scope}`);
      if (registering) throw registering;
      own = address;
      // An update of the foreign worker takes control too.
      if (foreign) setTimeout(() => takeOver(foreign));
      if (control === 'itself') setTimeout(() => takeOver(own));
      if (control !== 'asked') return { active: null };
      return {
        active: {
          postMessage(message: string) {
            calls.push(message);
            setTimeout(() => takeOver(own));
          },
        },
      };
    },
  } as Workers;
  const fetch = async (address: string) => {
    calls.push(`fetch ${address}`);
    if (own && controller === own)
      return Response.json({ sandbox: 'service worker', build: 'f245c481' });
    if (host instanceof Error) throw host;
    return host.clone();
  };
  return { calls, options: { fetch, serviceWorker, isSecure: true } };
}

describe('ensureSandbox', () => {
  it.each([
    ['answers', Response.json({ sandbox: 'node' })],
    ['is still starting', new Response('The sandbox is starting.', { status: 503 })],
  ])('leaves it to a server that %s', async (_, host) => {
    const { calls, options } = browser({ host });
    await ensureSandbox('/', options);
    expect(calls).toEqual(['fetch /sandbox/status']);
  });

  it.each<[string, Fakes]>([
    ['404 with a page', { host: page(404) }],
    ['a page for every address', { host: page(200) }],
    ['JSON of something else', { host: Response.json(['hello']) }],
    ['nothing, as it is offline', { host: new TypeError('Failed to fetch') }],
  ])('registers the worker when the host answers %s', async (_, fakes) => {
    const { calls, options } = browser(fakes);
    await ensureSandbox('/', options);
    expect(calls).toContain('register /sandbox-worker.js for /');
    expect(calls.at(-1)).toBe('fetch /sandbox/status');
  });

  it('keeps to the base address of the site', async () => {
    const { calls, options } = browser();
    await ensureSandbox('/portal/', options);
    expect(calls).toContain('fetch /portal/sandbox/status');
    expect(calls).toContain('register /portal/sandbox-worker.js for /portal/');
  });

  it('registers nothing when the worker is in control already', async () => {
    const { calls, options } = browser();
    await ensureSandbox('/', options);
    calls.length = 0;
    await ensureSandbox('/', options);
    expect(calls).toEqual(['fetch /sandbox/status']);
  });

  it('asks the worker to take control when the page was reloaded past it', async () => {
    const { calls, options } = browser({ control: 'asked' });
    await ensureSandbox('/', options);
    expect(calls).toContain('claim');
  });

  it.each(['itself', 'asked'] as const)(
    'waits for its own worker while that of another site controls the page (control: %s)',
    async (control) => {
      const { calls, options } = browser({ control, foreign: '/sandbox-worker.js' });
      await ensureSandbox('/b/', options);
      expect(calls.at(-1)).toBe('fetch /b/sandbox/status');
    },
  );

  it.each<[string, Fakes, object, RegExp]>([
    ['the page is not secure', {}, { serviceWorker: undefined, isSecure: false }, /https/],
    ['workers are turned off', {}, { serviceWorker: undefined }, /Private windows/],
    ['the browser refuses', { registering: new Error('denied') }, {}, /site data is allowed/],
    [
      'no worker takes control of the page',
      { control: 'never' },
      { patience: 0 },
      /reload the page/,
    ],
  ])('explains what to do when %s', async (_, fakes, changes, words) => {
    const { options } = browser(fakes);
    await expect(ensureSandbox('/', { ...options, ...changes })).rejects.toThrow(words);
  });

  it('keeps the reason why the browser refused', async () => {
    const reason = new Error('denied');
    const { options } = browser({ registering: reason });
    await expect(ensureSandbox('/', options)).rejects.toMatchObject({ cause: reason });
  });
});
