import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import type { Api } from '@portal/contract';
import { type ApiFile, listApiFiles, loadApis, mapStrings } from '@portal/contract/node';
import { parse as parseYaml } from 'yaml';
import type { Options } from './options.ts';
import { type PagePlan, planPage } from './plan-page.ts';

export type ReferenceContent = {
  apis: Api[];
  pages: PagePlan[];
  /** By API, as written except for what was filled in: what a reader downloads. */
  documents: Record<string, unknown>;
};

async function readDocuments(files: readonly ApiFile[]): Promise<Record<string, unknown>> {
  return Object.fromEntries(
    await Promise.all(
      files.map(async ({ id, file }) => [id, parseYaml(await readFile(file, 'utf8'))]),
    ),
  );
}

export async function loadContent(siteDir: string, options: Options): Promise<ReferenceContent> {
  const { apis: source, fillText = (text: string) => text } = options;
  const files = typeof source === 'string' ? await listApiFiles(resolve(siteDir, source)) : source;
  const apis = mapStrings(await loadApis(files), fillText);
  return {
    apis,
    pages: apis.map((api) => planPage(api, options)),
    documents: mapStrings(await readDocuments(files), fillText),
  };
}
