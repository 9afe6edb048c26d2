import { describe, expect, it } from 'vitest';
import { loadContract, operationOf } from '../../test/contract.ts';
import { contractMismatch } from './contract-mismatch.ts';

const apis = await loadContract();
const getWorks = operationOf(apis, 'getWorks');

describe('an answer that does not match its description', () => {
  it('is JSON that cannot be parsed', () => {
    const unreadable = 'The answer says it is JSON and is not.';
    const received = { status: 200, type: 'application/json', kind: 'text' as const, unreadable };
    expect(contractMismatch(getWorks, received)).toBe(unreadable);
  });

  it('is a page instead of an answer', () => {
    expect(contractMismatch(getWorks, { status: 200, type: 'text/html', kind: 'text' })).toBe(
      'The answer is of type text/html, and the description promises application/json.',
    );
  });

  it('is an empty body', () => {
    expect(contractMismatch(getWorks, { status: 200, type: '', kind: 'empty' })).toContain(
      'no body',
    );
  });

  it('is not an error, which may look however it likes', () => {
    expect(
      contractMismatch(getWorks, { status: 502, type: 'text/html', kind: 'text' }),
    ).toBeUndefined();
  });

  it('is not another type of the same kind', () => {
    const picture = operationOf(apis, 'getImageFile');
    expect(
      contractMismatch(picture, { status: 200, type: 'image/avif', kind: 'image' }),
    ).toBeUndefined();
    const page = operationOf(apis, 'getAlto');
    expect(
      contractMismatch(page, { status: 200, type: 'application/xml', kind: 'text' }),
    ).toBeUndefined();
  });
});
