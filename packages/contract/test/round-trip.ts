import fc from 'fast-check';
import {
  type Api,
  buildRequest,
  checkValues,
  explain,
  isAccepted,
  itemSchemaOf,
  type Operation,
  parseRequest,
  requestTarget,
  type Values,
} from '../src/index.ts';
import { possibleTypes } from '../src/schema/scalar-text.ts';
import { literalsOf, templateSegments } from '../src/url/path-template.ts';
import { likelyValues } from './arbitrary-values.ts';

/** The result for one operation of a foreign document: `same`, a located problem, or a failure. */
export type RoundTrip =
  | { type: 'same' }
  | { type: 'problem'; message: string }
  | { type: 'failure'; message: string };

/** Text in a URL is untyped, so if a schema allows several types, only the text must come back. */
function isTyped({ parameters }: Operation): boolean {
  return parameters.every(({ schema }) => {
    const types = possibleTypes(schema);
    const inside = types.includes('array') ? possibleTypes(itemSchemaOf(schema)) : types;
    return new Set(types).size === 1 && new Set(inside).size < 2;
  });
}

function travelling(operation: Operation, values: Values): Values {
  return Object.fromEntries(
    operation.parameters
      .filter(({ in: place, key }) => /path|query/.test(place) && values[key] !== undefined)
      .map(({ key }) => [key, values[key]]),
  );
}

function same(left: unknown, right: unknown): boolean {
  return JSON.stringify(left) === JSON.stringify(right);
}

function sorted(values: Values): unknown {
  return Object.entries(values).sort(([left], [right]) => (left < right ? -1 : 1));
}

/** Whether the chosen path has every literal of the other: servers choose as `parseRequest` does. */
function isShadow(chosen: Operation, operation: Operation): boolean {
  const wanted = templateSegments(operation.path);
  const segments = templateSegments(chosen.path);
  return (
    segments.length === wanted.length &&
    wanted.every((segment, index) => literalsOf(segment) !== segment || segments[index] === segment)
  );
}

function once(api: Api, operation: Operation, values: Values): RoundTrip {
  const errors = checkValues(operation, values).filter(({ type }) => type === 'error');
  const [first] = errors;
  if (first) {
    const located = first.where.part === 'path' || first.where.parameter !== undefined;
    return { type: located ? 'problem' : 'failure', message: first.message };
  }
  const { href } = buildRequest(operation, values, 'https://api.example.org');
  const parsed = parseRequest(api, href, operation.method);
  if (
    explain(parsed)
      .map(({ text }) => text)
      .join('') !== href
  ) {
    return { type: 'failure', message: `explain loses characters of ${href}` };
  }
  if (!parsed.operation) {
    return { type: 'failure', message: `no operation for ${href}` };
  }
  if (parsed.operation !== operation && isShadow(parsed.operation, operation)) {
    return { type: 'problem', message: `${operation.path} gives way to ${parsed.operation.path}` };
  }
  if (parsed.operation !== operation) {
    return {
      type: 'failure',
      message: `${href} is ${parsed.operation.path} for ${operation.path}`,
    };
  }
  if (requestTarget(operation, parsed.values) !== requestTarget(operation, values)) {
    return { type: 'failure', message: `${href} is built differently from its own values` };
  }
  const sent = travelling(operation, values);
  if (isTyped(operation) && !same(sorted(parsed.values), sorted(sent))) {
    return {
      type: 'failure',
      message: `${href} gives ${JSON.stringify(parsed.values)} for ${JSON.stringify(sent)}`,
    };
  }
  return isAccepted(parsed.problems)
    ? { type: 'same' }
    : { type: 'failure', message: `${href} has problems: ${parsed.problems[0]?.message}` };
}

/** Builds and parses a few requests for one operation. */
export function roundTrips(api: Api, operation: Operation, numRuns = 2): RoundTrip[] {
  return fc
    .sample(likelyValues(operation), { numRuns })
    .map((values) => once(api, operation, values));
}
