import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { showNotice } from './show-notice';

const button = (name: string) => screen.getByRole('button', { name });
const focused = () => document.activeElement?.textContent;

beforeEach(() => {
  document.body.innerHTML = '<main><a href="/docs">Docs</a><button>Run</button></main>';
  document.querySelector('a')?.focus();
});

describe('a notice', () => {
  it('that is closed by keyboard returns the focus to where it was', async () => {
    showNotice({ words: 'You are offline.' });
    button('Close').focus();
    await userEvent.keyboard('{Enter}');
    expect(screen.queryByRole('alert')).toBeNull();
    expect(focused()).toBe('Docs');
  });

  it('returns it before what it offers is done, which may fail and show another', async () => {
    const again = () => showNotice({ words: 'Still offline.' });
    showNotice({ words: 'You are offline.', actions: [{ label: 'Try again', act: again }] });
    button('Try again').focus();
    await userEvent.keyboard('{Enter}');
    expect(screen.getByRole('alert').textContent).toContain('Still offline.');
    expect(focused()).toBe('Docs');
    button('Close').focus();
    await userEvent.keyboard('{Enter}');
    expect(focused()).toBe('Docs');
  });

  it('that goes by itself leaves the focus where it is by then', () => {
    const close = showNotice({ words: 'You are offline.' });
    button('Run').focus();
    close();
    expect(focused()).toBe('Run');
  });
});
