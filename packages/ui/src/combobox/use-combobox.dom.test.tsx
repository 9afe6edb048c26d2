import { fireEvent, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { type KeyboardEvent, type ReactNode, useState } from 'react';
import { describe, expect, it } from 'vitest';
import { type ComboboxOptions, useCombobox } from './use-combobox.ts';

const words = ['works', 'images', 'items'];

type Props = Partial<ComboboxOptions> & {
  options?: readonly string[];
  onChoose?: (value: string, event: { ctrlKey: boolean }) => void;
  onKey?: (event: KeyboardEvent) => void;
};

function Field({ options = words, onChoose, onKey, ...given }: Props): ReactNode {
  const [text, setText] = useState('');
  const box = useCombobox({ count: options.length, contents: text, ...given });
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: acts as the dialog around it
    <div onKeyDown={onKey}>
      <input
        aria-label="Include"
        {...box.fieldProps}
        value={text}
        onClick={box.open}
        onBlur={box.close}
        onChange={(event) => setText(event.target.value)}
      />
      {box.isOpen && (
        <div role="listbox" aria-label="Values" id={box.listId}>
          {options.map((option, index) => (
            // biome-ignore lint/a11y/useKeyWithClickEvents: the field handles the keys
            <div
              key={option}
              role="option"
              id={box.optionId(index)}
              tabIndex={-1}
              aria-selected={index === box.active}
              onClick={(event) => onChoose?.(option, event)}
            >
              {option}
            </div>
          ))}
        </div>
      )}
    </div>
  );
}

const field = () => screen.getByRole('combobox', { name: 'Include' });
const list = () => screen.queryByRole('listbox', { name: 'Values' });

/** The active option as a screen reader hears it. */
function active(): string | null | undefined {
  const id = field().getAttribute('aria-activedescendant');
  return id === null ? undefined : document.getElementById(id)?.textContent;
}

async function press(keys: string): Promise<void> {
  await userEvent.tab();
  await userEvent.keyboard(keys);
}

describe('a combobox', () => {
  it('is closed at first, and names its list when it is open', async () => {
    render(<Field />);
    expect(field().getAttribute('aria-expanded')).toBe('false');
    expect(field().hasAttribute('aria-controls')).toBe(false);
    await userEvent.click(field());
    expect(field().getAttribute('aria-expanded')).toBe('true');
    expect(field().getAttribute('aria-controls')).toBe(list()?.id);
    expect(active()).toBeUndefined();
  });

  it.each([
    ['{ArrowDown}', 'works'],
    ['{ArrowUp}', 'items'],
    ['{ArrowDown}{ArrowDown}{ArrowUp}', 'works'],
    ['{ArrowDown}{ArrowDown}{ArrowDown}{ArrowDown}', undefined],
    ['{ArrowUp}{ArrowDown}{ArrowDown}', 'works'],
    ['{ArrowDown}{End}', 'items'],
    ['{ArrowUp}{Home}', 'works'],
  ])('%s makes %s the active option, and the field keeps the focus', async (keys, name) => {
    render(<Field />);
    await press(keys);
    expect(active()).toBe(name);
    expect(document.activeElement).toBe(field());
    expect(within(list() as HTMLElement).getAllByRole('option')).toHaveLength(3);
  });

  it('chooses the active option with Enter, passing on the modifier keys', async () => {
    const chosen: [string, boolean][] = [];
    render(<Field onChoose={(value, { ctrlKey }) => chosen.push([value, ctrlKey])} />);
    await press('{ArrowDown}{ArrowDown}{Enter}');
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    expect(chosen).toEqual([
      ['images', false],
      ['images', true],
    ]);
  });

  it('leaves Enter to the form while no option is active', async () => {
    const prevented: boolean[] = [];
    const onKey = (event: KeyboardEvent) =>
      event.key === 'Enter' && prevented.push(event.defaultPrevented);
    render(<Field onKey={onKey} />);
    await userEvent.click(field());
    await userEvent.keyboard('{Enter}{ArrowDown}{Enter}');
    expect(prevented).toEqual([false, true]);
  });

  it('closes on the first Escape, and leaves the next one to what is around it', async () => {
    const heard: string[] = [];
    render(<Field onKey={({ key }) => key === 'Escape' && heard.push(key)} />);
    await press('{ArrowDown}{Escape}');
    expect(list()).toBeNull();
    expect(active()).toBeUndefined();
    expect(heard).toEqual([]);
    await userEvent.keyboard('{Escape}');
    expect(heard).toEqual(['Escape']);
  });

  it('leaves Home, End, letters and keys with Ctrl to the text', async () => {
    const prevented: string[] = [];
    const onKey = (event: KeyboardEvent) => event.defaultPrevented && prevented.push(event.key);
    render(<Field onKey={onKey} />);
    await press('a{Home}{End}{Control>}{ArrowDown}{/Control}');
    expect(prevented).toEqual([]);
    expect(active()).toBeUndefined();
  });

  it('has no active option once the text has changed', async () => {
    render(<Field />);
    await press('{ArrowDown}');
    expect(active()).toBe('works');
    await userEvent.keyboard('i');
    expect(active()).toBeUndefined();
  });

  it('never names an option that is gone', async () => {
    const { rerender } = render(<Field contents="same" />);
    await press('{ArrowUp}');
    expect(active()).toBe('items');
    rerender(<Field contents="same" options={['works']} />);
    expect(field().hasAttribute('aria-activedescendant')).toBe(false);
    rerender(<Field contents="same" options={[]} />);
    expect(field().getAttribute('aria-expanded')).toBe('false');
  });

  it('closes when it loses the focus', async () => {
    render(<Field />);
    await press('{ArrowDown}');
    await userEvent.tab();
    expect(list()).toBeNull();
  });
});

describe('a list that is always open', () => {
  it('begins at its first option and wraps around', async () => {
    render(<Field isAlwaysOpen first={0} />);
    expect(active()).toBe('works');
    await press('{ArrowUp}');
    expect(active()).toBe('items');
    await userEvent.keyboard('{ArrowDown}');
    expect(active()).toBe('works');
  });

  it('leaves Escape to the dialog around it', async () => {
    const heard: boolean[] = [];
    const onKey = (event: KeyboardEvent) =>
      event.key === 'Escape' && heard.push(event.defaultPrevented);
    render(<Field isAlwaysOpen first={0} onKey={onKey} />);
    await press('{Escape}');
    expect(heard).toEqual([false]);
    expect(list()).not.toBeNull();
  });

  it('keeps an early Enter for the options that are still loading', async () => {
    const chosen: string[] = [];
    const props = { isAlwaysOpen: true, first: 0, onChoose: (value: string) => chosen.push(value) };
    const { rerender } = render(<Field {...props} contents="a" isPending />);
    await press('{Enter}');
    expect(chosen).toEqual([]);
    rerender(<Field {...props} contents="b" options={['items']} isPending={false} />);
    expect(chosen).toEqual(['items']);
  });

  it('forgets an early Enter when another key is pressed', async () => {
    const chosen: string[] = [];
    const props = { isAlwaysOpen: true, first: 0, onChoose: (value: string) => chosen.push(value) };
    const { rerender } = render(<Field {...props} contents="a" isPending />);
    await press('{Enter}x');
    rerender(<Field {...props} contents="b" isPending={false} />);
    expect(chosen).toEqual([]);
  });
});

describe('while letters are being composed', () => {
  it.each([
    ['most browsers', { isComposing: true }],
    // Safari ends the composition first, and tells only by this number.
    ['Safari', { keyCode: 229 }],
  ])('Enter accepts them and chooses nothing in %s', async (_, event) => {
    const chosen: string[] = [];
    render(<Field first={0} isAlwaysOpen onChoose={(value) => chosen.push(value)} />);
    expect(fireEvent.keyDown(field(), { key: 'Enter', ...event })).toBe(true);
    expect(chosen).toEqual([]);
    fireEvent.keyDown(field(), { key: 'Enter', keyCode: 13 });
    expect(chosen).toEqual(['works']);
  });
});
