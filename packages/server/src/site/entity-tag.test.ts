import { expect, test } from 'vitest';
import { entityTag } from './entity-tag.ts';

test('every encoding has its own strong tag', () => {
  const tags = (['identity', 'br', 'gzip'] as const).map((encoding) => entityTag('abc', encoding));
  expect(tags).toEqual(['"abc"', '"abc-br"', '"abc-gzip"']);
});
