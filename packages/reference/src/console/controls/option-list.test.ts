import { expect, it } from 'vitest';
import { listOptions } from './option-list.tsx';

const choices = [
  { value: 'a', meaning: 'Books' },
  { value: 'k', meaning: 'Pictures' },
];

it('finds a choice by its value or its meaning', () => {
  expect(listOptions(choices, [], 'pict').map(({ value }) => value)).toEqual(['k']);
  expect(listOptions(choices, ['k'], '')).toEqual([
    { value: 'a', meaning: 'Books', chosen: false },
    { value: 'k', meaning: 'Pictures', chosen: true },
  ]);
  expect(listOptions(choices, [], 'zebra')).toEqual([]);
});
