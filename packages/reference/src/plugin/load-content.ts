import type { Api } from '@portal/contract';
import { type ApiFile, listApiFiles, loadApis, mapStrings } from '@portal/contract/node';
import { deadInDescriptions, withoutLinks } from '../absent-pages.ts';
import type { Options } from './options.ts';
import { type PagePlan, planPagesOf } from './plan-page.ts';

export type ReferenceContent = {
  apis: Api[];
  pages: PagePlan[];
};

function describeLinks(found: ReadonlySet<string>): string[] {
  if (found.size === 0) return [];
  const count = found.size === 1 ? '1 link leads' : `${found.size} links lead`;
  const become = found.size === 1 ? 'becomes' : 'become';
  const lines = [...found].sort();
  return [
    `${count} nowhere (to an API that is not here, or by a relative address), and ${become} plain text:`,
    ...lines,
  ];
}

type LoadOptions = { basePath?: string; warn?: (message: string) => void };

/**
 * @param source a folder of descriptions, or a list of them
 * @param how `basePath` is where the site is on its host; `warn` is given one message if links lead to
 *   an API that is not among them
 */
export async function loadContent(
  source: string | readonly ApiFile[],
  options: Options,
  { basePath = '/', warn = console.warn }: LoadOptions = {},
): Promise<ReferenceContent> {
  const { fillText = (text: string) => text } = options;
  const files = typeof source === 'string' ? await listApiFiles(source) : source;
  const isDead = deadInDescriptions(
    options.routeBase,
    files.map(({ id }) => id),
  );
  const messages: string[] = [];
  const dead = new Set<string>();
  const loaded = await loadApis(files, { warn: (message) => messages.push(message) });
  const apis = loaded.map((api) =>
    mapStrings(api, (text) =>
      fillText(withoutLinks(text, isDead, (address) => dead.add(`${api.id}: ${address}`))),
    ),
  );
  messages.push(...describeLinks(dead));
  if (messages.length > 0) warn(messages.join('\n'));
  return { apis, pages: apis.flatMap((api) => planPagesOf(api, options, basePath)) };
}
