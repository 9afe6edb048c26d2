import { expect, it } from 'vitest';
import { writePath } from './write-path.ts';

it.each([
  ['/a/{x}', '..'],
  ['/a/{x}', ['.']],
  ['/a/{x}.', '.'],
  ['/a/.{x}/b', '.'],
  ['/a/%2e{x}', '.'],
])('refuses %s with %j, which would lead to another path', (template, x) => {
  expect(() => writePath(template, { x })).toThrow(
    /^x: it is part of the path and cannot be '(\.|%2e)/,
  );
});

it.each([
  ['/a/{x}', '...', '/a/...'],
  ['/a/{x}.json', '.', '/a/..json'],
  ['/a/{x}', '%2e%2e', '/a/%252e%252e'],
  ['/a/{x}', '../b', '/a/..%2Fb'],
])('writes %s with %j', (template, x, path) => {
  expect(writePath(template, { x })).toBe(path);
  expect(new URL(path, 'https://a.example').pathname).toBe(path);
});
