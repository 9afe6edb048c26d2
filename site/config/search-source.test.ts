import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ResolvedApi } from '@portal/portal';
import { allRecords } from '@portal/search/records';
import { expect, it, onTestFinished } from 'vitest';
import { fenwick } from './portal.fixture';
import { readSearchSource } from './search-source';

const description = `openapi: 3.1.1
info: { title: Things API, version: 1.0.0, description: All things. }
servers: [{ url: /things/v1 }]
paths:
  /things:
    get:
      operationId: getThings
      summary: List things
      parameters:
        - { name: query, in: query, description: Words to look for., schema: { type: string } }
      responses: { 200: { description: The things. } }
`;
const page =
  '---\ntitle: Things\ndescription: About things.\n---\n\nWords.\n\n## A part\n\nMore.\n';

async function smallPortal(): Promise<string> {
  const root = await mkdtemp(join(tmpdir(), 'search-source-'));
  onTestFinished(() => rm(root, { recursive: true, force: true }));
  await mkdir(join(root, 'apis'));
  await mkdir(join(root, 'docs/examples'), { recursive: true });
  await writeFile(join(root, 'apis/things.yaml'), description);
  await writeFile(join(root, 'docs/things.mdx'), page);
  await writeFile(join(root, 'docs/examples/first.mdx'), page);
  return root;
}

it.each(['/', '/developers/'])('results are below %s', async (basePath) => {
  const folder = await smallPortal();
  const [first] = fenwick.apis;
  const things = { ...first, id: 'things', basePath: '/things/v1', segments: ['things'] };
  const portal = {
    ...fenwick,
    basePath,
    siteUrl: `${fenwick.origin}${basePath.slice(0, -1)}`,
    apis: [{ ...things, file: join(folder, 'apis/things.yaml') } as ResolvedApi],
  };
  const records = allRecords(await readSearchSource(portal, folder));
  const addresses = records.map(({ address }) => address);
  expect(addresses.filter((address) => !address.startsWith(basePath))).toEqual([]);
  for (const path of [
    ...['', 'sandbox', 'docs/things', 'docs/things#a-part', 'docs/examples/first'],
    ...['api/things', 'api/things#getThings', 'api/things#getThings.query'],
  ]) {
    expect(addresses).toContain(basePath + path);
  }
  const split = { ...portal, apis: portal.apis.map((api) => ({ ...api, splitAbove: 0 })) };
  const found = allRecords(await readSearchSource(split, folder)).map(({ address }) => address);
  for (const path of [
    'api/things',
    'api/things/other#getThings',
    'api/things/other#getThings.query',
  ]) {
    expect(found).toContain(basePath + path);
  }
  const example = records.find(({ address }) => address === `${basePath}docs/examples/first`);
  expect(example?.group).toBe('Examples');
});
