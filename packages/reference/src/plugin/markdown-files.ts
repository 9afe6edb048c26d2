import type { Api } from '@portal/contract';
import {
  apiMarkdown,
  type MarkdownPlace,
  operationMarkdown,
  pagesMarkdown,
  partMarkdown,
  schemaMarkdown,
} from '../markdown/index.ts';
import { operationAnchor, operationsBySchema, schemaAnchor } from '../model/index.ts';
import { addressOfPage, isSplit } from '../pages/index.ts';
import type { DownloadFile } from './download-files.ts';
import type { Options } from './options.ts';
import { pathOf, planOf, planPage, wordsOf } from './plan-page.ts';

/** Makes the site's addresses in Markdown absolute, so that they work elsewhere. */
function absolute(markdown: string, siteUrl: string): string {
  return markdown.replaceAll(/\]\((?=\/)/g, `](${siteUrl}`);
}

/**
 * The Markdown of a page, of each operation and of each schema: `/api/catalogue.md`,
 * `/api/catalogue.getWorks.md`, `/api/catalogue.schema-Work.md`. Beside the page, not below it, for
 * the same reason as downloads. If an API has several pages, each has its Markdown beside it.
 */
export function markdownFiles(api: Api, options: Options, siteUrl: string): DownloadFile[] {
  const { title, baseUrl } = planPage(api, options);
  const path = pathOf(options, api);
  const { lead, failures, readOn, downloads, extra } = wordsOf(api, options);
  const words = {
    title,
    lead,
    readOn,
    ...(failures && { failures }),
    ...(extra && { extra }),
    downloads: downloads.map(({ label, path: file }) => ({ label, address: siteUrl + file })),
  };
  const returning = operationsBySchema(api);
  const plan = planOf(api, options);
  const files = plan.flatMap((page) => {
    const address = addressOfPage(path, page);
    const place: MarkdownPlace = { baseUrl, page: siteUrl + address };
    const returnedBy = (name: string) => returning.get(name) ?? [];
    return [
      {
        path: `${address}.md`,
        body: isSplit(plan)
          ? page.kind === 'overview'
            ? pagesMarkdown(api, plan, words, place)
            : partMarkdown(api, page, returnedBy, place)
          : apiMarkdown(api, words, place),
      },
      ...page.operations.map((operation) => ({
        path: `${path}.${operationAnchor(operation)}.md`,
        body: operationMarkdown(api, operation, place),
      })),
      ...page.schemas.map((name) => ({
        path: `${path}.${schemaAnchor(name)}.md`,
        body: schemaMarkdown(api, name, { page: place.page, returning: returnedBy(name) }),
      })),
    ];
  });
  return files.map((file) => ({ ...file, body: `${absolute(file.body, siteUrl)}\n` }));
}
