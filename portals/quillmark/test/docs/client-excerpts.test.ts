import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { docsFolder } from '../folders.ts';

const client = new URL('../../../../packages/client-python/src/portal_client.py', import.meta.url);
const page = readFileSync(join(docsFolder, 'examples/exploring-collections-apis.mdx'), 'utf8');

it('shows the Python client as it is', () => {
  const source = readFileSync(client, 'utf8').replaceAll(/^ {4}/gm, '');
  const excerpts = [...page.matchAll(/^```python [^\n]*title="portal_client.py"\n(.*?)^```$/gms)];
  expect(excerpts.length).toBeGreaterThan(1);
  for (const [, code = ''] of excerpts) expect(source).toContain(`\n${code}`);
});
