import type { Api } from '@portal/contract';
import {
  type ApiFile,
  listApiFiles,
  loadApis,
  mapStrings,
  sharedFolder,
} from '@portal/contract/node';
import { mapDescriptions } from '../descriptions/map-descriptions.ts';
import { descriptionLinks } from './description-links.ts';
import type { Options } from './options.ts';
import { type PagePlan, planPagesOf } from './plan-page.ts';

export type ReferenceContent = {
  apis: Api[];
  pages: PagePlan[];
};

const mostShown = 20;

function describeLinks(lines: readonly string[]): string[] {
  if (lines.length === 0) return [];
  const count = lines.length === 1 ? '1 link' : `${lines.length} links`;
  const rest = lines.length - mostShown;
  return [
    `The API descriptions have ${count} to pages that this site does not have:`,
    ...lines.slice(0, mostShown),
    ...(rest > 0 ? [`… and ${rest} more.`] : []),
  ];
}

type LoadOptions = {
  basePath?: string;
  siteUrl?: string;
  warn?: (message: string) => void;
};

/**
 * @param source a folder of descriptions, or a list of them
 * @param how `basePath` is where the site is on its host, and `siteUrl` its whole address; `warn` is given one
 *   message about all that is wrong
 */
export async function loadContent(
  source: string | readonly ApiFile[],
  options: Options,
  { basePath = '/', siteUrl = 'http://localhost', warn = console.warn }: LoadOptions = {},
): Promise<ReferenceContent> {
  const { fillText = (text: string) => text } = options;
  const files = typeof source === 'string' ? await listApiFiles(source) : source;
  const ids = files.map(({ id }) => id);
  const messages: string[] = [];
  const loaded = await loadApis(files, { warn: (message) => messages.push(message) });
  const links = await Promise.all(
    files.map((file) =>
      descriptionLinks(file, { ...options, ids, siteUrl, root: sharedFolder(files) }),
    ),
  );
  const apis = loaded.map((api, index) => {
    const place = links[index]?.place ?? ((text: string) => text);
    const placed = mapDescriptions(mapStrings(api, fillText), { block: place, line: place });
    // Neither is Markdown in a page, but both are in the page's Markdown.
    const operations = placed.operations.map((one) => ({ ...one, summary: place(one.summary) }));
    return { ...placed, title: place(placed.title), operations };
  });
  messages.push(...describeLinks(links.flatMap(({ report }) => report())));
  if (messages.length > 0) warn(messages.join('\n'));
  return { apis, pages: apis.flatMap((api) => planPagesOf(api, options, basePath)) };
}
