import { type Api, exampleTarget, type Operation, requestTarget } from '@portal/contract';
import {
  describeParameters,
  describeResponses,
  isError,
  type ParameterView,
  type ResponseView,
  type ShownExample,
  shownExamples,
} from '../model/index.ts';
import { badgesOf } from './badges.ts';
import { choicesMarkdown } from './choices-markdown.ts';
import { belowHeading, codeBlock, joinBlocks, listItem } from './text.ts';

/** What Markdown of an API needs to know of the page it is the twin of. */
export type TwinPlace = {
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

function responseMarkdown(view: ResponseView): string {
  const facts = [typeText(view), ...badgesOf(view)].filter((fact) => fact !== '');
  return listItem(
    joinBlocks([
      `**${view.title}**${facts.length === 0 ? '' : ` (${facts.join('; ')})`}`,
      view.description,
      view.whatToDo === '' ? '' : `What to do: ${view.whatToDo}`,
      ...view.headers.map(({ name, description }) => `Header \`${name}\`: ${description}`),
    ]),
  );
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
        codeBlock(example.text, example.language),
      ]),
    ),
  );
  return blocks.length === 0
    ? ''
    : joinBlocks([`${'#'.repeat(level + 1)} Response examples`, ...blocks]);
}

/** All that the page says of an operation. */
export function operationMarkdown(
  api: Api,
  operation: Operation,
  { baseUrl, page }: TwinPlace,
  level = 1,
): string {
  const { id, method, basePath, path, summary, description, limits, requestExamples } = operation;
  const heading = (text: string, below = 1) => `${'#'.repeat(level + below)} ${text}`;
  const parameters = describeParameters(operation).map(parameterMarkdown);
  const badges = badgesOf({ ...operation, observed: operation.source === 'observed' });
  const views = describeResponses(api, operation);
  const good = views.filter((view) => !isError(view));
  const errors = views.filter(isError);
  return joinBlocks([
    heading(summary || id, 0),
    [`\`${method.toUpperCase()} ${basePath}${path}\``, ...badges].join('; '),
    `On the page: <${page}#${id}>`,
    belowHeading(description, level),
    limits === undefined ? '' : `**Limits:** ${limits}`,
    heading('Parameters'),
    parameters.length === 0 ? 'This operation takes no parameters.' : joinBlocks(parameters),
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
    ...(good.length === 0 ? [] : [heading('Responses'), joinBlocks(good.map(responseMarkdown))]),
    ...(errors.length === 0 ? [] : [heading('Errors'), joinBlocks(errors.map(responseMarkdown))]),
    examplesMarkdown(operation, views, level),
  ]);
}
