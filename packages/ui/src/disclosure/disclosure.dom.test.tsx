import { createEvent, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { describe, expect, it } from 'vitest';
import { showPart, useDisclosureMenu } from './index.ts';

function Menu(): ReactNode {
  const { open, containerProps, toggleProps, menuProps } = useDisclosureMenu();
  return (
    <>
      <div {...containerProps}>
        <a href="/api" {...toggleProps}>
          APIs
        </a>
        <ul {...menuProps} hidden={!open}>
          <li>
            <a href="/api/works">Works</a>
          </li>
          <li>
            <a href="/api/images">Images</a>
          </li>
        </ul>
      </div>
      <button type="button">After</button>
    </>
  );
}

describe('a disclosure', () => {
  it('shows and hides HTML that React does not render', () => {
    document.body.innerHTML = '<button aria-expanded="false"></button><div hidden></div>';
    const [button, part] = [...document.body.children] as [HTMLElement, HTMLElement];
    showPart(button, part, true);
    expect([button.getAttribute('aria-expanded'), part.hidden]).toEqual(['true', false]);
    showPart(button, part, false);
    expect([button.getAttribute('aria-expanded'), part.hidden]).toEqual(['false', true]);
  });
});

describe('a menu of links', () => {
  const toggle = () => screen.getByText('APIs');
  const isOpen = () => toggle().getAttribute('aria-expanded') === 'true';
  const focused = () => document.activeElement?.textContent;

  it('opens with the arrow keys at its first or last link, and wraps around', async () => {
    render(<Menu />);
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(focused()).toBe('Works'));
    await userEvent.keyboard('{ArrowUp}');
    await waitFor(() => expect(focused()).toBe('Images'));
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(focused()).toBe('Works'));
    expect(isOpen()).toBe(true);
  });

  it('closes with Escape and returns the focus to its toggle', async () => {
    render(<Menu />);
    await userEvent.tab();
    await userEvent.keyboard('{ArrowUp}');
    await waitFor(() => expect(focused()).toBe('Images'));
    await userEvent.keyboard('{Escape}');
    expect(isOpen()).toBe(false);
    expect(document.activeElement).toBe(toggle());
  });

  it('opens and closes with Space', async () => {
    render(<Menu />);
    await userEvent.tab();
    await userEvent.keyboard(' ');
    expect(isOpen()).toBe(true);
    await userEvent.keyboard(' ');
    expect(isOpen()).toBe(false);
  });

  it('closes when the focus leaves it, not when it moves within', async () => {
    render(<Menu />);
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await userEvent.tab();
    expect([focused(), isOpen()]).toEqual(['Works', true]);
    await userEvent.tab();
    await userEvent.tab();
    expect([focused(), isOpen()]).toEqual(['After', false]);
  });

  // Some browsers give the focus to nothing that is touched or clicked.
  it('opened by a finger, closes with a touch outside it, not with one inside', () => {
    render(<Menu />);
    fireEvent(toggle(), new PointerEvent('click', { bubbles: true, pointerType: 'touch' }));
    expect([isOpen(), document.activeElement]).toEqual([true, document.body]);
    fireEvent.pointerDown(screen.getByText('Images'));
    expect(isOpen()).toBe(true);
    fireEvent.pointerDown(screen.getByText('After'));
    expect(isOpen()).toBe(false);
  });

  it('opened by a pointer, closes with Escape, and the focus stays elsewhere', async () => {
    render(<Menu />);
    const after = screen.getByText('After');
    after.focus();
    await userEvent.hover(toggle());
    expect(isOpen()).toBe(true);
    await userEvent.keyboard('{Escape}');
    expect([isOpen(), document.activeElement]).toEqual([false, after]);
  });

  it.each([{ metaKey: true }, { ctrlKey: true }])(
    'leaves a click on its toggle with %j, which opens a tab, to the browser',
    (keys) => {
      render(<Menu />);
      document.addEventListener('click', (event) => event.preventDefault(), { once: true });
      const click = createEvent.click(toggle(), keys);
      let isPrevented = false;
      document.body.addEventListener('click', () => {
        isPrevented = click.defaultPrevented;
      });
      fireEvent(toggle(), click);
      expect([isPrevented, isOpen()]).toEqual([false, false]);
    },
  );

  it('leaves arrows with another key to the browser', () => {
    render(<Menu />);
    toggle().focus();
    expect(fireEvent.keyDown(toggle(), { key: 'ArrowDown', metaKey: true })).toBe(true);
    expect(isOpen()).toBe(false);
  });

  it('that is closed leaves Escape to others', () => {
    render(<Menu />);
    toggle().focus();
    expect(fireEvent.keyDown(toggle(), { key: 'Escape' })).toBe(true);
  });
});
