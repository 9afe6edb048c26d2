import { act, render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { type ReactNode, StrictMode } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Reference } from './reference.tsx';
import { ShowsFailure } from './shows-failure.tsx';

/** What was asked for, each with how to answer it. */
let asked: { url: string; signal: AbortSignal; answer: (response: Response | Error) => void }[];

const { href: start, origin } = location;

beforeEach(() => {
  asked = [];
  history.replaceState(null, '', '/developers?theme=dark');
  vi.stubGlobal('fetch', (url: string, { signal }: { signal: AbortSignal }) => {
    return new Promise<Response>((resolve, reject) => {
      const answer = (one: Response | Error) => (one instanceof Error ? reject(one) : resolve(one));
      signal.addEventListener('abort', () => reject(signal.reason));
      asked.push({ url, signal, answer });
    });
  });
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      observe() {}
      disconnect() {}
    },
  );
});

afterEach(() => {
  vi.unstubAllGlobals();
  history.replaceState(null, '', start);
});

const response = {
  description: 'It.',
  content: { 'application/json': { schema: { type: 'object' } } },
};

function description(title: string, more: object = {}) {
  return {
    openapi: '3.1.0',
    info: { title, version: '1' },
    paths: {
      '/things/{id}': {
        get: {
          operationId: `get${title}`,
          summary: `Get one of ${title}`,
          parameters: [{ name: 'id', in: 'path', required: true, schema: { type: 'string' } }],
          responses: { 200: response },
        },
      },
    },
    components: { schemas: { Thing: { type: 'object', properties: { id: { type: 'string' } } } } },
    ...more,
  };
}

/** The newest request, once it is there. */
async function answer(one: object | string | Error, status = 200): Promise<void> {
  await waitFor(() => expect(asked.length).toBeGreaterThan(0));
  const text = typeof one === 'string' ? one : JSON.stringify(one);
  asked.at(-1)?.answer(one instanceof Error ? one : new Response(text, { status }));
}

const shown = (title: string) => screen.findByRole('heading', { level: 1, name: title });

describe('one description', () => {
  it('says that it is being loaded, and is then shown whole', async () => {
    render(<Reference url="loans.json" />);
    expect(screen.getByRole('status').textContent).toBe('Loading the reference…');
    await answer(description('Loans'));
    await shown('Loans');
    expect(screen.queryByText(/^Loading/)).toBeNull();
    expect(asked.map(({ url }) => url)).toEqual([`${origin}/loans.json`]);
    screen.getByRole('heading', { level: 3, name: 'Get one of Loans' });
    screen.getByRole('heading', { name: /^Thing/ });
    expect(screen.getByRole('tab', { name: 'cURL' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'OpenAPI description' }).getAttribute('href')).toBe(
      `${origin}/loans.json`,
    );
  });

  it('is read once in strict mode too, in which React tries every effect twice', async () => {
    render(
      <StrictMode>
        <Reference url="/loans.json" />
      </StrictMode>,
    );
    await waitFor(() => expect(asked.filter(({ signal }) => !signal.aborted)).toHaveLength(1));
    await answer(description('Loans'));
    await shown('Loans');
  });

  it('has consoles that send to its server, by default to that of the description', async () => {
    const user = userEvent.setup();
    render(<Reference url="https://loans.example/v1/openapi.json" />);
    await answer(description('Loans', { servers: [{ url: '/v2' }] }));
    await shown('Loans');
    await user.click(screen.getByRole('button', { name: /^Try it/ }));
    await user.type(await screen.findByLabelText(/^id/), 'l-1');
    vi.stubGlobal('fetch', async ({ url }: Request) => Response.json({ sent: url }));
    await user.click(screen.getByRole('button', { name: 'Send' }));
    await screen.findByText(/"https:\/\/loans\.example\/v2\/things\/l-1"/);
  });

  it('opens the request that the address of the page names, and leaves the rest of it alone', async () => {
    history.replaceState(null, '', '?theme=dark&op=getLoans&id=l-7#getLoans');
    render(<Reference url="/loans.json" />);
    await answer(description('Loans'));
    expect(await screen.findByLabelText(/^id/)).toHaveProperty('value', 'l-7');
    expect(location.search).toBe('?theme=dark&op=getLoans&id=l-7');
  });

  it('is read again from another address, and the first one no longer', async () => {
    const { rerender } = render(<Reference url="/loans.json" />);
    await waitFor(() => expect(asked).toHaveLength(1));
    rerender(<Reference url="/works.json" />);
    await waitFor(() => expect(asked).toHaveLength(2));
    expect(asked.map(({ signal }) => signal.aborted)).toEqual([true, false]);
    await answer(description('Works'));
    await shown('Works');
    rerender(<Reference url="/texts.json" />);
    expect(screen.queryByRole('heading', { level: 1 })).toBeNull();
    await waitFor(() => expect(asked).toHaveLength(3));
    await answer(description('Texts'));
    await shown('Texts');
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('is no longer read once it is not shown', async () => {
    const problems = vi.spyOn(console, 'error');
    const { unmount } = render(<Reference url="/loans.json" />);
    await waitFor(() => expect(asked).toHaveLength(1));
    unmount();
    expect(asked[0]?.signal.aborted).toBe(true);
    expect(problems).not.toHaveBeenCalled();
  });
});

function Odd(): ReactNode {
  throw new Error('no text');
}

describe('a description that cannot be shown', () => {
  it.each<[string, object | string | Error, number, RegExp]>([
    [
      'is not there',
      'Nothing',
      404,
      /\/loans\.json answered 404.*must be the address of an OpenAPI/,
    ],
    [
      'cannot be reached',
      new TypeError('Failed to fetch'),
      200,
      /could not be reached.*Access-Control/,
    ],
    ['is a web page', '<!doctype html><title>Loans</title>', 200, /is a web page\. It must be/],
    ['is of an older version', { swagger: '2.0' }, 200, /Swagger 2\.0.*Convert it to OpenAPI 3/],
    ['is not YAML', 'openapi: 3.1.0\ninfo: [', 200, /\/loans\.json cannot be read\. .*line 2/s],
  ])(
    'because it %s is reported with what would be right, and can be tried again',
    async (_, given, status, words) => {
      const user = userEvent.setup();
      render(<Reference url="/loans.json" />);
      await answer(given, status);
      expect((await screen.findByRole('alert')).textContent).toMatch(words);
      await user.click(screen.getByRole('button', { name: 'Try again' }));
      await waitFor(() => expect(asked).toHaveLength(2));
      expect(screen.queryByRole('alert')).toBeNull();
      await answer(description('Loans'));
      await shown('Loans');
    },
  );

  it.each<[object, RegExp]>([
    [{}, /either url, such as url="\/openapi\.yaml", or apis/],
    [{ url: '/a.yaml', apis: [] }, /either url.*or apis/],
    [{ url: '' }, /url must be the address of an OpenAPI description, such as/],
    [{ apis: [] }, /at least one API, such as/],
    [{ apis: [{ url: '/a' }] }, /apis\[0\]\.id must be .*such as "loans"/],
    [
      {
        apis: [
          { id: 'a', url: '/a' },
          { id: 'a', url: '/b' },
        ],
      },
      /apis\[1\]\.id is "a" again/,
    ],
    [{ apis: [{ id: 'a' }] }, /apis\[0\] must have either a url or a description/],
    [{ apis: [{ id: 'a' }, null] }, /apis\[0\] must have either.*apis\[1\]\.id must be/],
  ])('because of the properties %j is explained, all at once', (given, words) => {
    const props = given as Parameters<typeof Reference>[0];
    render(<Reference {...props} />);
    expect(screen.getByRole('alert').textContent).toMatch(words);
    expect(asked).toEqual([]);
  });

  it('because it is not as OpenAPI requires does not take the page around it down', () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    render(
      <main>
        <p>Ours</p>
        <ShowsFailure>
          <Odd />
        </ShowsFailure>
      </main>,
    );
    expect(screen.getByRole('alert').textContent).toMatch(/\(no text\).*npx @redocly\/cli lint/);
    screen.getByText('Ours');
  });
});

describe('several APIs', () => {
  const apis = () => [
    { id: 'loans', label: 'Loans of ours', url: '/loans.json' },
    { id: 'works', description: JSON.stringify(description('Works')) },
  ];
  const chosen = () => {
    const links = within(screen.getByRole('navigation', { name: 'APIs' })).getAllByRole('link');
    return links.find((link) => link.hasAttribute('aria-current'))?.textContent;
  };

  it('are chosen by links that have addresses, and each is read once', async () => {
    const user = userEvent.setup();
    const { rerender } = render(<Reference apis={apis()} />);
    await answer(description('Loans'));
    await shown('Loans');
    expect(chosen()).toBe('Loans of ours');
    const works = screen.getByRole('link', { name: 'works' });
    expect(works.getAttribute('href')).toBe(`${origin}/developers?theme=dark&api=works`);
    await user.click(works);
    await shown('Works');
    expect(chosen()).toBe('works');
    expect(location.search).toBe('?theme=dark&api=works');
    // A list in JSX is a new one each time.
    rerender(<Reference apis={apis()} />);
    await user.click(screen.getByRole('link', { name: 'Loans of ours' }));
    await shown('Loans');
    expect(asked).toHaveLength(1);
  });

  it('are found by their addresses, there and back', async () => {
    history.replaceState(null, '', '?api=works');
    render(<Reference apis={apis()} />);
    await shown('Works');
    expect(asked).toEqual([]);
    act(() => {
      history.replaceState(null, '', '?api=loans');
      dispatchEvent(new PopStateEvent('popstate'));
    });
    await answer(description('Loans'));
    await shown('Loans');
  });

  it('can be read without the one that cannot', async () => {
    const user = userEvent.setup();
    history.replaceState(null, '', '?api=works');
    render(<Reference apis={apis()} />);
    await shown('Works');
    await user.click(screen.getByRole('button', { name: /^Try it/ }));
    await answer('Nothing', 404);
    await screen.findByLabelText(/^id/);
    await user.click(screen.getByRole('link', { name: 'Loans of ours' }));
    await waitFor(() => expect(asked).toHaveLength(2));
    await answer('Nothing', 404);
    await screen.findByRole('alert');
    await user.click(screen.getByRole('link', { name: 'works' }));
    await shown('Works');
    expect(screen.queryByRole('alert')).toBeNull();
  });
});
