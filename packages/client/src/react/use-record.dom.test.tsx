import { act, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { StrictMode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeEach, describe, expect, it } from 'vitest';
import { createClient } from '../museum/index.ts';
import { useIiifInfo } from './use-iiif-info.ts';
import { useRecord } from './use-record.ts';
import { useWork } from './use-work.ts';

type Asked = { request: Request; answer: (response: Response | Error) => Promise<void> };

const baseUrl = 'https://api.example.org';
let asked: Asked[];

/** A service that answers when a test tells it to. */
function fetchLater(request: Request): Promise<Response> {
  return new Promise((resolve, reject) => {
    request.signal.addEventListener('abort', () => reject(request.signal.reason));
    const answer = (one: Response | Error) =>
      act(async () => (one instanceof Error ? reject(one) : resolve(one)));
    asked.push({ request, answer });
  });
}
const work = (id: string) => Response.json({ id, title: `Work ${id}`, type: 'Work' });
const last = () => asked.at(-1) as Asked;
const isAborted = () => asked.map(({ request }) => request.signal.aborted);

let catalogue: ReturnType<typeof createClient<'catalogue'>>;
beforeEach(() => {
  asked = [];
  catalogue = createClient('catalogue', { baseUrl, fetch: fetchLater, retry: false });
});

function Work({ id, include }: { id?: string; include?: ('items' | 'notes')[] }) {
  const { status, data, error, reload } = useWork(catalogue, id, include);
  return (
    <>
      <output>{`${status}: ${data?.title ?? error?.message ?? ''}`}</output>
      <button type="button" onClick={reload}>
        Again
      </button>
    </>
  );
}

function Failing({ load }: { load: () => Promise<never> }) {
  const { status, error } = useRecord(load);
  return <output>{`${status}: ${error?.message ?? ''}`}</output>;
}

const url = `${baseUrl}/image/V1/info.json`;
function Info({ url: given }: { url?: string }) {
  const { status, data, error } = useIiifInfo(given, fetchLater);
  return <output>{`${status}: ${data?.width ?? error?.message ?? ''}`}</output>;
}

const shown = () => screen.getByRole('status').textContent;

describe('useWork', () => {
  it('requests a work with what a credit needs, and shows that it is loading until it is there', async () => {
    await act(async () => render(<Work id="a" />));
    expect(shown()).toBe('loading: ');
    expect(asked.map(({ request }) => request.url)).toEqual([
      `${baseUrl}/catalogue/v2/works/a?include=contributors,items,production`,
    ]);
    await last().answer(work('a'));
    expect(shown()).toBe('ready: Work a');
  });

  it('requests nothing without an id, then what it is given', async () => {
    const { rerender } = await act(async () => render(<Work />));
    expect([shown(), asked.length]).toEqual(['idle: ', 0]);
    await act(async () => rerender(<Work id="a" />));
    await last().answer(work('a'));
    expect(shown()).toBe('ready: Work a');
    await act(async () => rerender(<Work />));
    expect([shown(), asked.length]).toEqual(['idle: ', 1]);
  });

  it('aborts the request when it is removed', async () => {
    const { unmount } = await act(async () => render(<Work id="a" />));
    expect(isAborted()).toEqual([false]);
    await act(async () => unmount());
    expect(isAborted()).toEqual([true]);
  });

  it('aborts the request for an earlier id, and never shows its work', async () => {
    const { rerender } = await act(async () => render(<Work id="a" />));
    await act(async () => rerender(<Work id="b" />));
    expect(isAborted()).toEqual([true, false]);
    await last().answer(work('b'));
    await asked[0]?.answer(work('a'));
    expect(shown()).toBe('ready: Work b');
    rerender(<Work id="c" />);
    expect(shown()).toBe('loading: ');
  });

  it('requests nothing again when a component is drawn again with an equal list', async () => {
    const { rerender } = await act(async () => render(<Work id="a" include={['items']} />));
    await act(async () => rerender(<Work id="a" include={['items']} />));
    expect(asked.length).toBe(1);
    await act(async () => rerender(<Work id="a" include={['items', 'notes']} />));
    expect(new URL(last().request.url).search).toBe('?include=items,notes');
  });

  it('shows what the service explains, and asks again', async () => {
    await act(async () => render(<Work id="zz" />));
    const error = { label: 'Not Found', description: 'No work zz', httpStatus: 404 };
    await last().answer(Response.json(error, { status: 404 }));
    expect(shown()).toBe('failed: GET /works/zz answered 404: No work zz');
    await userEvent.click(screen.getByRole('button', { name: 'Again' }));
    expect(shown()).toBe('loading: ');
    await last().answer(work('zz'));
    expect(shown()).toBe('ready: Work zz');
  });

  it('shows that there was no response', async () => {
    await act(async () => render(<Work id="a" />));
    await last().answer(new TypeError('Failed to fetch'));
    expect(shown()).toBe('failed: Failed to fetch');
  });

  it('is not confused by a strict mode, which mounts everything twice', async () => {
    await act(async () => render(<Work id="a" />, { wrapper: StrictMode }));
    expect(isAborted()).toEqual([true, false]);
    await last().answer(work('a'));
    expect(shown()).toBe('ready: Work a');
  });

  it('requests nothing on a server', () => {
    expect(renderToStaticMarkup(<Work id="a" />)).toContain('<output>loading: </output>');
    expect(asked).toEqual([]);
  });
});

describe('useRecord', () => {
  it.each<[string, () => Promise<never>, string]>([
    [
      'throws at once',
      () => {
        throw new Error('no key');
      },
      'no key',
    ],
    ['rejects with a text', () => Promise.reject('busy'), 'busy'],
  ])('fails with a function that %s', async (_, load, message) => {
    await act(async () => render(<Failing load={load} />));
    expect(shown()).toBe(`failed: ${message}`);
  });
});

describe('useIiifInfo', () => {
  it('loads what a picture is like', async () => {
    const { rerender } = await act(async () => render(<Info />));
    expect(shown()).toBe('idle: ');
    await act(async () => rerender(<Info url={url} />));
    expect(last().request.url).toBe(url);
    await last().answer(Response.json({ width: 800, height: 600 }));
    expect(shown()).toBe('ready: 800');
  });

  it.each<[string, Response, string]>([
    [
      'an error',
      new Response('No such picture', { status: 404 }),
      `GET ${url} answered 404: No such picture`,
    ],
    [
      'another document',
      Response.json({ width: '800', height: 600 }),
      `GET ${url}: the answer is no info.json, as it has no width and height.`,
    ],
    [
      'nothing',
      Response.json(null),
      `GET ${url}: the answer is no info.json, as it has no width and height.`,
    ],
  ])('fails if the service answers with %s', async (_, response, message) => {
    await act(async () => render(<Info url={url} />));
    await last().answer(response);
    expect(shown()).toBe(`failed: ${message}`);
  });
});
