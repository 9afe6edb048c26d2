import type { JsonValue, Values } from '@portal/contract';
import { buildRequest } from '@portal/contract';
import { describe, expect, it } from 'vitest';
import { loadContract, operationOf } from '../../../../test/contract.ts';
import { type Outcome, sendRequest } from '../../request/sending/send-request.ts';
import { type PageSource, type Progress, takePages } from './take-pages.ts';

const apis = await loadContract();
const operation = operationOf(apis, 'getWorks');
const base = 'https://api.example.org';

type Reply = (page: number, tries: number) => Response;

function pageOf(page: number, total: number, size = 2): Response {
  const count = Math.max(0, Math.min(size, total - (page - 1) * size));
  const results = Array.from({ length: count }, (_, at) => ({ id: `w${(page - 1) * size + at}` }));
  const isLast = page * size >= total;
  return Response.json({
    totalResults: total,
    results,
    ...(!isLast && { nextPage: `${base}/catalogue/v2/works?query=horse&page=${page + 1}` }),
  });
}

function refused(status: number, description: string, headers: HeadersInit = {}): Response {
  return Response.json({ label: 'x', description }, { status, headers });
}

/** Takes pages from a service, with a clock that only its pauses move. */
async function take(reply: Reply, isLive = false, cancelAfter = Number.POSITIVE_INFINITY) {
  const log: string[] = [];
  const tries = new Map<number, number>();
  const controller = new AbortController();
  let busy = 0;
  let progress: Progress = { records: 0 };
  const send = async (request: Request): Promise<Response> => {
    busy += 1;
    if (busy > 1) throw new Error('Two requests at a time.');
    const page = Number(new URL(request.url).searchParams.get('page') ?? 1);
    log.push(`page ${page}`);
    const count = (tries.get(page) ?? 0) + 1;
    tries.set(page, count);
    await Promise.resolve();
    busy -= 1;
    return reply(page, count);
  };
  const effects = {
    now: () => 0,
    after: (milliseconds: number, call: () => void) => {
      // What only limits a request never happens.
      if (milliseconds !== 30_000 && milliseconds !== 5_000) {
        log.push(`${milliseconds} ms`);
        queueMicrotask(call);
      }
      return () => {};
    },
    origin: base,
    online: () => true,
  };
  const urlOf = (values: Values) => buildRequest(operation, values, base).href;
  const transport = { id: 'a', label: 'A', baseUrl: () => base, send };
  const source: PageSource = {
    urlOf,
    send: (values, signal): Promise<Outcome> =>
      sendRequest({ method: 'GET', url: urlOf(values), headers: [] }, transport, signal, effects),
    linksOf: (values, status, body) => ({ apis, operation, values, status, body }),
    isLive,
  };
  const ids: JsonValue[] = [];
  const watch = {
    onPage: (body: JsonValue) => {
      const { results } = body as { results: { id: string }[] };
      ids.push(...results.map(({ id }) => id));
      return results.length;
    },
    onProgress: (next: Progress) => {
      progress = next;
      if (next.records >= cancelAfter) controller.abort();
    },
  };
  const stop = await takePages(source, { query: 'horse' }, watch, controller.signal, effects);
  return { stop, ids, progress, log };
}

describe('all pages', () => {
  it('are taken one after the other, without a pause where nobody is live', async () => {
    const { stop, ids, progress, log } = await take((page) => pageOf(page, 5));
    expect(stop).toEqual({ kind: 'complete' });
    expect(ids).toEqual(['w0', 'w1', 'w2', 'w3', 'w4']);
    expect(progress).toEqual({ records: 5, total: 5 });
    expect(log).toEqual(['page 1', 'page 2', 'page 3']);
  });

  it('leave a live service a pause between requests', async () => {
    const { log } = await take((page) => pageOf(page, 5), true);
    expect(log).toEqual(['page 1', '400 ms', 'page 2', '400 ms', 'page 3']);
  });

  it.each([429, 503])('wait as long as a %i asks, and then go on', async (status) => {
    const { stop, ids, log } = await take((page, tries) =>
      page === 2 && tries < 3 ? refused(status, 'Busy', { 'Retry-After': '7' }) : pageOf(page, 3),
    );
    expect(stop).toEqual({ kind: 'complete' });
    expect(ids).toHaveLength(3);
    expect(log).toEqual(['page 1', 'page 2', '7000 ms', 'page 2', '7000 ms', 'page 2']);
  });

  it('wait longer each time if the service does not say how long, and not for ever', async () => {
    const { stop, ids, log } = await take((page) =>
      page === 2 ? refused(503, 'Try again later.') : pageOf(page, 3),
    );
    expect(stop).toEqual({ kind: 'failed', why: '503 Service Unavailable: “Try again later.”' });
    expect(ids).toHaveLength(2);
    const again = ['page 2', '1000 ms', 'page 2', '2000 ms', 'page 2', '4000 ms', 'page 2'];
    expect(log).toEqual(['page 1', ...again, '8000 ms', 'page 2']);
  });

  it('do not wait for hours', async () => {
    const { stop, log } = await take(() => refused(429, 'Busy', { 'Retry-After': '7200' }));
    expect(stop).toEqual({ kind: 'failed', why: 'The service asks to wait 2 hours.' });
    expect(log).toEqual(['page 1']);
  });

  it.each([400, 500])('end at the window of the API, a %i, with its own words', async (status) => {
    const why = 'Only the first 4 works are available in the API.';
    const { stop, ids, progress } = await take((page) =>
      page > 2 ? refused(status, why) : pageOf(page, 9),
    );
    expect(stop).toMatchObject({ kind: 'limited' });
    expect('why' in stop && stop.why).toContain(why);
    expect(ids).toHaveLength(4);
    expect(progress).toEqual({ records: 4, total: 9 });
  });

  it('end early if there is no link to more, and say that some are missing', async () => {
    const { stop, progress } = await take(() =>
      Response.json({ totalResults: 9, results: [{ id: 'a' }] }),
    );
    expect([stop, progress.total]).toEqual([{ kind: 'limited' }, 9]);
  });

  it('do not go in circles', async () => {
    const nextPage = `${base}/catalogue/v2/works?query=horse`;
    const { stop, log } = await take(() => Response.json({ nextPage, results: [{ id: 'a' }] }));
    expect(stop).toMatchObject({ kind: 'failed' });
    expect(log).toEqual(['page 1']);
  });

  it('are cancelled between pages, keeping those taken', async () => {
    const { stop, ids, log } = await take((page) => pageOf(page, 100), true, 4);
    expect(stop).toEqual({ kind: 'cancelled' });
    expect(ids).toHaveLength(4);
    expect(log.filter((one) => one.startsWith('page'))).toHaveLength(2);
  });

  it('end where a request fails at once', async () => {
    const { stop, ids } = await take(() => refused(400, 'page: must be a valid Integer'));
    expect(stop).toEqual({
      kind: 'failed',
      why: '400 Bad Request: “page: must be a valid Integer”',
    });
    expect(ids).toEqual([]);
  });
});
