import { expect, it } from 'vitest';
import { preferHeader } from './prefer-header.ts';
import { readWantedFailure } from './wanted-failure.ts';

it.each([
  ['code=503', { code: 503 }],
  ['wait=0', { wait: 0 }],
  ['wait=10', { wait: 10 }],
  ['code=429, wait=2', { code: 429, wait: 2 }],
  ['return=minimal, Code="404"', { code: 404 }],
  ['code=503; times=2; run=a', { code: 503, first: { times: 2, run: 'a' } }],
  [
    'code=503; run="my test, 1"; times=100',
    { code: 503, first: { times: 100, run: 'my test, 1' } },
  ],
])('understands %s', (header, want) => {
  expect(readWantedFailure(header)).toEqual(want);
});

it.each(['respond-async', 'return=representation', 'handling=lenient; code=503', 'a:b', ''])(
  'leaves %j to others',
  (header) => {
    expect(readWantedFailure(header)).toBeUndefined();
  },
);

it.each([
  [
    'code',
    'code= in the header Prefer is not a status. Write one of three digits, such as code=503.',
  ],
  ['code=5O3', /^code=5O3 in the header Prefer is not a status/],
  ['code=99', /^code=99 /],
  ['code=600', /^code=600 /],
  [`code=${'9'.repeat(100)}`, /^code=9{39}… in/],
  ['wait=11', /^wait=11 .* not possible\. .* 0 to 10 whole seconds, such as wait=5\.$/],
  ['wait=1.5', /^wait=1\.5 /],
  ['wait=-1', /^wait=-1 /],
  ['code=503, wait', /^wait= /],
  [
    'code=503; times=2',
    /^run in the header Prefer must be a name .* code=503; times=2; run=my-test-1\.$/,
  ],
  ['code=503; run=a', /^times .* from 1 to 100\./],
  ['code=503; times=0; run=a', /^times /],
  ['code=503; times=101; run=a', /^times /],
  [`code=503; times=1; run=${'a'.repeat(65)}`, /^run .* 1 to 64 characters/],
  ['code=503 wait=2', 'The header Prefer cannot be read. Write it like code=503, wait=2.'],
])('explains what is wrong with %j', (header, message) => {
  const read = readWantedFailure(header);
  if (typeof message === 'string') expect(read).toBe(message);
  else expect(read).toMatch(message);
});

it.each([{ code: 503 }, { wait: 2 }, { code: 404, wait: 10 }])(
  'reads what it writes: %j',
  (one) => {
    const { name, value } = preferHeader(one);
    expect(name).toBe('Prefer');
    expect(readWantedFailure(value)).toEqual(one);
  },
);
