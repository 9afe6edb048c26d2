import { expect, it } from 'vitest';
import { buildIndex } from '../../../../packages/search/src/node/build-index.ts';
import { allRecords } from '../../../../packages/search/src/records/index.ts';
import { readSearchSource } from '../../../../site/config/search-source.ts';
import { portalFolder } from '../folders.ts';
import { portal } from '../the-portal.ts';

it('the whole index is the same, byte for byte, when it is built again', async () => {
  const records = allRecords(await readSearchSource(portal, portalFolder));
  const first = await buildIndex(records);
  const again = await buildIndex(records);
  expect(again.files).toEqual(first.files);
  expect(again.program).toBe(first.program);
}, 300_000);
