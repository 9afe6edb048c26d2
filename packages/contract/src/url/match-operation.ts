import type { Api, Operation } from '../model.ts';
import type { CutUrl, Span } from './cut-url.ts';
import { candidatesFor, type Indexed } from './operation-index.ts';
import { literalsOf, matchSegment } from './path-template.ts';

/** An operation whose path matches a URL. */
export type OperationMatch = {
  api: Api;
  operation: Operation;
  /** How many segments come before the API's base path, e.g. 1 for `/sandbox/catalogue/v2/works`. */
  prefix: number;
  /** How many segments the base path has in this URL. */
  base: number;
  /** Whether the base path is exactly the API's own. */
  rightBase: boolean;
  fills: PathFill[];
};

/** The text for a path parameter, with its position in the URL. */
export type PathFill = Span & { parameter: string };

type Ranked = { match: OperationMatch; indexed: Indexed };

function fillsOf(template: readonly string[], segments: readonly Span[], start: number) {
  const fills: PathFill[] = [];
  for (const [index, part] of template.entries()) {
    const segment = segments[start + index] as Span;
    const filled = matchSegment(part, segment.text);
    if (!filled) return undefined;
    for (const { parameter, text, start: from, end } of filled) {
      fills.push({ parameter, text, start: segment.start + from, end: segment.start + end });
    }
  }
  return fills;
}

function matchPath(api: Api, indexed: Indexed, segments: readonly Span[]): Ranked | undefined {
  const { operation, path, base } = indexed;
  const start = segments.length - path.length;
  const fills = fillsOf(path, segments, start);
  if (!fills) return undefined;
  const before = segments.slice(Math.max(0, start - base.length), start);
  const rightBase =
    before.length === base.length && base.every((text, index) => before[index]?.text === text);
  // Without its base path, an operation can only be recognised by a literal word.
  if (!rightBase && literalsOf(operation.path.replaceAll('/', '')) === '') return undefined;
  const length = rightBase ? base.length : sharedBase(base, before);
  const match = { api, operation, prefix: start - length, base: length, rightBase, fills };
  return { match, indexed };
}

/** How much of what precedes the path was meant as the base path: all of `/catalogue/v1`. */
function sharedBase(base: readonly string[], before: Span[]): number {
  const aligned = base.some((text, index) => before[index]?.text === text);
  if (aligned && before.length === base.length) return base.length;
  const first = before.findIndex(({ text }) => base.includes(text));
  return first === -1 ? 0 : before.length - first;
}

function endSlashes(path: string): number {
  return (/[^/](\/*)$/.exec(path)?.[1] ?? '').length;
}

function compareText(left: string, right: string): number {
  return left === right ? 0 : left < right ? -1 : 1;
}

function order(method: string, slashes: number) {
  return (left: Ranked, right: Ranked) =>
    Number(right.match.rightBase) - Number(left.match.rightBase) ||
    left.match.prefix - right.match.prefix ||
    compareText(right.indexed.specificity, left.indexed.specificity) ||
    // Some documents have /a and /a/ as two operations.
    Number(endSlashes(right.match.operation.path) === slashes) -
      Number(endSlashes(left.match.operation.path) === slashes) ||
    right.indexed.literals - left.indexed.literals ||
    Number(right.match.operation.method === method) -
      Number(left.match.operation.method === method);
}

/** Every operation whose path matches a URL, the one that a server would choose first. */
export function matchOperations(
  apis: readonly Api[],
  { segments, path }: Pick<CutUrl, 'segments' | 'path'>,
  method: string,
): OperationMatch[] {
  const found: Ranked[] = [];
  for (const api of apis) {
    for (const indexed of candidatesFor(api, segments)) {
      const ranked = matchPath(api, indexed, segments);
      if (ranked) found.push(ranked);
    }
  }
  if (found.length > 1) found.sort(order(method, endSlashes(path.text)));
  return found.map(({ match }) => match);
}
