import type { Api } from '@portal/contract';
import type { Returning } from '../model/index.ts';
import { addressOfPage, type PlannedPage, pageName } from '../pages/index.ts';
import { apiMarkdown, type MarkdownWords } from './api-markdown.ts';
import { type MarkdownPlace, operationMarkdown } from './operation-markdown.ts';
import { schemaMarkdown } from './schema-markdown.ts';
import { belowHeading, joinBlocks, listItem } from './text.ts';

/** The overview of an API of several pages: what it is, and every page with its operations. */
export function pagesMarkdown(
  api: Api,
  plan: readonly PlannedPage[],
  words: MarkdownWords,
  place: MarkdownPlace,
): string {
  const pages = plan.slice(1).map((page) => {
    const address = `${addressOfPage(place.page, page)}.md`;
    const operations = page.operations.map(({ id, method, basePath, path, summary }) =>
      listItem(`\`${method.toUpperCase()} ${basePath}${path}\` ${summary || id}`),
    );
    return joinBlocks([`### [${pageName(page)}](${address})`, operations.join('\n')]);
  });
  const own = { ...api, operations: [], webhooks: [], schemas: {} };
  return joinBlocks([apiMarkdown(own, words, place), '## Pages', ...pages]);
}

/** Everything on one of several pages, in order. */
export function partMarkdown(
  api: Api,
  page: PlannedPage,
  returning: (schema: string) => readonly Returning[],
  place: MarkdownPlace,
): string {
  return joinBlocks([
    `# ${pageName(page)}`,
    belowHeading(page.description, 1),
    ...page.operations.map((operation) => operationMarkdown(api, operation, place, 2)),
    ...page.schemas.map((name) =>
      schemaMarkdown(api, name, {
        page: place.page,
        returning: returning(name).filter(({ distance }) => distance <= 1),
        level: 2,
      }),
    ),
  ]);
}
