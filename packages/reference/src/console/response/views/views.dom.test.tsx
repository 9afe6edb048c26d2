import type { JsonValue } from '@portal/contract';
import { createEvent, fireEvent, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { describe, expect, it } from 'vitest';
import { apiOf, loadContract, operationOf } from '../../../../test/contract.ts';
import type { RequestLink } from '../../../answer/index.ts';
import { AnswerProvider } from '../answer-context.ts';
import { RequestAnchor } from '../links/request-anchor.tsx';
import { BarsView } from './bars-view.tsx';
import { GalleryView } from './gallery-view.tsx';
import { TableView } from './table-view.tsx';
import { TextView } from './text-view.tsx';
import { XmlView } from './xml-view.tsx';

const apis = await loadContract();
const operation = operationOf(apis, 'getWorks');
const api = apiOf(apis, 'catalogue');

const transport = {
  id: 'sandbox',
  label: 'Sandbox',
  isLive: false,
  baseUrl: () => 'https://portal.example/developers/sandbox',
  send: async () => new Response(),
};

function show(view: ReactNode, body: JsonValue = null): RequestLink[] {
  const followed: RequestLink[] = [];
  const links = { apis, operation, status: 200, values: {}, body };
  const context = { api, transport, apiOrigins: [], links };
  render(
    <AnswerProvider value={{ ...context, onFollow: (link) => followed.push(link) }}>
      {view}
    </AnswerProvider>,
  );
  return followed;
}

const countOf = (selector: string) => () => document.querySelectorAll(selector).length;

const records = (count: number, record: (at: number) => JsonValue): JsonValue => ({
  results: Array.from({ length: count }, (_, at) => record(at)),
});

type Long = {
  view: (size: number) => ReactNode;
  portion: number;
  shown: () => number;
};

const long: Record<string, Long> = {
  'a gallery': {
    view: (size) => (
      <GalleryView
        body={records(size, (at) => ({ title: `${at}`, image: `https://a.example/${at}.jpg` }))}
      />
    ),
    portion: 30,
    shown: countOf('li'),
  },
  'a table': {
    view: (size) => <TableView body={records(size, (at) => ({ id: `${at}` }))} />,
    portion: 100,
    shown: countOf('tbody tr'),
  },
  'a text': {
    view: (size) => <TextView text={'a'.repeat(size)} label="Answer" />,
    portion: 100_000,
    shown: () => document.querySelector('pre')?.textContent?.length ?? 0,
  },
  XML: {
    view: (size) => (
      <XmlView text={`<a>${'<b/>'.repeat(size - 2)}</a>`} view="indented" onView={() => {}} />
    ),
    portion: 300,
    shown: () => (document.querySelector('pre')?.textContent ?? '').trimEnd().split('\n').length,
  },
};

describe.each(Object.entries(long))('%s', (_, { view, portion, shown }) => {
  const more = () => screen.queryByRole('button', { name: /^Show more/ });

  it('shows a portion more with every press, and in the end has no button', async () => {
    show(view(3 * portion + 1));
    const seen = [shown()];
    for (const left of [2 * portion + 1, portion + 1, 1]) {
      expect(more()?.textContent).toContain(`, ${left.toLocaleString('en-GB')} `);
      await userEvent.click(more() as HTMLElement);
      seen.push(shown());
    }
    expect(seen).toEqual([portion, 2 * portion, 3 * portion, 3 * portion + 1]);
    expect(more()).toBeNull();
  });

  it('has no button for exactly one portion', () => {
    show(view(portion));
    expect([shown(), more()]).toEqual([portion, null]);
  });
});

describe('bars', () => {
  const buckets = (count: number) => ({
    aggregations: {
      workType: {
        buckets: Array.from({ length: count }, (_, at) => ({ data: { id: `${at}` }, count: 1 })),
      },
    },
  });
  const bars = countOf('li');

  it('are all shown, then the first again, and so on', async () => {
    show(<BarsView body={buckets(14)} />);
    const seen = [bars()];
    for (const name of ['Show all 14', 'Show the first 12', 'Show all 14']) {
      await userEvent.click(screen.getByRole('button', { name }));
      seen.push(bars());
    }
    expect(seen).toEqual([12, 14, 12, 14]);
  });

  it('have no button if there are as many as are shown at first', () => {
    show(<BarsView body={buckets(12)} />);
    expect([bars(), screen.queryByRole('button')]).toEqual([12, null]);
  });
});

describe('the columns of a table', () => {
  it('come back when they are chosen again', async () => {
    show(<TableView body={records(1, () => ({ id: '1', title: 'a' }))} />);
    const heads = () => [...document.querySelectorAll('th')].map(({ textContent }) => textContent);
    const box = screen.getByRole('checkbox', { name: /^title/, hidden: true });
    expect(heads()).toEqual(['id', 'title']);
    for (const left of [['id'], ['id', 'title'], ['id']]) {
      fireEvent.click(box);
      expect(heads()).toEqual(left);
    }
  });
});

describe('a link to a next request', () => {
  const link: RequestLink = { api, operation, values: { query: 'horse' }, description: '' };

  /** Whether the browser would follow it. */
  function isLeft(keys: MouseEventInit): boolean {
    const anchor = screen.getByRole('link', { name: 'Next' });
    const click = createEvent.click(anchor, keys);
    // What is left to it must not be followed here.
    document.addEventListener('click', (event) => event.preventDefault(), { once: true });
    let isPrevented = false;
    anchor.parentElement?.addEventListener('click', () => {
      isPrevented = click.defaultPrevented;
    });
    fireEvent(anchor, click);
    return !isPrevented;
  }

  it.each([{ metaKey: true }, { ctrlKey: true }, { shiftKey: true }, { altKey: true }])(
    'is left to the browser with %j',
    (keys) => {
      const followed = show(<RequestAnchor link={link}>Next</RequestAnchor>);
      expect(isLeft(keys)).toBe(true);
      expect(followed).toEqual([]);
    },
  );

  it('makes the request with each plain click, and stays on the page', async () => {
    const followed = show(<RequestAnchor link={link}>Next</RequestAnchor>);
    const anchor = screen.getByRole('link', { name: 'Next' });
    expect(fireEvent.click(anchor)).toBe(false);
    expect(fireEvent.click(anchor)).toBe(false);
    expect(followed).toEqual([link, link]);
  });
});
