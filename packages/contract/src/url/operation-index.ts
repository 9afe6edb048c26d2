import { memoize } from '../memoize.ts';
import type { Api, Operation } from '../model.ts';
import type { Span } from './cut-url.ts';
import { literalsOf, templateSegments } from './path-template.ts';

/** An operation with what matching needs from its path, computed once. */
export type Indexed = {
  operation: Operation;
  path: readonly string[];
  base: readonly string[];
  /** From the left, literal segments sort before mixed ones, and those before parameters. */
  specificity: string;
  /** How many characters of the path are literal. */
  literals: number;
  position: number;
};

/**
 * The operations of an API by one literal segment of their paths and its position from the end, e.g.
 * `1 works` for `/works/{id}`. Matching a request against a thousand operations is then as fast as
 * against a few.
 */
type OperationIndex = {
  byLiteral: ReadonlyMap<string, readonly Indexed[]>;
  /** Those without a literal segment. */
  others: readonly Indexed[];
};

function isLiteral(segment: string): boolean {
  return !/\{[^{}/]+\}/.test(segment);
}

function specificity(path: readonly string[]): string {
  return path
    .map((segment) => (isLiteral(segment) ? 2 : literalsOf(segment) === '' ? 0 : 1))
    .join('');
}

const indexOf = memoize(({ operations }: Api): OperationIndex => {
  const byLiteral = new Map<string, Indexed[]>();
  const others: Indexed[] = [];
  for (const [position, operation] of operations.entries()) {
    const path = templateSegments(operation.path);
    const indexed = {
      operation,
      path,
      base: templateSegments(operation.basePath),
      specificity: specificity(path),
      literals: literalsOf(operation.path).length,
      position,
    };
    const at = path.map(isLiteral).lastIndexOf(true);
    if (at === -1) {
      others.push(indexed);
      continue;
    }
    const key = `${path.length - at} ${literalsOf(path[at] ?? '')}`;
    const same = byLiteral.get(key);
    if (same) same.push(indexed);
    else byLiteral.set(key, [indexed]);
  }
  return { byLiteral, others };
});

/** The operations that could match the path, in the order of the description. */
export function candidatesFor(api: Api, segments: readonly Span[]): readonly Indexed[] {
  const { byLiteral, others } = indexOf(api);
  const count = segments.length;
  const found = segments.flatMap(({ text }, at) => byLiteral.get(`${count - at} ${text}`) ?? []);
  return [...found, ...others]
    .filter(({ path }) => path.length <= count)
    .sort((left, right) => left.position - right.position);
}
