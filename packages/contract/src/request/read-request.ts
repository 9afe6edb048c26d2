import type { Api, Operation, ParameterValue, Values } from '../model.ts';
import { checkValues } from '../parameters/check-values.ts';
import type { ListItem } from '../parameters/list-syntax.ts';
import { type ReadOptions, readPathParameter } from '../parameters/read-parameter.ts';
import type { Problem, UrlProblem, Where } from '../problem.ts';
import { type CutUrl, cutUrl, type Span } from '../url/cut-url.ts';
import { matchOperations, type OperationMatch } from '../url/match-operation.ts';
import { unknownPath } from '../url/nearest-path.ts';
import { decode } from '../url/percent-encoding.ts';
import { locate, type Reading, type ReadParameters, readQuery } from './read-query.ts';

/** The position of everything in a URL. */
export type UrlReading = {
  url: string;
  cut: CutUrl;
  match: OperationMatch | undefined;
  readings: Reading[];
};

type ReadUrl = UrlReading & { values: Values; problems: UrlProblem[] };

function readPath({ operation, fills }: OperationMatch): ReadParameters {
  const values: Record<string, ParameterValue> = {};
  const readings: Reading[] = [];
  for (const { parameter: name, ...span } of fills) {
    const parameter = operation.parameters.find((one) => one.in === 'path' && one.name === name);
    if (!parameter) continue;
    const { value, items } = readPathParameter(parameter, span.text);
    const placed = items.map(({ text, start, end }) => ({
      text,
      start: span.start + start,
      end: span.start + end,
    }));
    readings.push({ parameter, value: span, items: placed });
    values[parameter.key] = value;
  }
  return { values, readings, problems: [] };
}

function brokenCodes(span: Span, part: Where['part']): UrlProblem[] {
  return decode(span.text).malformed.map((index) => ({
    type: 'warning',
    where: { part, start: span.start + index, end: span.start + index + 1 },
    message: 'This % does not begin a percent-encoded character.',
    valid: 'Write a literal percent sign as %25.',
    suggestion: '%25',
  }));
}

function wrongBase(match: OperationMatch, { segments, path }: CutUrl): UrlProblem[] {
  if (match.rightBase) return [];
  const { api, operation, prefix, base } = match;
  const first = segments[prefix];
  const last = segments[prefix + base - 1];
  const start = Math.max(path.start, (first?.start ?? path.end) - 1);
  return [
    {
      type: 'error',
      where: { part: 'path', start, end: base > 0 && last ? last.end : start },
      message: `${operation.path} of the ${api.title} comes after ${operation.basePath}.`,
      valid: `${operation.basePath}${operation.path}`,
      suggestion: operation.basePath,
    },
  ];
}

function oddSlashes({ path }: CutUrl): UrlProblem[] {
  return Array.from(path.text.matchAll(/\/{2,}|(?<=.)\/$/g), ({ index, 0: text }) => ({
    type: 'warning' as const,
    where: {
      part: 'path' as const,
      start: path.start + index,
      end: path.start + index + text.length,
    },
    message:
      index + text.length === path.text.length
        ? 'The path ends with a slash, which the service ignores.'
        : 'A slash is doubled; the service treats it as one.',
    valid: 'One slash between two parts and none at the end.',
    suggestion: index + text.length === path.text.length ? '' : '/',
  }));
}

function lostFragment({ fragment }: CutUrl): UrlProblem[] {
  return fragment && fragment.text !== ''
    ? [
        {
          type: 'warning',
          where: { part: 'query', start: fragment.start - 1, end: fragment.end },
          message: 'Everything from # on stays in the browser and is not sent.',
          valid: 'Write a # inside a value as %23; colours are written without one.',
        },
      ]
    : [];
}

/** Locates a problem at the value it is about; a missing value belongs at the end. */
function placer(readings: Reading[], { path, query }: CutUrl) {
  const places = new Map<string, { value: Span; items: ListItem[] }>();
  for (const { parameter, value, items, ignored } of readings) {
    if (ignored) continue;
    const key = `${parameter.in} ${parameter.key}`;
    const place = places.get(key) ?? { value, items: [] };
    for (const item of items) place.items.push(item);
    places.set(key, place);
  }
  const end = (query ?? path).end;
  return ({ where: { part, parameter, index } }: Problem) => {
    const place = places.get(`${part} ${parameter}`);
    return (
      (index === undefined ? undefined : place?.items[index]) ?? place?.value ?? { start: end, end }
    );
  };
}

function inOrder(problems: UrlProblem[]): UrlProblem[] {
  return problems.sort((left, right) => left.where.start - right.where.start);
}

function valueProblems(operation: Operation, values: Values, readings: Reading[], cut: CutUrl) {
  const placeOf = placer(readings, cut);
  return checkValues(operation, values)
    .filter(({ where }) => where.part === 'path' || where.part === 'query')
    .map((problem) => locate(problem, placeOf(problem)));
}

/** What a URL asks of the operation that it matches. */
export function readParts(cut: CutUrl, match: OperationMatch, options?: ReadOptions) {
  const inPath = readPath(match);
  const inQuery = readQuery(match.operation, cut.pieces, options);
  return {
    values: { ...inQuery.values, ...inPath.values },
    readings: [...inPath.readings, ...inQuery.readings],
    problems: inQuery.problems,
  };
}

export function readUrl(apis: readonly Api[], url: string, method: string): ReadUrl {
  const cut = cutUrl(url);
  const [match] = matchOperations(apis, cut, method);
  const general = [
    ...oddSlashes(cut),
    ...lostFragment(cut),
    ...brokenCodes(cut.path, 'path'),
    ...(cut.query ? brokenCodes(cut.query, 'query') : []),
  ];
  if (!match) {
    const problems = inOrder([unknownPath(apis, cut), ...general]);
    return { url, cut, match, values: {}, readings: [], problems };
  }
  const { values, readings, problems: inQuery } = readParts(cut, match);
  const problems = inOrder([
    ...wrongBase(match, cut),
    ...general,
    ...inQuery,
    ...valueProblems(match.operation, values, readings, cut),
  ]);
  return { url, cut, match, values, readings, problems };
}
