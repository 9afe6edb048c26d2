import type { JsonValue, Values } from '@portal/contract';
import { type JsonPath, type PathStep, valueAt } from '@portal/ui/json';

/** The request that was sent and what came back. */
export type Exchange = { values: Values; body: JsonValue };

/**
 * `$response.body#/results/0/id` -> `['results', '0', 'id']`; undefined for any other expression.
 */
export function bodySteps(expression: string): string[] | undefined {
  const pointer = /^\$response\.body(?:#(.*))?$/s.exec(expression);
  if (!pointer) return undefined;
  const steps = (pointer[1] ?? '').split('/').slice(1);
  return steps.map((step) => step.replaceAll('~1', '/').replaceAll('~0', '~'));
}

const isIndex = (step: string) => /^\d+$/.test(step);

/**
 * A description can only write `results/0/id`, and means every result. Returns the indices the path
 * has in place of those numbers, or undefined if it is another path.
 */
export function matchSteps(steps: readonly string[], path: JsonPath): number[] | undefined {
  if (steps.length !== path.length) return undefined;
  const indices: number[] = [];
  for (const [place, step] of path.entries()) {
    const wanted = steps[place] ?? '';
    if (typeof step === 'number' && isIndex(wanted)) indices.push(step);
    else if (step !== wanted) return undefined;
  }
  return indices;
}

function pathTo(body: JsonValue, steps: readonly string[], indices: readonly number[]): JsonPath {
  const path: PathStep[] = [];
  let used = 0;
  for (const step of steps) {
    if (isIndex(step) && Array.isArray(valueAt(body, path))) {
      path.push(indices[used] ?? Number(step));
      used += 1;
    } else path.push(step);
  }
  return path;
}

function evaluateOne(
  expression: string,
  { values, body }: Exchange,
  indices: readonly number[],
): JsonValue | undefined {
  const steps = bodySteps(expression);
  if (steps) return valueAt(body, pathTo(body, steps, indices));
  const name = /^\$request\.(?:path|query|header)\.(.+)$/s.exec(expression)?.[1];
  return name !== undefined && Object.hasOwn(values, name)
    ? (values[name] as JsonValue | undefined)
    : undefined;
}

const embedded = /\{(\$[^{}]+)\}/g;

/** The expressions in a value of a link, alone or inside a text: `{$…#/width},{$…#/height}`. */
export function expressionsIn(value: JsonValue): string[] {
  if (typeof value !== 'string') return [];
  return value.startsWith('$') ? [value] : [...value.matchAll(embedded)].map(([, one = '']) => one);
}

/** The value that a link gives to a parameter, or undefined if the answer lacks it. */
export function evaluate(
  value: JsonValue,
  exchange: Exchange,
  indices: readonly number[] = [],
): JsonValue | undefined {
  if (typeof value !== 'string') return value;
  if (value.startsWith('$')) return evaluateOne(value, exchange, indices);
  const parts = expressionsIn(value).map((one) => evaluateOne(one, exchange, indices));
  if (parts.some((part) => part === undefined || typeof part === 'object')) return undefined;
  let next = 0;
  return value.replace(embedded, () => {
    next += 1;
    return String(parts[next - 1]);
  });
}
