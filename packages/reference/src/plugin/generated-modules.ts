import type { ReferenceContent } from './load-content.ts';
import type { Options } from './options.ts';
import { wordsOf } from './plan-page.ts';
import { shownEntry } from './shown-entry.ts';

export type GeneratedModule = { name: string; source: string };

/** What the page finds as `@reference/apis`: whole while prerendering, on demand in a browser. */
export const apisOnServer = 'apis.server.js';
export const apisInBrowser = 'apis.browser.js';

function entries(ids: string[], write: (id: string) => string): string {
  return ids.map((id) => `  ${JSON.stringify(id)}: ${write(id)},\n`).join('');
}

/**
 * One file for each API, and two lists of them with the same names. A page that is only read loads
 * none of them: what it says is in its HTML already.
 */
export function generatedModules(
  content: ReferenceContent,
  options: Options,
  basePath = '/',
): GeneratedModule[] {
  const ids = content.apis.map(({ id }) => id);
  const file = (id: string) => JSON.stringify(`./${id}.json`);
  const imports = ids.map((id, index) => `import api${index} from ${file(id)};\n`).join('');
  return [
    ...content.apis.map((api) => ({
      name: `${api.id}.json`,
      source: JSON.stringify(shownEntry(api, wordsOf(api, options), basePath)),
    })),
    {
      name: apisOnServer,
      source: `${imports}export const entries = {\n${entries(ids, (id) => `api${ids.indexOf(id)}`)}};\nexport const loaders = {};\n`,
    },
    {
      name: apisInBrowser,
      source: `export const entries = {};\nexport const loaders = {\n${entries(
        ids,
        (id) => `() => import(${file(id)}).then((module) => module.default)`,
      )}};\n`,
    },
  ];
}
