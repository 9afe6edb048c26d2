import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { readSearchSource } from '../../../../site/config/search-source.ts';
import { provider } from '../../../../site/provider.ts';
import { buildIndex } from '../../../../packages/search/src/node/build-index.ts';
import { allRecords } from '../../../../packages/search/src/records/index.ts';

const root = fileURLToPath(new URL('../../..', import.meta.url));

it('the whole index is the same, byte for byte, when it is built again', async () => {
  const records = allRecords(await readSearchSource(root, provider));
  const first = await buildIndex(records);
  const again = await buildIndex(records);
  expect(again.files).toEqual(first.files);
  expect(again.program).toBe(first.program);
}, 300_000);
