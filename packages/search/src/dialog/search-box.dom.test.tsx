import { act, createEvent, fireEvent, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Answer, Group, Hit } from '../model.ts';
import { createRecentSearches } from './recent-searches.ts';
import { SearchBox, type SearchBoxProps } from './search-box.tsx';
import type { Outcome, SearchClient } from './search-client.ts';

function hit(title: string, group: Group): Hit {
  const address = `/docs/${title.toLowerCase()}`;
  return {
    ...{ address, group, kind: 'page', where: group, excerpt: [] },
    title: [{ text: title, marked: false }],
  };
}

/** An answer with these titles, in these groups and order. */
function answer(titles: Partial<Record<Group, string[]>>, total?: number): Answer {
  const groups = (Object.keys(titles) as Group[]).map((name) => ({
    name,
    hits: (titles[name] ?? []).map((title) => hit(title, name)),
  }));
  return { groups, total: total ?? groups.flatMap(({ hits }) => hits).length };
}

const licences = answer({ API: ['License', 'Licensor'], Guides: ['Licences'] });

type Asked = { query: string; most: number; tell: (outcome: Outcome) => void };

let asked: Asked[];
let starts: number;
let followed: string[];

/** Answers when told to. */
const client: SearchClient = {
  search: (query, most, tell) => void asked.push({ query, most, tell }),
  start: () => {
    starts += 1;
  },
};

function show(props: Partial<SearchBoxProps> = {}): void {
  render(
    <SearchBox
      client={client}
      recent={createRecentSearches()}
      navigate={(address) => followed.push(address)}
      pageOf={(query) => `/search?q=${query}`}
      {...props}
    />,
  );
}

const field = () => screen.getByRole<HTMLInputElement>('combobox', { name: /Search guides/ });
const status = () => screen.getByRole('status').textContent;
const options = () => screen.queryAllByRole('option');
const option = (name: RegExp) => screen.getByRole('option', { name });
const groups = () =>
  screen.queryAllByRole('group').map((one) => one.firstElementChild?.textContent);
const keep = (...queries: string[]) =>
  localStorage.setItem('recent-searches', JSON.stringify(queries));

function tell(outcome: Outcome, to = asked.at(-1)): void {
  act(() => to?.tell(outcome));
}

async function search(query: string, outcome: Outcome): Promise<void> {
  await userEvent.clear(field());
  await userEvent.type(field(), query);
  tell(outcome);
}

/** Whether a click is left to the browser, which must not follow it here. */
function isLeftToBrowser(element: Element, keys: MouseEventInit): boolean {
  let isLeft = false;
  const look = (event: Event): void => {
    isLeft = !event.defaultPrevented;
    event.preventDefault();
  };
  document.addEventListener('click', look, { once: true });
  fireEvent(element, createEvent.click(element, keys));
  return isLeft;
}

const modifiers = [{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }, { altKey: true }];

beforeEach(() => {
  asked = [];
  starts = 0;
  followed = [];
});

afterEach(() => {
  vi.useRealTimers();
  localStorage.clear();
});

describe('the field', () => {
  it('starts loading the index, and takes the focus only if it is told to', () => {
    show();
    expect(starts).toBe(1);
    expect(document.activeElement).toBe(document.body);
  });

  it('takes the focus if it is told to', () => {
    show({ autoFocus: true });
    expect(document.activeElement).toBe(field());
  });

  it('leaves what is typed as it is', () => {
    show();
    expect(field().getAttribute('spellcheck')).toBe('false');
    expect(field().getAttribute('autocapitalize')).toBe('off');
  });

  it('starts with a query that it is given', () => {
    show({ initialQuery: 'lic' });
    expect(field().value).toBe('lic');
    expect(asked).toMatchObject([{ query: 'lic', most: 5 }]);
    tell(licences);
    expect(status()).toBe('3 results.');
  });

  it('reports what is typed', async () => {
    const typed: string[] = [];
    show({ onQuery: (query) => typed.push(query) });
    await userEvent.type(field(), 'ab');
    expect(typed).toEqual(['a', 'ab']);
  });

  it('takes spaces for nothing', async () => {
    keep('iiif');
    show();
    await userEvent.type(field(), '  ');
    expect(asked).toEqual([]);
    expect(status()).toBe('');
    expect(groups()).toEqual(['Recent searches']);
  });
});

describe('the results', () => {
  it('are in the order of the answer', async () => {
    show();
    await search('lic', licences);
    expect(groups()).toEqual(['API', 'Guides']);
  });

  it('have the pages first for a reader who was looking for a page', async () => {
    show({ pagesFirst: true });
    const found = { API: ['A'], Examples: ['B'], Fields: ['C'], Guides: ['D'] };
    await search('x', answer(found));
    expect(groups()).toEqual(['Examples', 'Guides', 'API', 'Fields']);
    expect(options().map((one) => one.getAttribute('href'))).toEqual([
      '/docs/b',
      '/docs/d',
      '/docs/a',
      '/docs/c',
    ]);
  });

  it('lead to their page with a click, and the search is remembered', async () => {
    show();
    await search('lic', licences);
    await userEvent.click(option(/Licensor/));
    expect(followed).toEqual(['/docs/licensor']);
    expect(createRecentSearches().read()).toEqual(['lic']);
  });

  it.each(modifiers)('leave a click with %j to the browser', async (keys) => {
    show();
    await search('lic', licences);
    expect(isLeftToBrowser(option(/Licensor/), keys)).toBe(true);
    expect(followed).toEqual([]);
    expect(isLeftToBrowser(option(/Licensor/), {})).toBe(false);
  });

  it('become active under the pointer', async () => {
    show();
    await search('lic', licences);
    expect(option(/License/).getAttribute('aria-selected')).toBe('true');
    await userEvent.hover(option(/Licences/));
    expect(option(/License/).getAttribute('aria-selected')).toBe('false');
    expect(option(/Licences/).getAttribute('aria-selected')).toBe('true');
  });

  it('are passed over by the Tab key', async () => {
    show();
    await search('lic', licences);
    act(() => field().blur());
    await userEvent.tab();
    expect(document.activeElement).toBe(field());
    await userEvent.tab();
    expect(document.activeElement).toBe(document.body);
  });

  it('go when the field is emptied, and do not come back with the next query', async () => {
    show();
    await search('lic', licences);
    await userEvent.clear(field());
    expect(options()).toEqual([]);
    expect(status()).toBe('');
    await userEvent.type(field(), 'x');
    expect(options()).toEqual([]);
  });

  it('are not those of an earlier query that is answered late', async () => {
    show();
    await userEvent.type(field(), 'ab');
    const [first, second] = asked;
    tell(answer({ Guides: ['Newer'] }), second);
    tell(answer({ Guides: ['Older', 'Oldest'] }), first);
    expect(status()).toBe('1 result.');
    expect(option(/Newer/)).toBeTruthy();
  });
});

describe('a search that takes long', () => {
  const type = (value: string) => fireEvent.change(field(), { target: { value } });
  const wait = (time: number) => act(() => vi.advanceTimersByTime(time));

  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  });

  it('is announced after a moment, until the answer arrives', () => {
    show();
    type('lic');
    wait(149);
    expect(status()).toBe('');
    wait(1);
    expect(status()).toBe('Searching…');
    tell(licences);
    expect(status()).toBe('3 results.');
    wait(1000);
    expect(status()).toBe('3 results.');
  });

  it('leaves the earlier results until then', () => {
    show();
    type('lic');
    tell(licences);
    type('lice');
    wait(150);
    expect(status()).toBe('Searching…');
    expect(options()).toHaveLength(3);
  });

  it('is not announced for a query that another has replaced', () => {
    show();
    type('l');
    type('li');
    tell(licences);
    wait(1000);
    expect(status()).toBe('3 results.');
  });
});

describe('further results', () => {
  const some = answer({ Guides: ['A', 'B'], API: ['C'] }, 40);
  const link = () => screen.queryByRole<HTMLAnchorElement>('link', { name: 'All results' });
  const button = () => screen.queryByRole('button', { name: 'More results' });

  it('are offered only if there are any', async () => {
    show();
    expect(link()).toBeNull();
    await userEvent.type(field(), 'x');
    expect(link()).toBeNull();
    tell(licences);
    expect(link()).toBeNull();
    expect(button()).toBeNull();
  });

  it('are on the search page', async () => {
    show();
    await search('x', some);
    expect(status()).toBe('3 of 40 results.');
    expect(link()?.getAttribute('href')).toBe('/search?q=x');
    expect(button()).toBeNull();
    await userEvent.click(link() as HTMLElement);
    expect(followed).toEqual(['/search?q=x']);
  });

  it.each(modifiers)('are left to the browser by a click with %j', async (keys) => {
    show();
    await search('x', some);
    expect(isLeftToBrowser(link() as HTMLElement, keys)).toBe(true);
    expect(followed).toEqual([]);
    expect(isLeftToBrowser(link() as HTMLElement, {})).toBe(false);
  });

  it('are shown below the first ones where that is wanted, ten more each time', async () => {
    show({ showsMore: true });
    await search('x', some);
    expect(link()).toBeNull();
    await userEvent.click(button() as HTMLElement);
    tell(some);
    await userEvent.click(button() as HTMLElement);
    tell(some);
    expect(asked.map(({ most }) => most)).toEqual([5, 15, 25]);
    expect(followed).toEqual([]);
    await userEvent.type(field(), 'y');
    expect(asked.at(-1)).toMatchObject({ query: 'xy', most: 5 });
  });
});

describe('a search without its index', () => {
  const allPages = () => screen.queryByRole('link', { name: 'All pages' });

  it('reports so, and leads to all pages', async () => {
    show();
    await search('lic', 'unavailable');
    expect(status()).toContain('Search is not available');
    expect(allPages()?.getAttribute('href')).toBe('/search?q=');
    expect(options()).toEqual([]);
    expect(screen.queryByRole('link', { name: 'All results' })).toBeNull();
  });

  it('is not mentioned otherwise', async () => {
    show();
    expect(allPages()).toBeNull();
    await search('lic', licences);
    expect(allPages()).toBeNull();
    await search('lic', 'unavailable');
    await userEvent.clear(field());
    expect(allPages()).toBeNull();
  });
});

describe('before anything is typed', () => {
  const popular = [
    { title: 'Pictures', address: '/docs/iiif' },
    { title: 'Texts', address: '/docs/alto' },
  ];
  const forget = () => screen.queryByRole('button', { name: 'Forget recent searches' });

  it('nothing is offered if there is nothing', () => {
    show();
    expect(groups()).toEqual([]);
    expect(screen.queryByRole('listbox')).toBeNull();
    expect(forget()).toBeNull();
  });

  it('popular pages are offered, and lead there', async () => {
    show({ popular });
    expect(groups()).toEqual(['Popular pages']);
    expect(options().map((one) => [one.textContent, one.getAttribute('href')])).toEqual([
      ['Pictures', '/docs/iiif'],
      ['Texts', '/docs/alto'],
    ]);
    await userEvent.click(option(/Texts/));
    expect(followed).toEqual(['/docs/alto']);
    expect(createRecentSearches().read()).toEqual([]);
  });

  it('recent searches come first, with the addresses of their pages', () => {
    keep('alto', 'iiif');
    show({ popular });
    expect(groups()).toEqual(['Recent searches', 'Popular pages']);
    const recent = within(screen.getByRole('group', { name: 'Recent searches' }));
    expect(
      recent.getAllByRole('option').map((one) => [one.textContent, one.getAttribute('href')]),
    ).toEqual([
      ['alto', '/search?q=alto'],
      ['iiif', '/search?q=iiif'],
    ]);
  });

  it('recent searches can be forgotten', async () => {
    keep('alto', 'iiif');
    show();
    await userEvent.click(forget() as HTMLElement);
    expect(options()).toEqual([]);
    expect(forget()).toBeNull();
    expect(createRecentSearches().read()).toEqual([]);
  });

  it('recent searches are not there while there is a query', async () => {
    keep('alto');
    show({ popular });
    await search('lic', licences);
    expect(forget()).toBeNull();
    expect(groups()).toEqual(['API', 'Guides']);
  });
});
