import { indexPages, isSplit, outlineApi } from '../pages/index.ts';
import type { ReferenceContent } from './load-content.ts';
import type { Options } from './options.ts';
import { type PlannedApi, pageEntries } from './page-entries.ts';
import { pathOf, planOf, wordsOf } from './plan-page.ts';

export type GeneratedModule = { name: string; source: string };

/** What the page finds as `@reference/apis`: read from files while prerendering, loaded in a browser. */
export const apisOnServer = 'apis.server.js';
export const apisInBrowser = 'apis.browser.js';

/** A file of data, and the name by which pages ask for it. */
type DataFile = { key: string; file: string; data: unknown };

function entriesOf(planned: PlannedApi, options: Options, basePath: string): DataFile[] {
  const { api } = planned;
  const where = { basePath, home: pathOf(options, api) };
  const entries = pageEntries(planned, wordsOf(api, options), options, where);
  return [...entries].map(([key, data]) => ({
    ...{ key, data },
    file: data.part ? `parts/${api.id}/${data.part.slug || '-'}.json` : `${api.id}.json`,
  }));
}

function record(files: readonly DataFile[], write: (file: DataFile) => string) {
  const lines = files.map((one) => `  ${JSON.stringify(one.key)}: ${write(one)},\n`);
  return `{\n${lines.join('')}};\n`;
}

function onDemand(name: string, files: readonly DataFile[]): string {
  const load = ({ file }: DataFile) =>
    `() => import(${JSON.stringify(`./${file}`)}).then((module) => module.default)`;
  return `export const ${name} = ${record(files, load)}`;
}

/** A bundle with every page's data, in memory once for each thread, would outgrow a build machine. */
function read(name: string, files: readonly DataFile[], folder: string): string {
  const entry = ({ file }: DataFile) => `() => read(${JSON.stringify(file)})`;
  return `import { readFileSync } from 'node:fs';
const read = (file) => JSON.parse(readFileSync(${JSON.stringify(`${folder}/`)} + file, 'utf8'));
export const ${name} = ${record(files, entry)}`;
}

function absent(...names: string[]): string {
  return names.map((name) => `export const ${name} = {};\n`).join('');
}

/**
 * One file for each page, and two lists of them with the same names. A page that is only read loads
 * none of them: what it says is in its HTML already. Of an API with several pages there is also an
 * index of what is on which, and an outline of the requests that answers may lead to.
 * @param where `dataDir` is the folder that these are written to
 */
export function generatedModules(
  content: ReferenceContent,
  options: Options,
  { basePath = '/', dataDir = '' }: { basePath?: string; dataDir?: string } = {},
): GeneratedModule[] {
  const planned = content.apis.map((api) => ({ api, plan: planOf(api, options) }));
  const split = planned.filter(({ plan }) => isSplit(plan));
  const entries = planned.flatMap((one) => entriesOf(one, options, basePath));
  const indexes = split.map(({ api, plan }) => ({
    key: api.id,
    file: `indexes/${api.id}.json`,
    data: indexPages(plan),
  }));
  const outlines = split.map(({ api }) => ({
    key: api.id,
    file: `outlines/${api.id}.json`,
    data: outlineApi(api),
  }));
  const folder = `export const folder = ${JSON.stringify(`${basePath}${options.routeBase}/`)};\n`;
  return [
    ...[...entries, ...indexes, ...outlines].map(({ file, data }) => ({
      name: file,
      source: JSON.stringify(data),
    })),
    {
      name: apisOnServer,
      source: `${read('entries', entries, dataDir)}${absent('loaders', 'indexes', 'outlines')}${folder}`,
    },
    {
      name: apisInBrowser,
      source: `${absent('entries')}${onDemand('loaders', entries)}${onDemand('indexes', indexes)}${onDemand('outlines', outlines)}${folder}`,
    },
  ];
}
