import { describe, expect, it } from 'vitest';
import { findStale } from './generate-types.ts';

describe('the generated types', () => {
  it('are what the contract gives now (else: npm run generate -w @portal/client)', async () => {
    expect(await findStale()).toEqual([]);
  });
});
