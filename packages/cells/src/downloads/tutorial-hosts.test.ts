import { strFromU8, unzipSync } from 'fflate';
import { beforeAll, describe, expect, it } from 'vitest';
import { readNotebook } from '../../test/read-downloads.ts';
import type { Hosts } from '../run/hosts.ts';
import { createDownloads, type DownloadFile } from './index.ts';
import { replaceHost } from './project/replace-host.ts';

const siteUrl = 'https://museum.example/developers';
const live = 'https://api.museum.example';
let makeDownloads: Awaited<ReturnType<typeof createDownloads>>;

beforeAll(async () => {
  makeDownloads = await createDownloads();
});

function downloads(hosts: Hosts, source = 'show(await fetch(hosts.objects));'): DownloadFile[] {
  const cell = { id: 'cell-1', language: 'ts' as const, kind: 'step' as const, line: 1, source };
  return makeDownloads({
    slug: 'a',
    title: 'A',
    description: 'A.',
    siteUrl,
    page: '/docs/examples/a',
    hosts,
    cells: [cell],
    outputs: {},
    pictures: [],
    parts: [{ kind: 'cell', cell }],
  });
}

function project(files: DownloadFile[]): Record<string, string> {
  const archive = files.find(({ path }) => path === 'a.zip')?.bytes as Uint8Array;
  return Object.fromEntries(
    Object.entries(unzipSync(archive)).map(([path, bytes]) => [path.slice(2), strFromU8(bytes)]),
  );
}

function setup(files: DownloadFile[]): string {
  const notebook = readNotebook(files.find(({ path }) => path === 'a.deno.ipynb')?.bytes ?? '');
  return notebook
    .slice(0, 3)
    .map(({ source }) => source)
    .join('\n');
}

describe('where a download calls the APIs', () => {
  it.each<[string, Hosts, string | undefined, string | undefined]>([
    ['files of the portal', { objects: siteUrl }, siteUrl, 'http://localhost:3000/developers'],
    [
      'the sandbox, before files of the portal',
      { objects: siteUrl, works: `${siteUrl}/sandbox`, text: live },
      `${siteUrl}/sandbox`,
      'http://localhost:4000/developers/sandbox',
    ],
    ['live services', { objects: live, text: `${live}/more` }, undefined, undefined],
  ])('is recorded: %s', (_, hosts, replaced, local) => {
    const files = downloads(hosts);
    const { 'api-address.ts': address = '', 'README.md': readme = '' } = project(files);
    const first = setup(files);
    for (const [id, host] of Object.entries(hosts)) {
      expect(address).toContain(`"${id}": "${host}"`);
      expect(first).toContain(`"${id}": "${host}"`);
      expect(readme).toContain(host);
    }
    expect(address).toContain(`apiAddress: string | undefined = ${replaced && `'${replaced}'`};`);
    expect(first.includes('API_URL')).toBe(replaced !== undefined);
    expect(/API_URL=(\S+) npm start/.exec(readme)?.[1]).toBe(local);
  });

  it.each([
    ['https://here.example/', 'https://here.example'],
    ['', 'https://a.example'],
    [undefined, 'https://a.example'],
  ])('is replaced by API_URL=%s only if it is the same', (given, first) => {
    const hosts = { a: 'https://a.example', b: 'https://a.example/b', c: 'https://a.example' };
    expect(replaceHost(hosts, 'https://a.example', given)).toEqual({
      ...hosts,
      a: first,
      c: first,
    });
    expect(replaceHost(hosts, undefined, given)).toEqual(hosts);
  });
});

it.each(["'", '"'])('names the packages that are imported with %s', (quote) => {
  const source = ["import { max } from 'd3-array'", "import a from 'world-atlas/land-110m.json'"]
    .join('\n')
    .replaceAll("'", quote);
  const files = project(downloads({ objects: siteUrl }, `${source}\nshow([max, a]);`));
  const { dependencies } = JSON.parse(files['package.json'] ?? '');
  expect(Object.keys(dependencies)).toEqual(['d3-array', 'tsx', 'world-atlas']);
  expect(files['a.ts']).toContain(`land-110m.json${quote} with { type: 'json' };`);
});

it('adds no type to an import that has one', () => {
  const source = "import a from 'world-atlas/land-110m.json' with { type: 'json' };\nshow(a);";
  expect(project(downloads({ objects: siteUrl }, source))['a.ts']).toContain(source);
});

describe('the client', () => {
  const imported = "import { createClient } from '@portal/client/museum';\nshow(createClient);";

  it.each([
    [true, imported],
    [false, 'show(hosts.objects);'],
  ])('is included: %s', (isThere, source) => {
    const files = downloads({ objects: siteUrl }, source);
    const { 'package.json': manifest = '', 'README.md': readme, ...others } = project(files);
    expect('@portal/client' in JSON.parse(manifest).dependencies).toBe(isThere);
    expect(Object.keys(others).some((path) => path.startsWith('client/'))).toBe(isThere);
    expect(readme?.includes('client')).toBe(isThere);
    expect(setup(files).includes('portalClient')).toBe(isThere);
  });
});
