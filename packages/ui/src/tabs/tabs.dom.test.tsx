import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { type ReactNode, useState } from 'react';
import { describe, expect, it } from 'vitest';
import { Tabs } from './tabs.tsx';

const tabs = [
  { id: 'curl', label: 'cURL' },
  { id: 'python', label: 'Python' },
  { id: 'r', label: 'R' },
];

function Samples({ first = 'curl' }: { first?: string }): ReactNode {
  const [chosen, choose] = useState(first);
  return (
    <>
      <button type="button">Before</button>
      <Tabs label="Languages" tabs={tabs} chosen={chosen} onChoose={choose}>
        <p>Code in {chosen}</p>
        <button type="button">Copy</button>
      </Tabs>
    </>
  );
}

const tab = (name: string) => screen.getByRole('tab', { name });
const selected = () => screen.getAllByRole('tab', { selected: true });

describe('tabs', () => {
  it('are a named list with one tab selected, which also names the panel', () => {
    render(<Samples />);
    expect(screen.getByRole('tablist', { name: 'Languages' })).toBeTruthy();
    expect(selected()).toEqual([tab('cURL')]);
    expect(screen.getByRole('tabpanel', { name: 'cURL' }).id).toBe(
      tab('Python').getAttribute('aria-controls'),
    );
  });

  it.each([
    ['curl', '{ArrowRight}', 'Python'],
    ['curl', '{ArrowLeft}', 'R'],
    ['r', '{ArrowRight}', 'cURL'],
    ['python', '{Home}', 'cURL'],
    ['python', '{End}', 'R'],
    ['python', '{ArrowRight}{ArrowRight}{ArrowLeft}', 'R'],
  ])('from %s, %s leads to %s: selected, focused and shown', async (first, keys, name) => {
    const user = userEvent.setup();
    render(<Samples first={first} />);
    await user.tab();
    await user.tab();
    await user.keyboard(keys);
    expect(selected()).toEqual([tab(name)]);
    expect(document.activeElement).toBe(tab(name));
    expect(screen.getByRole('tabpanel', { name })).toBeTruthy();
  });

  it('are a single tab stop, in both directions', async () => {
    const user = userEvent.setup();
    render(<Samples first="python" />);
    await user.tab();
    await user.tab();
    expect(document.activeElement).toBe(tab('Python'));
    await user.tab();
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Copy' }));
    await user.tab({ shift: true });
    await user.tab({ shift: true });
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Before' }));
  });

  it('leave other keys to the browser', async () => {
    const user = userEvent.setup();
    render(<Samples />);
    await user.click(tab('Python'));
    await user.keyboard('{ArrowDown}{ArrowUp}r');
    expect(selected()).toEqual([tab('Python')]);
  });

  it.each(['{Alt>}{ArrowLeft}', '{Control>}{End}', '{Meta>}{ArrowRight}', '{Alt>}{Home}'])(
    'leave %s to the browser, for which it goes to another page or place',
    async (keys) => {
      const user = userEvent.setup();
      render(<Samples />);
      await user.click(tab('Python'));
      const handled: boolean[] = [];
      const listener = (event: Event) => handled.push(event.defaultPrevented);
      document.addEventListener('keydown', listener);
      await user.keyboard(keys);
      document.removeEventListener('keydown', listener);
      expect(selected()).toEqual([tab('Python')]);
      expect(handled).toEqual([false, false]);
    },
  );

  it('show the first tab if the chosen one is not among them', () => {
    render(<Samples first="cobol" />);
    expect(selected()).toEqual([tab('cURL')]);
    expect(tab('cURL').tabIndex).toBe(0);
  });
});
