import { describe, expect, it } from 'vitest';
import { loadContract, operationOf } from '../../test/contract.ts';
import { sizeInWords, timeInWords } from './size-words.ts';
import { answerStatus } from './status.ts';

const apis = await loadContract();
const getWork = operationOf(apis, 'getWork');

describe('a status in words', () => {
  it('means what the operation says', () => {
    const body = { errorType: 'http', label: 'Gone', description: 'This work has been deleted' };
    expect(answerStatus(getWork, 410, body)).toMatchObject({
      title: '410 Gone',
      kind: 'client-error',
      fromApi: 'This work has been deleted',
      documented: true,
      whatToDo: expect.stringMatching(/\S/),
    });
  });

  it('means what such a status means where the operation says nothing', () => {
    expect(answerStatus(getWork, 418)).toEqual({
      title: '418 Error in the request',
      kind: 'client-error',
      meaning: 'The request was refused.',
      whatToDo: 'Correct the request.',
      documented: false,
    });
    expect(answerStatus(getWork, 429, 'slow down\n').fromApi).toBe('slow down');
  });

  it('takes no title of a good answer for a complaint', () => {
    expect(answerStatus(getWork, 200, { title: 'A work' })).not.toHaveProperty('fromApi');
  });
});

it.each([
  [0, '0 bytes'],
  [1, '1 byte'],
  [999, '999 bytes'],
  [1000, '1.0 kB'],
  [9949, '9.9 kB'],
  [9960, '10 kB'],
  [999_499, '999 kB'],
  [999_600, '1.0 MB'],
  [34e6, '34 MB'],
  [2.5e15, '2500 TB'],
  [-1, 'unknown size'],
  [Number.NaN, 'unknown size'],
])('%d bytes are %s', (bytes, words) => {
  expect(sizeInWords(bytes)).toBe(words);
});

it.each([
  [0.4, '0 ms'],
  [340, '340 ms'],
  [999.7, '1.0 s'],
  [12_340, '12.3 s'],
])('%d ms are %s', (milliseconds, words) => {
  expect(timeInWords(milliseconds)).toBe(words);
});
