import type { JsonValue } from '@portal/contract';
import { describe, expect, it } from 'vitest';
import { loadContract, operationOf } from '../../test/contract.ts';
import { answerStatus } from './status.ts';

const apis = await loadContract();
const getWork = operationOf(apis, 'getWork');

describe('a status in words', () => {
  it('means what the operation states', () => {
    const body = { errorType: 'http', label: 'Gone', description: 'This work has been deleted' };
    expect(answerStatus(getWork, 410, body)).toMatchObject({
      title: '410 Gone',
      kind: 'client-error',
      fromApi: 'This work has been deleted',
      documented: true,
      whatToDo: expect.stringMatching(/\S/),
    });
  });

  it('has its general meaning if the operation does not describe it', () => {
    expect(answerStatus(getWork, 418)).toEqual({
      title: '418 Error in the request',
      kind: 'client-error',
      meaning: 'The request was refused.',
      whatToDo: 'Correct the request.',
      documented: false,
    });
    expect(answerStatus(getWork, 429, 'slow down\n').fromApi).toBe('slow down');
  });

  it.each([
    ['Not Found', undefined],
    ['not found.', undefined],
    ['404 Not Found', undefined],
    ['Not Found: no such work', 'no such work'],
    ['404 Not Found – no such work', 'no such work'],
    ['Not foundational', 'Not foundational'],
    ['Not found in this collection', 'Not found in this collection'],
    ['no such work: Not Found', 'no such work: Not Found'],
  ])('does not repeat its own name: %s', (text, fromApi) => {
    const bodies: JsonValue[] = [text, { label: text }, { title: text, detail: text }];
    for (const body of bodies) {
      expect(answerStatus(getWork, 404, body).fromApi).toBe(fromApi);
    }
  });

  it.each([
    ['Not Found', 'Gone fishing', 'There is nothing at this address.'],
    ['<p>Not found.</p>', 'Gone fishing', 'There is nothing at this address.'],
    ['No such work', 'No such work', 'There is nothing at this address.'],
    ['<p>No such work</p>', 'Gone fishing', '<p>No such work</p>'],
  ])('explains itself if the description %j adds nothing', (description, text, meaning) => {
    const responses = [{ status: '404', description, content: [], headers: [] }];
    expect(answerStatus({ ...getWork, responses }, 404, text)).toMatchObject({
      meaning,
      fromApi: text,
    });
  });

  it('does not take the title of a good answer for an error message', () => {
    expect(answerStatus(getWork, 200, { title: 'A work' })).not.toHaveProperty('fromApi');
  });
});
