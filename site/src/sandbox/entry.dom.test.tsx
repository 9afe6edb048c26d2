import { act, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';
import type { Answer } from './ask';
import { Entry } from './entry';

const answer: Answer = { status: 200, type: 'application/json', bytes: 2, text: '{}' };
const button = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Run: a work' });

// A browser takes the focus from a button that is disabled.
it('keeps its button usable while it waits, and asks only once', async () => {
  const asked: ((answer: Answer) => void)[] = [];
  const ask = () => new Promise<Answer>((resolve) => asked.push(resolve));
  render(<Entry address="/sandbox/works/a" shows="a work" ask={ask} />);
  button().focus();
  await userEvent.keyboard('{Enter}{Enter}');
  expect(screen.getByRole('status').textContent).toBe('Asking…');
  expect([button().disabled, asked.length]).toEqual([false, 1]);
  await act(async () => asked[0]?.(answer));
  expect(screen.getByRole('status').textContent).toContain('Status 200');
  expect(document.activeElement).toBe(button());
  await userEvent.keyboard('{Enter}');
  expect(asked).toHaveLength(2);
});
