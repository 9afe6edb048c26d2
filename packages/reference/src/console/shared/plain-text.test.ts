import { expect, it } from 'vitest';
import { plainText } from './plain-text.ts';

it('leaves the words and drops the marks', () => {
  expect(plainText('See [the **guide**](/docs) for `page`,\nand more.')).toBe(
    'See the guide for page, and more.',
  );
});
