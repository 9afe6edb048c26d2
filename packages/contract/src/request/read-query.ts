import type { Operation, Parameter, ParameterValue } from '../model.ts';
import { mostSuggestions } from '../nearest.ts';
import { targetsIn, unknownParameterIn } from '../parameters/find-parameter.ts';
import type { ListItem } from '../parameters/list-syntax.ts';
import { objectValue, type ReadOptions, readQueryParameter } from '../parameters/read-parameter.ts';
import type { Problem, UrlProblem } from '../problem.ts';
import type { QueryPiece, Span } from '../url/cut-url.ts';
import { decode } from '../url/percent-encoding.ts';

/** A stretch of a URL that sets a parameter, or part of one. */
export type Reading = {
  parameter: Parameter;
  /** The name as written; undefined in a path. */
  name?: Span;
  value: Span;
  /** Each value of a list, with its position in the URL. */
  items: ListItem[];
  /** Set if the service ignores it because an earlier one applies. */
  ignored?: boolean;
};

export type ReadParameters = {
  values: Record<string, ParameterValue>;
  readings: Reading[];
  problems: UrlProblem[];
};

export function locate(
  problem: Problem,
  { start, end }: { start: number; end: number },
): UrlProblem {
  return {
    ...problem,
    where: { ...problem.where, start, end },
  };
}

function repeated({ key, name }: Parameter): Problem {
  return {
    type: 'warning',
    where: { part: 'query', parameter: key },
    message: `${name} is given more than once; the service reads only the first.`,
    valid: 'One parameter, its values separated by commas where it takes several.',
  };
}

function malformedList({ key, name }: Parameter, reason: string): Problem {
  return {
    type: 'error',
    where: { part: 'query', parameter: key },
    message: `${name} is not a list the service can read: ${reason}.`,
    valid: 'Values separated by commas; a value with a comma in double quotes.',
  };
}

/** More warnings about names than anyone reads. */
const mostWarnings = 100;

/** Reads the pieces of a query in order, assembling exploded lists and objects. */
export function readQuery(
  operation: Operation,
  pieces: readonly QueryPiece[],
  options?: ReadOptions,
): ReadParameters {
  const findUnknown = unknownParameterIn(operation);
  const unknown = new Map<string, Problem>();
  const unknownParameter = (name: string): Problem => {
    const suggests = unknown.size < mostSuggestions;
    const known = unknown.get(name) ?? findUnknown(name, { suggests });
    unknown.set(name, known);
    return known;
  };
  const targetOf = targetsIn(operation);
  const pairs = new Map<Parameter, [string, string][]>();
  const values = new Map<Parameter, ParameterValue>();
  const repeatedLists = new Map<Parameter, ParameterValue[]>();
  const readings: Reading[] = [];
  const problems: UrlProblem[] = [];
  const warn = (problemOf: () => Problem, place: { start: number; end: number }): void => {
    if (problems.length < mostWarnings) problems.push(locate(problemOf(), place));
  };

  for (const piece of pieces) {
    const name = decode(piece.name.text, true).text;
    const value = piece.value ?? { text: '', start: piece.end, end: piece.end };
    const target = targetOf(name);
    if (!target) {
      warn(() => unknownParameter(name), piece.name);
      continue;
    }
    const { parameter, key } = target;
    const reading: Reading = { parameter, name: piece.name, value, items: [] };
    readings.push(reading);
    if (key !== undefined) {
      const soFar = pairs.get(parameter) ?? [];
      soFar.push([key, decode(value.text, true).text]);
      pairs.set(parameter, soFar);
      continue;
    }
    const { value: read, items, malformed } = readQueryParameter(parameter, value.text, options);
    reading.items = items.map(({ text, start, end }) => ({
      text,
      start: value.start + start,
      end: value.start + end,
    }));
    const before = values.get(parameter);
    if (before === undefined) values.set(parameter, read);
    else if (parameter.explode && Array.isArray(before) && Array.isArray(read)) {
      const joined = repeatedLists.get(parameter) ?? [...before];
      joined.push(...read);
      repeatedLists.set(parameter, joined);
      values.set(parameter, joined);
    } else {
      reading.ignored = true;
      warn(() => repeated(parameter), piece);
    }
    if (malformed !== undefined) problems.push(locate(malformedList(parameter, malformed), value));
  }

  for (const [parameter, named] of pairs) {
    if (!values.has(parameter)) values.set(parameter, objectValue(parameter.schema, named));
  }
  const byKey = Array.from(values, ([{ key }, value]) => [key, value] as const);
  return { values: Object.fromEntries(byKey), readings, problems };
}
