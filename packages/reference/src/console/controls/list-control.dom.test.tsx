import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { type ReactNode, useState } from 'react';
import { describe, expect, it } from 'vitest';
import type { ListField } from '../form/form-state.ts';
import { ListControl } from './list-control.tsx';

const choices = [
  { value: 'a', meaning: 'Books' },
  { value: 'k', meaning: 'Pictures' },
  { value: 'i', meaning: 'Audio' },
];

function Form({
  offered = choices,
  onSend,
}: {
  offered?: typeof choices;
  onSend?: () => void;
}): ReactNode {
  const [field, setField] = useState<ListField>({ items: [], draft: '' });
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        onSend?.();
      }}
    >
      <label htmlFor="type">workType</label>
      <ListControl
        id="type"
        name="workType"
        required={false}
        invalid={false}
        describedBy=""
        choices={offered}
        field={field}
        onField={setField}
      />
    </form>
  );
}

const chips = () =>
  screen.queryAllByRole('listitem').map(({ textContent }) => textContent?.replace('×', ''));
const chosen = () =>
  screen.queryAllByRole('option', { selected: true }).map(({ textContent }) => textContent);
const isOpen = () => screen.queryByRole('listbox', { name: 'Values for workType' }) !== null;

describe('a list of values', () => {
  it('selects several options by keyboard alone, and removes them again', async () => {
    render(<Form />);
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}{Enter}{ArrowDown}{Enter}');
    expect(chips()).toEqual(['a', 'k']);
    expect(chosen()).toEqual(['aBooks', 'kPictures']);
    await userEvent.keyboard('{Enter}');
    expect(chips()).toEqual(['a']);
    expect(isOpen()).toBe(true);
    expect(document.activeElement).toBe(screen.getByRole('combobox', { name: 'workType' }));
  });

  it('offers what the text could mean, and Enter adds what is typed', async () => {
    render(<Form />);
    await userEvent.tab();
    await userEvent.keyboard('pict');
    expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
      'kPictures',
    ]);
    await userEvent.keyboard('{Enter}');
    expect(chips()).toEqual(['pict']);
  });

  it('removes the last value with Backspace in an empty field', async () => {
    render(<Form />);
    await userEvent.tab();
    await userEvent.keyboard('x{Enter}y{Enter}{Backspace}');
    expect(chips()).toEqual(['x']);
  });

  it('closes its list with Escape, and lets Enter send the form when nothing is typed', async () => {
    let sent = 0;
    const onSend = () => {
      sent += 1;
    };
    render(<Form onSend={onSend} />);
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}{Escape}');
    expect(isOpen()).toBe(false);
    await userEvent.keyboard('z{Enter}');
    expect([sent, ...chips()]).toEqual([0, 'z']);
    await userEvent.keyboard('{Enter}');
    expect(sent).toBe(1);
  });

  it('is a plain text field if there is nothing to choose from', async () => {
    render(<Form offered={[]} />);
    expect(screen.getByRole('textbox', { name: 'workType' })).toBeTruthy();
    expect(screen.queryByRole('combobox')).toBeNull();
  });
});
