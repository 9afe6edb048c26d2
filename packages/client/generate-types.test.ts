import { describe, expect, it } from 'vitest';
import { findStale } from './generate-types.ts';

describe('the generated types', () => {
  it('match the contract (if not: npm run generate -w @portal/client)', async () => {
    expect(await findStale()).toEqual([]);
  });
});
