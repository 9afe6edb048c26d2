import { expect, it } from 'vitest';
import { withOrigin } from './own-origin.ts';

const portal = 'https://dev.example';
const here = 'http://localhost:3000';

it.each([
  [
    '"url": "https://dev.example/sandbox/image/V1"',
    '"url": "http://localhost:3000/sandbox/image/V1"',
  ],
  ['See https://dev.example.', 'See http://localhost:3000.'],
  ['https://dev.example https://dev.example/a', 'http://localhost:3000 http://localhost:3000/a'],
  ['https://dev.example.org/a', 'https://dev.example.org/a'],
  ['https://dev.example:81/a', 'https://dev.example:81/a'],
  ['https://dev.example-two/a', 'https://dev.example-two/a'],
  ['https://devxexample/a', 'https://devxexample/a'],
])('%s becomes %s', (text, expected) => {
  expect(withOrigin(text, portal, here)).toBe(expected);
});

it('replaces an address without TLS, with its port', () => {
  expect(withOrigin('http://dev.example:81/a', 'http://dev.example:81', here)).toBe(`${here}/a`);
});

it('matches an origin exactly', () => {
  expect(withOrigin(`a ${portal} b`, portal, "http://x$'$&")).toBe("a http://x$'$& b");
});

it('leaves other paths of the origin alone if the address has a path', () => {
  const text = `${portal}/catalogue ${portal}/sandbox/catalogue ${portal}/sandboxes`;
  expect(withOrigin(text, `${portal}/sandbox`, here)).toBe(
    `${portal}/catalogue ${here}/sandbox/catalogue ${portal}/sandboxes`,
  );
});
