import { describe, expect, it } from 'vitest';
import { answering } from '../test/answers.ts';
import { type RetryOptions, retryAfter, withRetry } from './with-retry.ts';

function request() {
  return new Request('https://api.example.org/catalogue/v2/works');
}
const now = Date.parse('2026-11-15T12:00:00Z');

/** Records waits, which take no time. */
function noting(options: RetryOptions = {}) {
  const waits: number[] = [];
  const wait = async (milliseconds: number) => void waits.push(milliseconds);
  return { waits, options: { wait, random: () => 1, now: () => now, ...options } };
}

function busy(status: number, retryAfterHeader?: string) {
  return new Response('busy', {
    status,
    headers: retryAfterHeader ? { 'Retry-After': retryAfterHeader } : {},
  });
}

describe('withRetry', () => {
  it.each([429, 502, 503, 504])(
    'retries after %i, with longer and longer pauses',
    async (status) => {
      const { waits, options } = noting();
      const { fetch } = answering((_, count) => (count < 4 ? busy(status) : new Response('good')));
      const response = await withRetry(fetch, options)(request());
      expect([response.status, waits]).toEqual([200, [500, 1000, 2000]]);
    },
  );

  it('retries after a response without a body', async () => {
    const { options } = noting();
    const { fetch, urls } = answering((_, count) =>
      count === 1 ? new Response(null, { status: 503 }) : new Response('good'),
    );
    expect((await withRetry(fetch, options)(request())).status).toBe(200);
    expect(urls.length).toBe(2);
  });

  it.each([200, 302, 400, 404, 500])('does not retry after %i', async (status) => {
    const { waits, options } = noting();
    const { fetch, urls } = answering(() => new Response(null, { status }));
    expect((await withRetry(fetch, options)(request())).status).toBe(status);
    expect([urls.length, waits]).toEqual([1, []]);
  });

  it('returns the last response when out of tries', async () => {
    const { options } = noting({ tries: 2 });
    const { fetch, urls } = answering(() => busy(503));
    const response = await withRetry(fetch, options)(request());
    expect([response.status, await response.text(), urls.length]).toEqual([503, 'busy', 2]);
  });

  it('adds jitter, so that many clients do not come back at once', async () => {
    const { waits, options } = noting({ random: () => 0 });
    const { fetch } = answering((_, count) => (count < 3 ? busy(429) : new Response()));
    await withRetry(fetch, options)(request());
    expect(waits).toEqual([250, 500]);
  });

  it('waits no longer than maxDelay', async () => {
    const { waits, options } = noting({ tries: 5, maxDelay: 1500 });
    const { fetch } = answering(() => busy(429));
    await withRetry(fetch, options)(request());
    expect(waits).toEqual([500, 1000, 1500, 1500]);
  });

  it.each([
    ['seconds', '3', 3000],
    ['a moment', 'Sun, 15 Nov 2026 12:00:07 GMT', 7000],
    ['a time in the past', 'Sun, 15 Nov 2026 11:00:00 GMT', 0],
    ['nonsense', 'soon', 500],
    ['words with a number', 'in 5 s', 500],
    ['other words with a number', 'try 10', 500],
    ['a negative number', '-5', 500],
  ])('reads %s from Retry-After', async (_, header, want) => {
    const { waits, options } = noting();
    const { fetch } = answering((_, count) => (count === 1 ? busy(429, header) : new Response()));
    await withRetry(fetch, options)(request());
    expect(waits).toEqual([want]);
  });

  it('returns the response if Retry-After exceeds the longest wait', async () => {
    const { waits, options } = noting();
    const { fetch, urls } = answering(() => busy(429, '3600'));
    const response = await withRetry(fetch, options)(request());
    expect([response.status, await response.text(), urls.length, waits]).toEqual([
      429,
      'busy',
      1,
      [],
    ]);
  });

  it('retries if the connection fails, and finally rejects with the failure', async () => {
    const { waits, options } = noting({ tries: 3 });
    const failure = new TypeError('fetch failed');
    const { fetch, urls } = answering(() => Promise.reject(failure));
    await expect(withRetry(fetch, options)(request())).rejects.toBe(failure);
    expect([urls.length, waits]).toEqual([3, [500, 1000]]);
  });

  it('does not retry after any other failure', async () => {
    const { options } = noting();
    const { fetch, urls } = answering(() => Promise.reject(new RangeError('broken')));
    await expect(withRetry(fetch, options)(request())).rejects.toThrow('broken');
    expect(urls.length).toBe(1);
  });

  it('stops waiting when aborted', async () => {
    const controller = new AbortController();
    const { fetch, urls } = answering(() => {
      queueMicrotask(() => controller.abort(new Error('enough')));
      return busy(503, '20');
    });
    const aborted = new Request(request(), { signal: controller.signal });
    await expect(withRetry(fetch)(aborted)).rejects.toThrow('enough');
    expect(urls.length).toBe(1);
    await expect(withRetry(fetch)(aborted)).rejects.toThrow('enough');
    expect(urls.length).toBe(1);
  });
});

describe('retryAfter', () => {
  it('is undefined without a header', () => {
    expect([retryAfter(null, now), retryAfter('', now), retryAfter('1.5', now)]).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
  });
});

describe('a request with a body', () => {
  function posting(method: string) {
    return new Request('https://api.example.org/loans', { method, body: '{"days":14}' });
  }

  it.each([429, 503])('is sent again in full after %i', async (status) => {
    const bodies: string[] = [];
    const { options } = noting();
    const send = withRetry(async (sent) => {
      bodies.push(await sent.text());
      return bodies.length < 4 ? busy(status) : new Response('good');
    }, options);
    expect((await send(posting('POST'))).status).toBe(200);
    expect(bodies).toEqual(Array(4).fill('{"days":14}'));
  });

  it.each([
    ['POST', 502, 1],
    ['PATCH', 504, 1],
    ['PUT', 502, 4],
    ['DELETE', 504, 4],
  ])(
    '%s after %i is sent %i times: a gateway may have passed it on',
    async (method, status, times) => {
      const { options } = noting();
      const { fetch, urls } = answering(() => busy(status));
      expect((await withRetry(fetch, options)(posting(method))).status).toBe(status);
      expect(urls.length).toBe(times);
    },
  );

  it.each([
    ['POST', 1],
    ['PATCH', 1],
    ['PUT', 4],
    ['DELETE', 4],
  ])('%s is sent %i times if connections fail: it may have arrived', async (method, times) => {
    let count = 0;
    const { options } = noting();
    const send = withRetry(() => {
      count += 1;
      throw new TypeError('fetch failed');
    }, options);
    await expect(send(posting(method))).rejects.toThrow('fetch failed');
    expect(count).toBe(times);
  });
});
