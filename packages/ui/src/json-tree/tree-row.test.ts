import { expect, it } from 'vitest';
import { nodeName } from './tree-row.tsx';

it('is what an object calls itself', () => {
  expect(nodeName({ id: 'a', title: 'Horse' })).toBe('Horse');
  expect(nodeName({ id: 'a', title: '' })).toBe('a');
  expect(nodeName({ label: 'x'.repeat(100) })).toBe(`${'x'.repeat(80)}…`);
  expect(nodeName({ id: 4 })).toBe('');
  expect(nodeName(['title'])).toBe('');
  expect(nodeName(undefined)).toBe('');
});
