import { expect, it } from 'vitest';
import { statusTable } from './status-table.ts';
import { statusTitle, statusWords } from './status-words.ts';

it.each(statusTable.map(([status, ...rest]) => [status, rest] as const))(
  '%i has words that only it has',
  (status, words) => {
    const { name, meaning, whatToDo } = statusWords(status);
    expect([name, meaning, whatToDo]).toEqual(words);
  },
);

it.each([
  ['299', 'success', 'Success', 'The request worked.', ''],
  ['3XX', 'redirect', 'Redirect', 'The answer is elsewhere.', 'Follow the Location header.'],
  [
    '499',
    'client-error',
    'Error in the request',
    'The request was refused.',
    'Correct the request.',
  ],
  ['5xx', 'server-error', 'Error in the service', 'The service failed.', 'Wait and try again.'],
  [
    'default',
    'other',
    'Any other status',
    'The description gives no details.',
    'Read the message in the answer.',
  ],
])('%s has the words of its family', (status, ...words) => {
  const { kind, name, meaning, whatToDo } = statusWords(status);
  expect([kind, name, meaning, whatToDo]).toEqual(words);
});

it.each([
  [404, '404 Not Found'],
  ['4XX', '4XX Error in the request'],
  ['default', 'Any other status'],
  [799, '799'],
])('%s has the title %s', (status, title) => {
  expect(statusTitle(status)).toBe(title);
});
