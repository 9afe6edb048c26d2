import type { Api } from '@portal/contract';
import { groupByTag, operationsBySchema, webhookOperations } from '../model/index.ts';
import { type MarkdownPlace, operationMarkdown, webhookMarkdown } from './operation-markdown.ts';
import { schemaMarkdown } from './schema-markdown.ts';
import { authenticationMarkdown } from './security-markdown.ts';
import { serversMarkdown } from './server-markdown.ts';
import { belowHeading, joinBlocks, listItem } from './text.ts';

export type MarkdownWords = {
  title: string;
  /** Markdown, as on the page. */
  lead: string;
  failures?: string;
  readOn: string;
  /** A part that only this page has. */
  extra?: { id: string; heading: string; about: string };
  /** Label and address of each file of the API. */
  downloads: readonly { label: string; address: string }[];
};

/** Everything on a reference page, in order. */
export function apiMarkdown(api: Api, words: MarkdownWords, place: MarkdownPlace): string {
  const returning = operationsBySchema(api);
  const groups = groupByTag(api).flatMap(({ name, description, operations }) => [
    `## ${name}`,
    belowHeading(description, 2),
    ...operations.map((operation) => operationMarkdown(api, operation, place, 3)),
  ]);
  const webhooks = webhookOperations(api).map((webhook) => webhookMarkdown(api, webhook));
  const schemas = Object.keys(api.schemas).map((name) =>
    schemaMarkdown(api, name, {
      page: place.page,
      returning: (returning.get(name) ?? []).filter(({ distance }) => distance <= 1),
      level: 3,
    }),
  );
  return joinBlocks([
    `# ${words.title}`,
    words.lead,
    [
      `Version ${api.version}`,
      ...(api.changed === undefined ? [] : [`changed ${api.changed}`]),
      ...(api.basePath === '' ? [] : [`base path \`${api.basePath}\``]),
    ].join(', '),
    words.downloads.map(({ label, address }) => listItem(`[${label}](${address})`)).join('\n'),
    serversMarkdown(api.servers, { baseUrl: place.baseUrl, basePath: api.basePath }),
    belowHeading(api.description, 1),
    words.failures ?? '',
    ...(words.extra
      ? [
          `## ${words.extra.heading}`,
          words.extra.about,
          `Use it at <${place.page}#${words.extra.id}>.`,
        ]
      : []),
    ...authenticationMarkdown(api),
    ...groups,
    ...(webhooks.length === 0 ? [] : ['## Webhooks', ...webhooks]),
    ...(schemas.length === 0 ? [] : ['## Schemas', ...schemas]),
    ...(words.readOn === '' ? [] : ['## Read on', words.readOn]),
  ]);
}
