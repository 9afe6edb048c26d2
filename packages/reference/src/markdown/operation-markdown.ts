import { type Api, exampleTarget, type Operation, requestTarget } from '@portal/contract';
import { deprecationWords } from '../model/deprecation-words.ts';
import {
  type ContentView,
  callbackOperations,
  childrenOf,
  describeParameters,
  describeResponses,
  isError,
  nodeOf,
  type ParameterView,
  type ResponseView,
  type ShownExample,
  shownExamples,
} from '../model/index.ts';
import { badgesOf } from './badges.ts';
import { bodyMarkdown } from './body-markdown.ts';
import { choicesMarkdown } from './choices-markdown.ts';
import { fieldMarkdown, patternsMarkdown } from './schema-markdown.ts';
import { securityMarkdown } from './security-markdown.ts';
import { serversMarkdown } from './server-markdown.ts';
import { belowHeading, codeBlock, joinBlocks, listItem, missingMarkdown } from './text.ts';

/** What the Markdown of an API needs to know about its page. */
export type MarkdownPlace = {
  /** Before the API's base path, e.g. `https://api.example.org`. */
  baseUrl: string;
  /** The page itself, e.g. `https://developers.example.org/api/catalogue`. */
  page: string;
};

const places = { path: 'in the path', query: '', header: 'header', cookie: 'cookie' };

function parameterMarkdown(view: ParameterView): string {
  const { severalValues = '', combines = '', aliases, examples, traps } = view;
  const facts = [view.summary, places[view.in], ...badgesOf(view)].filter((fact) => fact !== '');
  const also = aliases.length === 0 ? '' : `Also accepted as \`${aliases.join('`, `')}\`.`;
  return listItem(
    joinBlocks([
      `**\`${view.name}\`** (${facts.join('; ')})`,
      view.description,
      [severalValues, combines, also].filter((note) => note !== '').join(' '),
      patternsMarkdown(view.patterns),
      choicesMarkdown(view.choices, view.closed),
      ...examples.map(({ summary, text }) => `Example: \`${text}\` ${summary}`.trim()),
      ...traps.map((trap) => `Trap: ${trap}`),
    ]),
  );
}

function typeText({ content }: ResponseView): string {
  return content
    .map(({ type, mediaType }) =>
      [type.map(({ text }) => text).join(''), `\`${mediaType}\``].filter((word) => word).join(' '),
    )
    .join(', ');
}

function responseMarkdown(api: Api, view: ResponseView): string {
  const type = typeText(view);
  return listItem(
    joinBlocks([
      `**${view.title}**${type === '' ? '' : ` (${type})`}`,
      view.description,
      view.whatToDo === '' ? '' : `What to do: ${view.whatToDo}`,
      ...view.headers.map(({ name, description }) => `Header \`${name}\`: ${description}`),
      ...view.links.map(({ operationId, label, description }) =>
        `${label === undefined ? 'Leads to' : `${label}:`} \`${operationId}\`. ${description}`.trim(),
      ),
      ...view.content.map((content) => inlineFields(api, view, content)),
    ]),
  );
}

/** The fields of a body whose schema has no name, and so no section. */
function inlineFields(api: Api, { id }: ResponseView, { schema, schemaName }: ContentView): string {
  if (schema === undefined || schemaName !== undefined) return '';
  const fields = childrenOf(api.schemas, nodeOf(api.schemas, schema, id));
  return joinBlocks(fields.map((field) => fieldMarkdown(api, field)));
}

function callbackMarkdown(api: Api, callback: Operation): string {
  const { summary, method, path, description, deprecated } = callback;
  return listItem(
    joinBlocks([
      [`**${summary}** \`${method.toUpperCase()} ${path}\``, ...badgesOf({ deprecated })].join(
        '; ',
      ),
      description,
      ...callParts(api, callback, (label) => `*${label}*`).flatMap(({ title, blocks }) => [
        `${title}:`,
        ...blocks,
      ]),
    ]),
  );
}

type Part = { title: string; blocks: string[] };

function parameterBlocks(operation: Operation, groupTitle: (label: string) => string): string[] {
  return describeParameters(operation).flatMap(({ label, views }) => [
    ...(label === '' ? [] : [groupTitle(label)]),
    ...views.map(parameterMarkdown),
  ]);
}

/** What a call takes and what may come back, each part under its title. */
function callParts(api: Api, operation: Operation, groupTitle: (label: string) => string): Part[] {
  const views = describeResponses(api, operation);
  const respond = (list: readonly ResponseView[]) =>
    list.map((view) => responseMarkdown(api, view));
  const parts: Part[] = [
    { title: 'Parameters', blocks: parameterBlocks(operation, groupTitle) },
    { title: 'Request body', blocks: bodyMarkdown(api, operation) },
    { title: 'Responses', blocks: respond(views.filter((view) => !isError(view))) },
    { title: 'Errors', blocks: respond(views.filter(isError)) },
  ];
  return parts.filter(({ blocks }) => blocks.length > 0);
}

/** Headings of a thing that has one of this level, and of what is below it. */
function headingsOf(level: number): (text: string, below?: number) => string {
  return (text, below = 1) => `${'#'.repeat(level + below)} ${text}`;
}

/** A request that the API sends by itself, under its own heading. */
export function webhookMarkdown(api: Api, webhook: Operation, level = 3): string {
  const { summary, method, description, deprecated } = webhook;
  const heading = headingsOf(level);
  return joinBlocks([
    heading(summary, 0),
    [`\`${method.toUpperCase()}\``, ...badgesOf({ deprecated })].join('; '),
    belowHeading(description, level),
    ...callParts(api, webhook, (label) => heading(label, 2)).flatMap(({ title, blocks }) => [
      heading(title),
      joinBlocks(blocks),
    ]),
  ]);
}

function askedFor(operation: Operation, { request }: ShownExample): string {
  if (!request || request === 'none') return '';
  const cut = request.first === undefined ? '' : `, the first ${request.first} characters`;
  return `\`${operation.method.toUpperCase()} ${exampleTarget(operation, request)}\`${cut}`;
}

function examplesMarkdown(
  operation: Operation,
  views: readonly ResponseView[],
  level: number,
): string {
  const blocks = views.flatMap((view) =>
    shownExamples(view).map((example) =>
      joinBlocks([
        `${view.title}: ${example.summary || example.name}`,
        askedFor(operation, example),
        missingMarkdown(example),
        codeBlock(example.text, example.language),
      ]),
    ),
  );
  return blocks.length === 0 ? '' : joinBlocks([headingsOf(level)('Response examples'), ...blocks]);
}

function isTaken({ title }: Part): boolean {
  return title === 'Parameters' || title === 'Request body';
}

/** Everything the page shows about an operation. */
export function operationMarkdown(
  api: Api,
  operation: Operation,
  { baseUrl, page }: MarkdownPlace,
  level = 1,
): string {
  const { id, method, basePath, path, summary, description, limits, requestExamples } = operation;
  const heading = headingsOf(level);
  const badges = badgesOf(operation);
  const isBare = operation.parameters.length === 0 && !operation.body;
  const [taken, given] = [isTaken, (part: Part) => !isTaken(part)].map((wanted) =>
    callParts(api, operation, (label) => heading(label, 2))
      .filter(wanted)
      .flatMap(({ title, blocks }) => [heading(title), joinBlocks(blocks)]),
  );
  const callbacks = callbackOperations(operation);
  return joinBlocks([
    heading(summary || id, 0),
    [`\`${method.toUpperCase()} ${basePath}${path}\``, ...badges].join('; '),
    `On the page: <${page}#${id}>`,
    deprecationWords(operation),
    belowHeading(description, level),
    limits === undefined ? '' : `**Limits:** ${limits}`,
    serversMarkdown(operation.servers, { baseUrl }),
    securityMarkdown(api, operation),
    ...(isBare ? [heading('Parameters'), 'This operation takes no parameters.'] : (taken ?? [])),
    ...(requestExamples.length === 0
      ? []
      : [
          heading('Requests'),
          requestExamples
            .map(({ name, summary: about, values }) =>
              listItem(`${about || name}: <${baseUrl}${requestTarget(operation, values)}>`),
            )
            .join('\n'),
        ]),
    ...(given ?? []),
    ...(callbacks.length === 0
      ? []
      : [heading('Callbacks'), ...callbacks.map((callback) => callbackMarkdown(api, callback))]),
    examplesMarkdown(operation, describeResponses(api, operation), level),
  ]);
}
