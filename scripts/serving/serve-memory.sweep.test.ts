import { expect, it } from 'vitest';
import { residentMemory } from '../programs/resident-memory.ts';
import { packedServer, servePacked } from './packed-server.fixture.ts';

type Images = { results: { thumbnail: { url: string } }[] };

/** Twice what the server and its caches need, and far less than it once kept of the pixels. */
const most = 450_000_000;

it.runIf(process.platform === 'linux')('gives the memory of large pictures back', async () => {
  const { child, nextLine } = await servePacked(await packedServer());
  await nextLine();
  const sandbox = (await nextLine()).replace('The sandbox is ready: ', '');
  const list = await fetch(`${sandbox}/catalogue/v2/images?pageSize=12`);
  const { results }: Images = await list.json();
  const lengths = await Promise.all(
    results.map(async ({ thumbnail }) => {
      const image = thumbnail.url.replace('/thumbs/', '/image/').replace('/info.json', '');
      const response = await fetch(`${image}/full/3400,3400/0/default.jpg`);
      expect(response.status).toBe(200);
      return (await response.arrayBuffer()).byteLength;
    }),
  );
  expect(lengths).toHaveLength(12);
  expect(residentMemory(child.pid ?? 0)).toBeLessThan(most);
});
