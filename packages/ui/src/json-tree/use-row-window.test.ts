import { expect, it } from 'vitest';
import { scrollIntoFrame, scrollToRow, windowOfRows } from './use-row-window.ts';

const viewport = { scrollTop: 0, height: 400, rowHeight: 20 };

it('renders what is on screen and a few rows more', () => {
  expect(windowOfRows(100_000, viewport)).toEqual({ start: 0, end: 31 });
  expect(windowOfRows(100_000, { ...viewport, scrollTop: 20_000 })).toEqual({
    start: 990,
    end: 1031,
  });
});

it('renders a short list whole and an empty one not at all', () => {
  expect(windowOfRows(5, viewport)).toEqual({ start: 0, end: 5 });
  expect(windowOfRows(0, viewport)).toEqual({ start: 0, end: 0 });
});

it('still renders rows when the list is now shorter than the scroll position', () => {
  const { start, end } = windowOfRows(30, { ...viewport, scrollTop: 10_000 });
  expect(start).toBeLessThan(end);
  expect(end).toBe(30);
});

it('scrolls no more than needed', () => {
  expect(scrollToRow(3, viewport)).toBe(0);
  expect(scrollToRow(30, viewport)).toBe(220);
  expect(scrollToRow(2, { ...viewport, scrollTop: 100 })).toBe(40);
});

it.each([
  ['inside', { top: 120, bottom: 140 }, 0],
  ['at the edge', { top: 480, bottom: 500 }, 0],
  ['below', { top: 490, bottom: 510 }, 10],
  ['above', { top: 90, bottom: 110 }, -10],
])('scrolls a surrounding frame no more than needed to a row %s', (_, row, distance) => {
  expect(scrollIntoFrame(row, { top: 100, bottom: 500 })).toBe(distance);
});
