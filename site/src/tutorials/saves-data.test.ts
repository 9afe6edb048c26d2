import { expect, it } from 'vitest';
import { savesData } from './saves-data';

it.each([
  [undefined, '', false],
  [{}, '', false],
  [{ saveData: false, type: 'wifi', effectiveType: '4g' }, '', false],
  [{ saveData: true }, '', true],
  [{ type: 'cellular' }, '', true],
  [{ effectiveType: 'slow-2g' }, '', true],
  [{ effectiveType: '2g' }, '', true],
  [undefined, '(prefers-reduced-data: reduce)', true],
])('with %o and %s, the reader saves data: %s', (connection, preferred, saves) => {
  const matches = (query: string) => query === preferred;
  expect(savesData(connection ? { connection, matches } : { connection: {}, matches })).toBe(saves);
});
