import { fileURLToPath } from 'node:url';
import { loadApis } from '@portal/contract/node';
import { readPortal } from '@portal/portal/node';
import { expect, it } from 'vitest';

const { apis } = await readPortal(fileURLToPath(new URL('..', import.meta.url)));
const described = apis.flatMap(({ file, ...api }) =>
  file === undefined ? [] : [{ ...api, file }],
);

it('has descriptions that load, with an operation in each', async () => {
  for (const { operations } of await loadApis(described)) expect(operations).not.toEqual([]);
});
