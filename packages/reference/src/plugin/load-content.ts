import { readdir, readFile } from 'node:fs/promises';
import { join, parse } from 'node:path';
import type { Api } from '@portal/contract';
import { loadApis, mapStrings } from '@portal/contract/node';
import { parse as parseYaml } from 'yaml';
import type { Options } from './options.ts';
import { type PagePlan, planPage } from './plan-page.ts';

export type ReferenceContent = {
  apis: Api[];
  pages: PagePlan[];
  /** By API, as written except for what was filled in: what a reader downloads. */
  documents: Record<string, unknown>;
};

async function readDocuments(folder: string, apis: Api[]): Promise<Record<string, unknown>> {
  const names = (await readdir(folder)).filter((name) => /\.(ya?ml|json)$/.test(name));
  const files = names.filter((name) => apis.some(({ id }) => id === parse(name).name));
  return Object.fromEntries(
    await Promise.all(
      files.map(async (name) => [
        parse(name).name,
        parseYaml(await readFile(join(folder, name), 'utf8')),
      ]),
    ),
  );
}

export async function loadContent(folder: string, options: Options): Promise<ReferenceContent> {
  const { fillText = (text: string) => text } = options;
  const apis = mapStrings(await loadApis(folder), fillText);
  return {
    apis,
    pages: apis.map((api) => planPage(api, options)),
    documents: mapStrings(await readDocuments(folder, apis), fillText),
  };
}
