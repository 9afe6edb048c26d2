import type { CutUrl, Span } from './cut-url.ts';
import type { Api, Operation } from './model.ts';
import { literalsOf, matchSegment, templateSegments } from './path-template.ts';
import { remember } from './remember.ts';

/** An operation whose path a URL has. */
export type OperationMatch = {
  api: Api;
  operation: Operation;
  /** How many segments come before the API's base path, e.g. 1 for `/sandbox/catalogue/v2/works`. */
  prefix: number;
  /** How many segments the base path has in this URL. */
  base: number;
  /** Whether the base path is the API's own. */
  rightBase: boolean;
  fills: PathFill[];
};

/** What fills a parameter of the path, placed in the URL. */
export type PathFill = Span & { parameter: string };

function fillsOf(template: string[], segments: Span[]): PathFill[] | undefined {
  const fills: PathFill[] = [];
  for (const [index, segment] of segments.entries()) {
    const filled = matchSegment(template[index] ?? '', segment.text);
    if (!filled) return undefined;
    for (const { parameter, text, start, end } of filled) {
      fills.push({ parameter, text, start: segment.start + start, end: segment.start + end });
    }
  }
  return fills;
}

const templatesOf = remember(({ path, basePath }: Operation) => ({
  path: templateSegments(path),
  base: templateSegments(basePath),
}));

function matchPath(api: Api, operation: Operation, segments: Span[]): OperationMatch | undefined {
  const { path, base } = templatesOf(operation);
  const start = segments.length - path.length;
  if (start < 0) return undefined;
  const fills = fillsOf(path, segments.slice(start));
  if (!fills) return undefined;
  const before = segments.slice(Math.max(0, start - base.length), start);
  const rightBase =
    before.length === base.length && base.every((text, index) => before[index]?.text === text);
  // Without its base path, only an operation with a word of its own can be recognised.
  if (!rightBase && literalsOf(operation.path.replaceAll('/', '')) === '') return undefined;
  const length = rightBase ? base.length : sharedBase(base, before);
  return { api, operation, prefix: start - length, base: length, rightBase, fills };
}

/** How much of what stands before the path was meant as the base path: `/catalogue/v1` is all. */
function sharedBase(base: string[], before: Span[]): number {
  const aligned = base.some((text, index) => before[index]?.text === text);
  if (aligned && before.length === base.length) return base.length;
  const first = before.findIndex(({ text }) => base.includes(text));
  return first === -1 ? 0 : before.length - first;
}

/** Literal segments before mixed ones before parameters, read from the left. */
function specificity({ path }: Operation): string {
  return templateSegments(path)
    .map((segment) => {
      const literals = literalsOf(segment);
      if (literals === segment) return 2;
      return literals === '' ? 0 : 1;
    })
    .join('');
}

function endSlashes(path: string): number {
  return (/[^/](\/*)$/.exec(path)?.[1] ?? '').length;
}

function order(method: string, slashes: number) {
  return (left: OperationMatch, right: OperationMatch) =>
    Number(right.rightBase) - Number(left.rightBase) ||
    left.prefix - right.prefix ||
    specificity(right.operation).localeCompare(specificity(left.operation)) ||
    // Some documents hold /a and /a/ as two operations.
    Number(endSlashes(right.operation.path) === slashes) -
      Number(endSlashes(left.operation.path) === slashes) ||
    literalsOf(right.operation.path).length - literalsOf(left.operation.path).length ||
    Number(right.operation.method === method) - Number(left.operation.method === method);
}

/** The operation that a server would choose, or nothing when no path fits. */
export function matchOperation(
  apis: readonly Api[],
  { segments, path }: Pick<CutUrl, 'segments' | 'path'>,
  method: string,
): OperationMatch | undefined {
  return apis
    .flatMap((api) => api.operations.map((operation) => matchPath(api, operation, segments)))
    .filter((match) => match !== undefined)
    .sort(order(method, endSlashes(path.text)))[0];
}
