import { act, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { RunStatus } from './run-status.tsx';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'performance'] });
});
afterEach(() => {
  vi.useRealTimers();
});

const running = <RunStatus message="Running 8 of 18" isBusy loading={undefined} />;

function wait(seconds: number): void {
  act(() => void vi.advanceTimersByTime(seconds * 1000));
}

it('shows how long a run takes, and announces only how far it is', () => {
  const { container, rerender } = render(running);
  const changes: string[] = [];
  const status = screen.getByRole('status');
  new MutationObserver(() => changes.push(status.textContent ?? '')).observe(status, {
    ...{ childList: true, characterData: true, subtree: true },
  });
  expect(container.textContent).toBe('Running 8 of 18, 0:00');
  wait(14);
  expect(container.textContent).toBe('Running 8 of 18, 0:14');
  wait(60);
  expect(container.textContent).toBe('Running 8 of 18, 1:14');
  expect(status.textContent).toBe('Running 8 of 18');
  expect(changes).toEqual([]);
  rerender(<RunStatus message="18 cells have run." isBusy={false} loading={undefined} />);
  expect(container.textContent).toBe('18 cells have run.');
  rerender(running);
  expect(container.textContent).toBe('Running 8 of 18, 0:00');
});

it('has a bar that follows a download', () => {
  const python = { part: 'Python', megabytes: 6 };
  const status = (share: number) => (
    <RunStatus message="Loading Python (6 MB), once." isBusy loading={{ ...python, share }} />
  );
  const { container, rerender } = render(status(0));
  const bar = screen.getByRole('progressbar', { name: 'Loading Python' });
  expect(bar).toHaveProperty('value', 0);
  rerender(status(0.35));
  expect(bar).toHaveProperty('value', 0.35);
  expect(container.textContent).toBe('Loading Python (6 MB), once.2.1 of 6 MB');
  rerender(<RunStatus message="Python is ready." isBusy loading={undefined} />);
  expect(screen.queryByRole('progressbar')).toBeNull();
});
