import { once } from 'node:events';
import { lstatSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { everyFile } from './pack.fixture.ts';
import { packedServer, servePacked } from './packed-server.fixture.ts';

it('a packed server serves site and sandbox by itself, and writes nothing', async () => {
  const folder = await packedServer();
  const before = everyFile(folder).map((file) => [file, lstatSync(join(folder, file)).mtimeMs]);

  const { child, nextLine } = await servePacked(folder);
  const url = (await nextLine()).replace('Ready: ', '');
  expect(await (await fetch(url)).text()).toContain('<title>Packed</title>');
  expect(await nextLine()).toBe(`The sandbox is ready: ${url}/sandbox`);
  const answer = await fetch(`${url}/sandbox/catalogue/v2/works?pageSize=1`);
  expect([answer.status, (await answer.json()).results.length]).toEqual([200, 1]);
  child.kill('SIGTERM');
  expect(await once(child, 'close')).toEqual([0, null]);

  const after = everyFile(folder).map((file) => [file, lstatSync(join(folder, file)).mtimeMs]);
  expect(after).toEqual(before);
});
