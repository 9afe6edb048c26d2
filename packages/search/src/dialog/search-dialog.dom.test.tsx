import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Answer, Hit } from '../model.ts';
import { createRecentSearches } from './recent-searches.ts';
import type { SearchClient } from './search-client.ts';
import { SearchDialog } from './search-dialog.tsx';

function hit(title: string, group: Hit['group']): Hit {
  const address = `/docs/${title.toLowerCase()}`;
  return {
    ...{ address, group, kind: 'page', where: 'Guides', excerpt: [] },
    title: [{ text: title, marked: false }],
  };
}

const answer: Answer = {
  groups: [
    { name: 'Guides', hits: [hit('Licences', 'Guides'), hit('Limits', 'Guides')] },
    { name: 'API', hits: [hit('License', 'API')] },
  ],
  total: 3,
};

let waiting: (() => void)[];
let followed: string[];
let closed: number;
let kept: string | null;

/** Answers when released. */
const client: SearchClient = {
  search: (_query, _most, tell) => waiting.push(() => tell(answer)),
  start: () => undefined,
};
const store = {
  getItem: () => kept,
  setItem: (_: string, value: string) => {
    kept = value;
  },
  removeItem: () => {
    kept = null;
  },
};

function open(): void {
  render(
    <SearchDialog
      client={client}
      recent={createRecentSearches(() => store)}
      navigate={(address) => followed.push(address)}
      pageOf={(query) => `/search?q=${query}`}
      onClose={() => {
        closed += 1;
      }}
    />,
  );
}

const field = () => screen.getByRole('combobox', { name: /Search guides/ });
const active = () => screen.queryByRole('option', { selected: true })?.textContent;

async function type(words: string): Promise<void> {
  await userEvent.type(field(), words);
  for (const answerNow of waiting) answerNow();
  await screen.findByRole('listbox', { name: 'Results' });
}

beforeEach(() => {
  waiting = [];
  followed = [];
  closed = 0;
  kept = null;
});

describe('the search dialog', () => {
  it('is named, and its results are in named groups, the first one active', async () => {
    open();
    await type('lic');
    expect(screen.getByRole('dialog', { name: 'Search' })).toBeTruthy();
    expect(screen.getAllByRole('group').map((one) => one.firstElementChild?.textContent)).toEqual([
      'Guides',
      'API',
    ]);
    expect(active()).toContain('Licences');
    expect(field().getAttribute('aria-activedescendant')).toBe(
      screen.getByRole('option', { selected: true }).id,
    );
    expect(screen.getByRole('status').textContent).toBe('3 results.');
  });

  it.each([
    ['{ArrowDown}', '/docs/limits'],
    ['{ArrowDown}{ArrowDown}', '/docs/license'],
    ['{ArrowUp}', '/docs/license'],
    ['{End}{Home}', '/docs/licences'],
  ])('goes with %s and Enter to %s, and closes', async (keys, address) => {
    open();
    await type('lic');
    await userEvent.keyboard(`${keys}{Enter}`);
    expect(followed).toEqual([address]);
    expect(kept).toBe('["lic"]');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(closed).toBe(1);
  });

  it('follows an Enter pressed before the results arrive', async () => {
    open();
    await userEvent.type(field(), 'lic{Enter}');
    expect(followed).toEqual([]);
    for (const answerNow of waiting) answerNow();
    await expect.poll(() => followed).toEqual(['/docs/licences']);
  });

  it('offers recent searches with none active, and puts one into the field', async () => {
    kept = '["iiif","alto"]';
    open();
    await userEvent.click(field());
    expect(active()).toBeUndefined();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}');
    expect((field() as HTMLInputElement).value).toBe('alto');
    expect(followed).toEqual([]);
  });
});
