import { describe, expect, it } from 'vitest';
import { answering, json } from '../../test/answers.ts';
import { ResponseError } from '../response-error.ts';
import { createClient } from './create-client.ts';
import { paginate } from './paginate.ts';
import { ResultWindowError } from './result-window-error.ts';

const baseUrl = 'https://api.example.org';

/** A list of numbered records. */
function listOf(totalResults: number) {
  return answering(({ url }) => {
    const query = new URL(url).searchParams;
    const page = Number(query.get('page'));
    const pageSize = Number(query.get('pageSize'));
    const first = (page - 1) * pageSize;
    const length = Math.max(0, Math.min(pageSize, totalResults - first));
    const results = Array.from({ length }, (_, index) => ({ id: `w${first + index + 1}` }));
    return json({
      results,
      totalResults,
      totalPages: Math.ceil(totalResults / pageSize),
      pageSize,
    });
  });
}

async function idsOf(results: AsyncIterable<{ id: string }>) {
  const ids: string[] = [];
  for await (const { id } of results) ids.push(id);
  return ids;
}

async function failureOf(results: AsyncIterable<unknown>) {
  let count = 0;
  try {
    for await (const _ of results) count += 1;
  } catch (failure) {
    return { count, failure };
  }
  throw new Error(`It ended without an error after ${count}.`);
}

describe('paginate', () => {
  it('yields every result once, in order, with as few requests as possible', async () => {
    const { fetch, urls } = listOf(250);
    const client = createClient('catalogue', { baseUrl, fetch });
    const ids = await idsOf(paginate(client, '/works', { params: { query: { query: 'horse' } } }));
    expect([ids.length, ids[0], ids.at(-1), new Set(ids).size]).toEqual([250, 'w1', 'w250', 250]);
    expect(urls).toEqual(
      [1, 2, 3].map(
        (page) => `${baseUrl}/catalogue/v2/works?query=horse&page=${page}&pageSize=100`,
      ),
    );
  });

  it.each([
    [0, 1],
    [1, 1],
    [100, 1],
    [101, 2],
  ])('reads %i results in %i requests', async (total, requests) => {
    const { fetch, urls } = listOf(total);
    const ids = await idsOf(paginate(createClient('catalogue', { baseUrl, fetch }), '/images'));
    expect([ids.length, urls.length]).toEqual([total, requests]);
  });

  it('yields whole pages, from the requested page and in the requested size', async () => {
    const { fetch } = listOf(5);
    const client = createClient('content', { baseUrl, fetch });
    const sizes: number[] = [];
    const list = paginate(client, '/articles', { params: { query: { page: 2, pageSize: 2 } } });
    for await (const { results } of list.pages()) sizes.push(results.length);
    expect(sizes).toEqual([2, 1]);
  });

  it('ends at an empty page, even if more are promised', async () => {
    const { fetch, urls } = answering((_, count) =>
      json({ results: count === 1 ? [{ id: 'w1' }] : [], totalResults: 300, totalPages: 3 }),
    );
    const ids = await idsOf(paginate(createClient('catalogue', { baseUrl, fetch }), '/works'));
    expect([ids, urls.length]).toEqual([['w1'], 2]);
  });

  it('requests a page only when it is needed, and starts again in each loop', async () => {
    const { fetch, urls } = listOf(500);
    const works = paginate(createClient('catalogue', { baseUrl, fetch }), '/works');
    expect(urls.length).toBe(0);
    for (const _ of ['first', 'second']) {
      for await (const { id } of works) if (id === 'w100') break;
    }
    expect(urls.length).toBe(2);
  });

  it('throws at the window, with the number of results and the address of the snapshot', async () => {
    const { fetch, urls } = listOf(45_830);
    const client = createClient('catalogue', { baseUrl, fetch });
    const { count, failure } = await failureOf(paginate(client, '/works'));
    expect([count, urls.length]).toEqual([10_000, 100]);
    expect(failure).toBeInstanceOf(ResultWindowError);
    expect(failure).toMatchObject({
      path: '/works',
      reached: 10_000,
      totalResults: 45_830,
      snapshot: `${baseUrl}/datasets/catalogue/v2/works.json.gz`,
      message: `/works: only the first 10,000 results of 45,830 can be paged through. Narrow the request, or read the snapshot of all of them: ${baseUrl}/datasets/catalogue/v2/works.json.gz`,
    });
  });

  it('ends without an error if the results exactly fill the window', async () => {
    const { fetch } = listOf(10_000);
    const ids = await idsOf(paginate(createClient('catalogue', { baseUrl, fetch }), '/works'));
    expect(ids.length).toBe(10_000);
  });

  it('stays inside the window if the page size does not divide it', async () => {
    const { fetch, urls } = listOf(20_000);
    const client = createClient('content', { baseUrl, fetch });
    const all = paginate(client, '/all', { params: { query: { page: 330, pageSize: 30 } } });
    const { count, failure } = await failureOf(all);
    expect([count, urls.length]).toEqual([120, 4]);
    expect(failure).toMatchObject({ reached: 9990, snapshot: undefined });
  });

  it('does not request a first page beyond the window', async () => {
    const { fetch, urls } = listOf(20_000);
    const client = createClient('catalogue', { baseUrl, fetch });
    const { failure } = await failureOf(
      paginate(client, '/concepts', { params: { query: { page: 101 } } }),
    );
    expect(failure).toMatchObject({ name: 'ResultWindowError', totalResults: undefined });
    expect(urls).toEqual([]);
  });

  it('throws the error of the service, with its body', async () => {
    const body = {
      errorType: 'http',
      httpStatus: 400,
      label: 'Bad Request',
      description: 'sort: no',
      type: 'Error',
    };
    const { fetch } = answering(() => json(body, { status: 400 }));
    const { failure } = await failureOf(
      paginate(createClient('catalogue', { baseUrl, fetch }), '/works'),
    );
    expect(failure).toBeInstanceOf(ResponseError);
    expect(failure).toMatchObject({
      status: 400,
      error: body,
      message: 'GET /works answered 400: sort: no',
    });
  });

  it('pauses between requests, but not before the first', async () => {
    const { fetch } = listOf(250);
    const waits: number[] = [];
    const wait = async (milliseconds: number) => void waits.push(milliseconds);
    const client = createClient('catalogue', { baseUrl, fetch });
    await idsOf(paginate(client, '/works', { pause: 200, wait }));
    expect(waits).toEqual([200, 200]);
  });

  it('stops when aborted, even during a pause', async () => {
    const { fetch, urls } = listOf(500);
    const controller = new AbortController();
    const works = paginate(createClient('catalogue', { baseUrl, fetch }), '/works', {
      signal: controller.signal,
      pause: 60_000,
    });
    const reading = (async () => {
      for await (const { id } of works) {
        if (id === 'w100') queueMicrotask(() => controller.abort(new Error('enough')));
      }
    })();
    await expect(reading).rejects.toThrow('enough');
    expect(urls.length).toBe(1);
  });
});
