import { expect, it } from 'vitest';
import { sharedSandbox } from '../../packages/sandbox/test/shared-sandbox.ts';
import { attacks } from './attacks.ts';

const archive = '/tutorial-files/a/a.zip';
const known = Object.entries(attacks(archive));
const numbers = Array.from({ length: 200 }, (_, at) => at * 37);

it.each(known)('%s never repeats a request', (_name, { request }) => {
  const asked = numbers.map((number) => JSON.stringify(request(number)));
  expect(new Set(asked).size).toBe(numbers.length);
});

it.each(known.filter(([, { request }]) => request(0).path !== archive))(
  '%s is answered as it should be',
  async (name, { request }) => {
    // Large pictures take long.
    for (const number of name.includes('pictures') ? [0] : [0, 1, 12_345]) {
      const { path, status = 200 } = request(number);
      const response = await sharedSandbox.fetch(new Request(`http://localhost${path}`));
      expect(response.status, path.slice(0, 100)).toBe(status);
      await response.arrayBuffer();
    }
  },
);
