import type { Api } from '@portal/contract';
import {
  apiMarkdown,
  operationMarkdown,
  schemaMarkdown,
  type TwinPlace,
} from '../markdown/index.ts';
import { operationAnchor, operationsBySchema, schemaAnchor } from '../model/index.ts';
import type { DownloadFile } from './download-files.ts';
import type { Options } from './options.ts';
import { pathOf, planPage, wordsOf } from './plan-page.ts';

/** Addresses of the site in Markdown, made whole so that they mean the same elsewhere. */
function absolute(markdown: string, siteUrl: string): string {
  return markdown.replaceAll(/\]\((?=\/)/g, `](${siteUrl}`);
}

/**
 * Markdown of a page, of each operation and of each schema: `/api/catalogue.md`,
 * `/api/catalogue.getWorks.md`, `/api/catalogue.schema-Work.md`. Beside the page, not below it, for
 * the reason that downloads are.
 */
export function twinFiles(api: Api, options: Options, siteUrl: string): DownloadFile[] {
  const { title, baseUrl } = planPage(api, options);
  const path = pathOf(options, api);
  const { lead, readOn, downloads, extra } = wordsOf(api, options);
  const place: TwinPlace = { baseUrl, page: siteUrl + path };
  const words = {
    title,
    lead,
    readOn,
    ...(extra && { extra }),
    downloads: downloads.map(({ label, path: file }) => ({ label, address: siteUrl + file })),
  };
  const returning = operationsBySchema(api);
  const files = [
    { path: `${path}.md`, body: apiMarkdown(api, words, place) },
    ...api.operations.map((operation) => ({
      path: `${path}.${operationAnchor(operation)}.md`,
      body: operationMarkdown(api, operation, place),
    })),
    ...Object.keys(api.schemas).map((name) => ({
      path: `${path}.${schemaAnchor(name)}.md`,
      body: schemaMarkdown(api, name, { page: place.page, returning: returning.get(name) ?? [] }),
    })),
  ];
  return files.map((file) => ({ ...file, body: `${absolute(file.body, siteUrl)}\n` }));
}
