import { expect, test } from 'vitest';
import { createKnownOrigins, idleLimit, mostLearned } from './known-origins.ts';

const site = 'https://portal.example';
const here = 'http://localhost:3000';

function open() {
  let time = 0;
  return {
    origins: createKnownOrigins([site, here], () => time),
    pass: (ms: number) => {
      time += ms;
    },
  };
}

const names = Array.from({ length: mostLearned }, (_, at) => `http://name-${at}.example`);

test('learns a few origins, and links all others to the site', () => {
  const { origins } = open();
  expect(names.map(origins)).toEqual(names);
  const others = Array.from({ length: 1000 }, (_, at) => `http://random-${at}.example`);
  expect(new Set(others.map(origins))).toEqual(new Set([site]));
  expect([...names, site, here].map(origins)).toEqual([...names, site, here]);
});

test('an origin that is in use keeps its place, and an unused one loses it', () => {
  const { origins, pass } = open();
  const [first = '', ...others] = names.map(origins);
  pass(idleLimit);
  expect(others.map(origins)).toEqual(others);
  expect(origins('http://late.example')).toBe(site);
  pass(1);
  expect(origins('http://late.example')).toBe('http://late.example');
  expect(origins('http://later.example')).toBe(site);
  expect(others.map(origins)).toEqual(others);
  expect(origins(first)).toBe(site);
});
