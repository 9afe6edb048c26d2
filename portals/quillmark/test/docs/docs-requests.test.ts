import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { parseRequest } from '../../../../packages/contract/src/index.ts';
import { loadApis } from '../../../../packages/contract/src/node.ts';
import { root } from '../../../../scripts/steps/paths.mjs';

/** Services the pages speak of that none of the four descriptions covers. */
const elsewhere = /^\/(datasets|presentation)\/|^\/text\/alto\/[^/]+\/[^/]+$/;

/** Shown because it is refused. */
const meantToFail = ['/content/v0/articles?pageSize=500'];

const requests = ['docs', 'site/src'].flatMap((folder) =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(mdx|tsx)$/.test(file))
    .flatMap((file) => requestsOf(join(folder, file))),
);

function requestsOf(file: string): { file: string; line: number; url: string }[] {
  const text = readFileSync(join(root, file), 'utf8');
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
