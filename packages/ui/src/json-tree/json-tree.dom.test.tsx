import type { JsonValue } from '@portal/contract';
import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { JsonTree, type JsonTreeProps } from './json-tree.tsx';

const answer: JsonValue = {
  total: 2,
  results: [{ id: 'a', title: 'Horse' }, { id: 'b' }],
  next: 'https://example.org/?page=2',
};
/** 24 entries and the node that contains them. */
const long: JsonValue = Array.from({ length: 24 }, (_, index) => `entry ${index}`);

const tree = () => screen.getByRole('tree');
const lines = () => screen.getAllByRole('treeitem').map(({ textContent }) => textContent);
const item = (start: string) =>
  screen.getAllByRole('treeitem').find(({ textContent }) => textContent?.includes(start));

/** The active row as a screen reader hears it. */
function active(): string {
  const id = tree().getAttribute('aria-activedescendant') ?? '';
  const row = document.getElementById(id);
  expect(row?.getAttribute('aria-selected')).toBe('true');
  return row?.textContent ?? '';
}

// There is no layout here, and only rows on screen are rendered.
beforeEach(() => {
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(2000);
});

async function show(value: JsonValue, keys = '', props: Partial<JsonTreeProps> = {}) {
  render(<JsonTree value={value} hasSearch={false} {...props} />);
  await userEvent.tab();
  if (keys !== '') await userEvent.keyboard(keys);
}

describe('the keys of a tree', () => {
  it.each([
    ['', '{ } 3 fields'],
    ['{ArrowDown}', 'total: 2'],
    ['{ArrowDown}{ArrowDown}{ArrowUp}', 'total: 2'],
    ['{End}', 'next: '],
    ['{End}{ArrowDown}', 'next: '],
    ['{End}{Home}', '{ } 3 fields'],
    ['r', 'results: '],
    ['rn', 'next: '],
    ['nt', 'total: '],
    ['r{ArrowRight}', '0: '],
    ['r{ArrowRight}{ArrowLeft}', 'results: '],
    ['{PageDown}', 'next: '],
  ])('%s moves to %s, and the tree keeps the focus', async (keys, row) => {
    await show(answer, keys);
    expect(active()).toContain(row);
    expect(document.activeElement).toBe(tree());
  });

  it.each(['{ArrowRight}', '{Enter}', ' '])('%s opens a collapsed node', async (key) => {
    await show(answer, 'r{ArrowDown}');
    expect(item('0: ')?.getAttribute('aria-expanded')).toBe('false');
    expect(item('title: ')).toBeUndefined();
    await userEvent.keyboard(key);
    expect(item('0: ')?.getAttribute('aria-expanded')).toBe('true');
    expect(item('title: ')?.textContent).toContain('"Horse"');
    expect(item('title: ')?.getAttribute('aria-level')).toBe('4');
  });

  it('collapse with ArrowLeft, and * opens all siblings', async () => {
    await show(answer, 'r{ArrowDown}*');
    expect(screen.queryAllByRole('treeitem', { expanded: false })).toEqual([]);
    await userEvent.keyboard('{ArrowLeft}');
    expect(screen.getAllByRole('treeitem', { expanded: false })).toHaveLength(1);
  });

  it('have Enter follow a value that cannot be opened, and leave Ctrl to the browser', async () => {
    const followed: unknown[] = [];
    await show(answer, '{ArrowDown}{Enter}{Control>}{End}{/Control}', {
      onEnter: (path) => followed.push(path),
    });
    expect(followed).toEqual([['total']]);
    expect(active()).toContain('total');
  });
});

describe('a tree', () => {
  it('has a name, and rows with their position among their siblings', async () => {
    await show(answer, '', { label: 'Response' });
    expect(screen.getByRole('tree', { name: 'Response' })).toBe(tree());
    const places = ['total', 'results', '1: '].map((start) =>
      ['level', 'posinset', 'setsize'].map((name) => item(start)?.getAttribute(`aria-${name}`)),
    );
    expect(places).toEqual([
      ['2', '1', '3'],
      ['2', '2', '3'],
      ['3', '2', '2'],
    ]);
  });

  it('opens a node that is clicked, and shows the path of the active one', async () => {
    await show(answer);
    await userEvent.click(item('0: ') as HTMLElement);
    expect(item('0: ')?.getAttribute('aria-expanded')).toBe('true');
    expect(screen.getByText('$.results[0]')).toBeTruthy();
  });

  it('takes the focus when a row is clicked, and keeps it while keys move far from that row', async () => {
    vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(100);
    await show(Array.from({ length: 200 }, (_, index) => `entry ${index}`));
    (document.activeElement as HTMLElement).blur();
    await userEvent.click(item('entry 2"') as HTMLElement);
    await userEvent.keyboard('{End}');
    tree().dispatchEvent(new Event('scroll'));
    await waitFor(() => expect(active()).toContain('entry 199'));
    expect(item('entry 2"')).toBeUndefined();
    expect(document.activeElement).toBe(tree());
  });

  it('renders values and the panel below the active node as asked', async () => {
    await show(answer, '{End}', {
      renderValue: (path, text) => (
        <a href="https://example.org" tabIndex={-1}>
          {path.join('.')} {text}
        </a>
      ),
      renderMore: (path) => <p>More about {path.join('.')}</p>,
    });
    expect(screen.getByRole('link', { name: /^next "https/ })).toBeTruthy();
    expect(screen.getByText('More about next')).toBeTruthy();
  });

  it('finds words, counts them in a status, and moves between them with Enter', async () => {
    render(<JsonTree value={answer} />);
    await userEvent.type(screen.getByRole('searchbox', { name: 'Search the answer' }), 'horse');
    expect(screen.getByRole('status').textContent).toBe('1 found');
    await userEvent.keyboard('{Enter}');
    expect(screen.getByRole('status').textContent).toBe('1 of 1');
    expect(active()).toContain('"Horse"');
  });
});

describe('a long tree', () => {
  const more = () => screen.queryByRole('button', { name: /^Show/ });

  it('shows its first lines, and all of them on request, keeping the focus', async () => {
    await show(long, '', { foldAfter: 15 });
    expect(lines()).toHaveLength(15);
    expect(more()?.textContent).toBe('Show all 25 lines');
    await userEvent.tab();
    expect(document.activeElement).toBe(more());
    await userEvent.keyboard('{Enter}');
    expect(more()?.textContent).toBe('Show the first 15 lines');
    expect(document.activeElement).toBe(more());
    expect(lines()).toHaveLength(25);
    await userEvent.keyboard('{Enter}');
    expect(lines()).toHaveLength(15);
  });

  it('has keys that stop at its last visible line', async () => {
    await show(long, '{End}', { foldAfter: 15 });
    expect(active()).toContain('entry 13');
    await userEvent.keyboard('{ArrowDown}');
    expect(active()).toContain('entry 13');
  });

  it('has no button if there is nothing more to show', async () => {
    await show(
      Array.from({ length: 14 }, () => 'entry'),
      '',
      { foldAfter: 15 },
    );
    expect(lines()).toHaveLength(15);
    expect(more()).toBeNull();
  });

  it('counts the lines of nodes as they are opened', async () => {
    await show([long, 'end'], '', { foldAfter: 45 });
    expect(more()).toBeNull();
    await userEvent.keyboard('{ArrowDown}{Enter}');
    expect(lines()).toHaveLength(3);
    await userEvent.keyboard('{Enter}');
    expect(lines()).toHaveLength(27);
  });

  it('shows everything when a search leads beyond the first lines', async () => {
    await show(long, '', { foldAfter: 15, hasSearch: true });
    await userEvent.type(screen.getByRole('searchbox'), 'entry 20{Enter}');
    expect(active()).toContain('entry 20');
    expect(more()?.textContent).toBe('Show the first 15 lines');
  });

  it('shows everything without a limit', async () => {
    await show(long);
    expect(lines()).toHaveLength(25);
    expect(more()).toBeNull();
  });
});
