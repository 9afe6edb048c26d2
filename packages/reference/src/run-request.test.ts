import type { Api, Values } from '@portal/contract';
import { beforeAll, describe, expect, it } from 'vitest';
import { apiOf, loadContract } from '../test/contract.ts';
import { stillEffects } from '../test/still-effects.ts';
import type { Effects } from './console/request/sending/send-request.ts';
import { type PageRequest, type RequestSite, runRequest } from './run-request.ts';
import type { Transport } from './transport.ts';

let catalogue: Api;

beforeAll(async () => {
  catalogue = apiOf(await loadContract(), 'catalogue');
});

const request: PageRequest = {
  apiId: 'catalogue',
  path: '/catalogue/v2/works?query=grey+horse&pageSize=1',
};

function siteOf(send: Transport['send']): RequestSite & { linked: Values[] } {
  const linked: Values[] = [];
  const transport = (id: string, baseUrl: string): Transport => ({
    id,
    label: id,
    baseUrl: () => baseUrl,
    send,
  });
  return {
    linked,
    loadApi: async () => catalogue,
    transportsFor: () => [
      transport('sandbox', 'https://docs.example.org/sandbox'),
      transport('live', 'https://api.example.org'),
    ],
    consoleAddress: async (apiId, { id }, values) => {
      linked.push(values);
      return `/api/${apiId}?op=${id}`;
    },
  };
}

function run(
  send: Transport['send'],
  given: Partial<PageRequest> = {},
  how: Partial<Effects> = {},
) {
  const site = siteOf(send);
  const { signal } = new AbortController();
  const ran = runRequest({ ...request, ...given }, signal, site, { ...stillEffects, ...how });
  return { site, ran };
}

describe('a request from a page', () => {
  it('is sent exactly as written, by the first transport', async () => {
    const urls: string[] = [];
    const { ran, site } = run(async ({ url }) => {
      urls.push(url);
      return Response.json({ totalResults: 3 });
    });
    expect(await ran).toMatchObject({
      kind: 'success',
      title: '200 OK',
      details: [],
      facts: ['0 ms', '18 bytes', 'application/json'],
      outcome: { kind: 'answered', answer: { kind: 'json', json: { totalResults: 3 } } },
      consoleAddress: '/api/catalogue?op=getWorks',
    });
    expect(urls).toEqual([`https://docs.example.org/sandbox${request.path}`]);
    expect(site.linked).toEqual([{ query: 'grey horse', pageSize: 1 }]);
  });

  it('uses another transport if the page prefers it and there is one', async () => {
    const answer = async () => Response.json({});
    expect((await run(answer, { via: 'live' }).ran).url).toMatch('https://api.example.org/');
    expect((await run(answer, { via: 'none' }).ran).url).toMatch('/sandbox/');
  });

  it("reports an API error in the console's words, and announces it", async () => {
    const body = { errorType: 'http', label: 'Bad Request', description: 'pageSize: too large' };
    const { ran } = run(async () => Response.json(body, { status: 400 }));
    const { kind, title, details, announcement } = await ran;
    expect([kind, title, details[0]]).toEqual([
      'client-error',
      '400 Bad Request',
      body.description,
    ]);
    expect(announcement).toContain('400 Bad Request. pageSize: too large.');
  });

  it('explains why there is no answer', async () => {
    const failing = () => Promise.reject(new TypeError('Failed to fetch'));
    const { ran } = run(failing, {}, { online: () => false });
    const { kind, title, details, facts, announcement } = await ran;
    expect([kind, title, facts]).toEqual(['client-error', 'Unreachable', []]);
    expect(details[0]).toContain('not connected to a network');
    expect(announcement).toContain('Unreachable.');
  });

  it('is refused if the API has no such address, or there is no transport', async () => {
    const answer = async () => Response.json({});
    await expect(run(answer, { path: '/catalogue/v2/nothing/at/all' }).ran).rejects.toThrow(
      'No GET operation',
    );
    const site = { ...siteOf(answer), transportsFor: () => [] };
    await expect(
      runRequest(request, new AbortController().signal, site, stillEffects),
    ).rejects.toThrow('nowhere to send');
  });
});
