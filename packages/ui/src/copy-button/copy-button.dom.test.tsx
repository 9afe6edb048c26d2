import { act, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { CopyButton, type CopyButtonProps } from './copy-button.tsx';
import type { Copy } from './copy-text.ts';

let announced: string[];
let copied: string[];
const announce = (words: string) => announced.push(words);
const copy: Copy = async (text) => void copied.push(await text);
const refuse = () => Promise.reject(new DOMException('Refused', 'NotAllowedError'));

function show(props: Partial<CopyButtonProps>): void {
  render(
    <CopyButton text={() => 'https://example.org'} copy={copy} announce={announce} {...props}>
      Copy URL
    </CopyButton>,
  );
}

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

beforeEach(() => {
  announced = [];
  copied = [];
});

afterEach(() => {
  vi.useRealTimers();
});

describe('a copy button', () => {
  it('copies the text as it is when pressed, and confirms it on screen and aloud', async () => {
    let text = 'early';
    show({ text: () => text });
    text = 'late';
    await press('Copy URL');
    expect(copied).toEqual(['late']);
    expect(announced).toEqual(['Copied']);
    expect(screen.getByRole('button').textContent).toBe('Copied');
  });

  it('goes back to its own label after a moment', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    show({});
    await act(async () => screen.getByRole('button').click());
    expect(screen.getByRole('button').textContent).toBe('Copied');
    await act(async () => vi.advanceTimersByTime(2000));
    expect(screen.getByRole('button').textContent).toBe('Copy URL');
  });

  it('confirms every press', async () => {
    show({});
    await press('Copy URL');
    await press('Copied');
    expect(announced).toEqual(['Copied', 'Copied']);
  });

  it('contains no live region: everything inside a button only names it', () => {
    show({});
    expect(document.querySelector('button [aria-live], button [role]')).toBeNull();
  });

  it('shows a text the browser would not copy in a named, selected and focused field until it is left', async () => {
    show({ copy: refuse });
    await press('Copy URL');
    const field = screen.getByRole<HTMLInputElement>('textbox', { name: 'Copy this text' });
    expect(field.value).toBe('https://example.org');
    expect(document.activeElement).toBe(field);
    expect(field.value.slice(field.selectionStart ?? 0, field.selectionEnd ?? 0)).toBe(field.value);
    expect(announced).toEqual([expect.stringContaining('refused to copy')]);
    await userEvent.tab();
    expect(screen.queryByRole('textbox')).toBeNull();
  });

  it('selects the element that shows a text the browser would not copy, and names the keys', async () => {
    const code = document.createElement('code');
    code.textContent = 'curl https://example.org';
    document.body.append(code);
    show({ text: () => code, copy: refuse });
    await press('Copy URL');
    expect(getSelection()?.toString()).toBe('curl https://example.org');
    expect(screen.getByRole('button').textContent).toBe('Press Ctrl+C');
    expect(screen.queryByRole('textbox')).toBeNull();
    expect(announced).toEqual([expect.stringContaining('Ctrl+C')]);
  });

  it('copies the text of an element, and nothing if there is no element', async () => {
    const code = document.createElement('code');
    code.innerHTML = 'a <b>b</b>';
    show({ text: () => code });
    await press('Copy URL');
    expect(copied).toEqual(['a b']);
    document.body.replaceChildren();
    show({ text: () => null });
    await press('Copy URL');
    expect([copied.length, announced.length]).toEqual([1, 1]);
  });
});
