import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseRequest } from '@portal/contract';
import { loadApis } from '@portal/contract/node';
import { expect, it } from 'vitest';
import { apisFolder, portalFolder } from '../folders.ts';

/** Services the pages speak of that none of the four descriptions covers. */
const elsewhere = /^\/(datasets|presentation)\/|^\/text\/alto\/[^/]+\/[^/]+$/;

/** Shown because it is refused. */
const meantToFail = ['/content/v0/articles?pageSize=500'];

const requests = ['docs', 'home'].flatMap((folder) =>
  readdirSync(join(portalFolder, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.mdx'))
    .flatMap((file) => requestsOf(join(folder, file))),
);

function requestsOf(file: string): { file: string; line: number; url: string }[] {
  const text = readFileSync(join(portalFolder, file), 'utf8');
  return [...text.matchAll(/<Request\s+url="([^"]+)"/g)].map(({ index, 1: url = '' }) => ({
    file,
    line: text.slice(0, index).split('\n').length,
    url,
  }));
}

it('every request on a page is one the contract accepts', async () => {
  const apis = await loadApis(apisFolder);
  const wrong = requests
    .filter(({ url }) => !elsewhere.test(url) && !meantToFail.includes(url))
    .flatMap(({ file, line, url }) =>
      parseRequest(apis, url).problems.map(
        ({ message, valid }) => `${file}:${line} ${url}: ${message} ${valid ?? ''}`,
      ),
    );
  expect(requests.length).toBeGreaterThan(60);
  expect(wrong).toEqual([]);
});
