import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import type { LoadContext } from '@docusaurus/types';
import { apisFolder } from '@portal/sample';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { parse } from 'yaml';
import { loadContract } from '../../test/contract.ts';
import { validators } from '../../test/open-api-validators.ts';
import referencePlugin from './index.ts';
import type { Options } from './options.ts';

// The linters read a hundred thousand lines; this only catches a hang.
vi.setConfig({ testTimeout: 120_000 });

const siteUrl = 'https://developers.example.org';
const ids = (await loadContract()).map(({ id }) => id);
const server = { baseUrl: `${siteUrl}/sandbox`, description: 'The sandbox.' };
const options: Options = {
  apisDir: apisFolder,
  routeBase: 'reference',
  servers: Object.fromEntries(ids.map((id) => [id, [server]])),
  contact: {
    name: 'Example Library',
    url: 'https://library.example.org',
    email: 'digital@library.example.org',
  },
};

type Json = { [key: string]: unknown };

let outDir = '';

async function read(id: string, format: string): Promise<string> {
  return readFile(join(outDir, `reference/${id}.openapi.${format}`), 'utf8');
}

/** By path, e.g. `/reference/text.openapi.yaml`. */
const documents = new Map<string, Json>();

function document(id: string, format = 'json'): Json {
  const found = documents.get(`/reference/${id}.openapi.${format}`);
  if (!found) throw new Error(`There is no ${format} of ${id}.`);
  return found;
}

/** Every object in a document, with the keys that lead to it. */
function* objectsIn(value: unknown, path: string[] = []): Generator<[Json, string[]]> {
  if (typeof value !== 'object' || value === null) return;
  yield [value as Json, path];
  for (const [key, inner] of Object.entries(value)) yield* objectsIn(inner, [...path, key]);
}

function isData(path: readonly string[]): boolean {
  return path.some((key) => ['value', 'example', 'values', 'x-request'].includes(key));
}

function lookUp(root: unknown, pointer: string): Json | undefined {
  return pointer
    .split('/')
    .slice(1)
    .map((step) => decodeURIComponent(step).replaceAll('~1', '/').replaceAll('~0', '~'))
    .reduce<unknown>((value, step) => (value as Json | undefined)?.[step], root) as Json;
}

beforeAll(async () => {
  outDir = await mkdtemp(join(tmpdir(), 'reference-'));
  const siteConfig = { url: siteUrl, baseUrl: '/' };
  const context = { siteDir: outDir, generatedFilesDir: outDir, siteConfig };
  const plugin = referencePlugin(context as LoadContext, options);
  const content = await plugin.loadContent?.();
  await plugin.postBuild?.({ content, outDir } as Parameters<typeof plugin.postBuild>[0]);
  for (const [id, format] of ids.flatMap(
    (one) =>
      [
        [one, 'yaml'],
        [one, 'json'],
      ] as const,
  )) {
    const text = await read(id, format);
    const parsed = format === 'json' ? JSON.parse(text) : parse(text, { maxAliasCount: -1 });
    documents.set(`/reference/${id}.openapi.${format}`, parsed);
  }
});

afterAll(() => rm(outDir, { recursive: true, force: true }));

describe.each(Object.entries(validators))('%s', (_name, check) => {
  it.each(ids)('accepts the description of %s as YAML', async (id) => {
    expect(await check(await read(id, 'yaml'), `${id}.yaml`)).toEqual([]);
  });

  // That each JSON file has the same content as its YAML is tested below.
  it('accepts a description as JSON', async () => {
    expect(await check(await read('text', 'json'), 'text.json')).toEqual([]);
  });

  it.each<[string, (broken: Json) => void]>([
    ['no version', (broken) => delete (broken.info as Json).version],
    ['one id for two operations', (broken) => (operation(broken, 1).operationId = 'getAlto')],
    ['a number for a description', (broken) => (operation(broken, 0).description = 5)],
    ['a parameter in no place', (broken) => (parametersOf(broken)[0] = { name: 'x', in: 'air' })],
  ])('refuses a description with %s', async (_fault, spoil) => {
    const broken = structuredClone(document('text'));
    spoil(broken);
    expect(await check(JSON.stringify(broken), 'text.json')).not.toEqual([]);
  });
});

function operation({ paths }: Json, at: number): Json {
  const pathItem = Object.values(paths as Record<string, { get: Json }>)[at];
  if (!pathItem) throw new Error(`There is no operation ${at}.`);
  return pathItem.get;
}

function parametersOf(broken: Json): unknown[] {
  return operation(broken, 0).parameters as unknown[];
}

describe.each(ids)('one file of %s alone', (id) => {
  it('is the same in YAML and JSON, except for the files its links lead to', () => {
    const yaml = JSON.stringify(document(id, 'yaml')).replaceAll(
      '.openapi.yaml#',
      '.openapi.json#',
    );
    expect(JSON.parse(yaml)).toEqual(document(id));
  });

  it.each(['yaml', 'json'])('has only links that can be followed, in %s', (format) => {
    const root = document(id, format);
    const ownIds = [...objectsIn(root.paths)].map(([{ operationId }]) => operationId);
    let count = 0;
    for (const [{ links }, path] of objectsIn(root)) {
      if (links === undefined || isData(path)) continue;
      for (const [name, link] of Object.entries(links as Record<string, Json>)) {
        const { operationId, operationRef, parameters } = link;
        count += 1;
        expect([operationId, operationRef].filter(Boolean), name).toHaveLength(1);
        for (const value of Object.values(parameters as Json)) expect(value).toBeTypeOf('string');
        if (operationId) expect(ownIds).toContain(operationId);
        if (!operationRef) continue;
        const { origin, pathname, hash } = new URL(String(operationRef));
        expect(origin).toBe(siteUrl);
        expect(basename(pathname)).toMatch(new RegExp(`\\.openapi\\.${format}$`));
        const target = lookUp(documents.get(pathname), hash);
        expect(target?.operationId, String(operationRef)).toBeTypeOf('string');
      }
    }
    expect(count).toBeGreaterThan(0);
  });

  it('has only absolute addresses in its text', () => {
    const root = document(id);
    for (const [object, path] of objectsIn(root)) {
      if (isData(path)) continue;
      for (const [key, value] of Object.entries(object)) {
        if (typeof value !== 'string' || key === 'pattern') continue;
        for (const [, address = ''] of value.matchAll(/\]\(([^)]*)\)/g)) {
          expect(URL.canParse(address), `${path.join('/')}/${key}: ${address}`).toBe(true);
        }
      }
    }
    const docs = root.externalDocs as { url: string };
    expect(docs.url).toBe(`${siteUrl}/docs/${id}`);
  });

  it('names a contact', () => {
    expect(document(id).info).toMatchObject({ contact: options.contact });
  });
});
