import { CellProblem } from '../compile/cell-problem.ts';
import type { Locate } from '../compile/positions.ts';
import type { ErrorOutput } from '../output.ts';

/** A cell as it was when it ran; its number is in the name that its stack frames carry. */
export type CellRun = { cell: string; locate: Locate };

/** What an engine calls the code of a run, e.g. "portal-cell/7/cell-2.ts" */
export function sourceName(run: number, cell: string): string {
  return `portal-cell/${run}/${cell}.ts`;
}

/** `new Function` puts a header before the code. */
const headLines = 2;

type Place = { cell: string; line: number; column: number };

/** An error in plain words, at the position in the reader's own source. */
export function describeError(
  error: unknown,
  running: string,
  runs: ReadonlyMap<number, CellRun>,
): ErrorOutput {
  const message = plainMessage(error);
  if (error instanceof CellProblem) {
    const { line, column } = error;
    return { kind: 'error', message, cell: running, line, column };
  }
  const places = placesOf(error, runs);
  const [place] = places;
  if (!place) return { kind: 'error', message, cell: running };
  const caller = places.find(({ cell }) => cell === running);
  return {
    kind: 'error',
    message,
    ...place,
    ...(place.cell !== running && caller
      ? { calledFrom: { cell: running, line: caller.line } }
      : {}),
  };
}

/** Innermost first. */
function placesOf(error: unknown, runs: ReadonlyMap<number, CellRun>): Place[] {
  const stack = error instanceof Error ? (error.stack ?? '') : '';
  return [...stack.matchAll(/portal-cell\/(\d+)\/[\w-]+\.ts:(\d+):(\d+)/g)].flatMap(
    ([, run, line, column]) => {
      const known = runs.get(Number(run));
      if (!known) return [];
      const place = { line: Number(line) - headLines, column: Number(column) };
      return [{ cell: known.cell, ...known.locate(place) }];
    },
  );
}

type Wording = readonly [RegExp, (...parts: string[]) => string];

export const noSuchName = (name = '') =>
  `There is no ${name} yet. Is it spelt right, and has the cell that declares it run?`;
const cannotRead = (value = '', name = '') =>
  `Cannot read "${name}": the value before it is ${value}.`;
export const noAnswer = 'No answer came. Is the address right, and is there a connection?';
const endless = () => 'A function calls itself endlessly.';

/** The engines' messages, each in its own way: V8, then SpiderMonkey and JavaScriptCore. */
const wordings: readonly Wording[] = [
  [/^(\S+) is not defined$/, noSuchName],
  [/^Can't find variable: (\S+)$/, noSuchName],
  [/^(\S+) is not declared$/, (name) => `${name} is not declared. Write: let ${name} = …`],
  [/^Cannot read properties of (undefined|null) \(reading '(.+)'\)$/, cannotRead],
  [
    /^can't access property "(.+?)", .* is (undefined|null)$/,
    (name, value) => cannotRead(value, name),
  ],
  [/^(undefined|null) is not an object \(evaluating '.*\.([^.]+)'\)$/, cannotRead],
  [
    /^Cannot set properties of (undefined|null) \(setting '(.+)'\)$/,
    (value, name) => `Cannot set "${name}": the value before it is ${value}.`,
  ],
  [/^Maximum call stack size exceeded\.?$/, endless],
  [/^too much recursion$/, endless],
  [
    /^(Failed to fetch|fetch failed|NetworkError when attempting to fetch resource\.?|Load failed)$/,
    () => noAnswer,
  ],
  [
    /^(Failed to fetch dynamically imported module|error loading dynamically imported module|Importing a module script failed)/,
    () =>
      'Something that this cell needs could not be loaded. Check that you are online, then press “Run all” to start from scratch.',
  ],
  [
    /^(.* is not valid JSON|Unexpected end of JSON input|JSON\.parse: .*|.*in JSON at position \d+.*)$/s,
    (why) => `This is not JSON: ${why}. Does the address lead to an API, and not to a page?`,
  ],
];

export function plainMessage(error: unknown): string {
  if (!(error instanceof Error))
    return `A value was thrown that is not an Error: ${safeText(error)}`;
  const text = error.message.replaceAll('cell$scope.', '').replaceAll('cell$', '');
  for (const [pattern, write] of wordings) {
    const match = pattern.exec(text);
    if (match) return write(...match.slice(1));
  }
  const isPlain = error instanceof CellProblem || error.name === 'Error' || text === '';
  return isPlain ? text || error.name : `${error.name}: ${text}`;
}

function safeText(value: unknown): string {
  try {
    return typeof value === 'string' ? value : (JSON.stringify(value) ?? String(value));
  } catch {
    return String(value);
  }
}
