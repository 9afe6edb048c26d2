/** Something wrong in a description, with its location. */
export type ApiProblem = {
  /** Relative to the folder that contains all files, e.g. `catalogue.yaml`. */
  file: string;
  /** From 1. */
  line: number;
  column: number;
  /** A JSON pointer, e.g. `#/paths/~1works/get`. */
  pointer: string;
  message: string;
  /** A `warning` does not prevent the description from being read. */
  severity: 'error' | 'warning';
};

function printProblem({ file, line, column, pointer, message }: ApiProblem): string {
  return `${file}:${line}:${column} ${pointer} ${message}`;
}

function inOrder(left: ApiProblem, right: ApiProblem): number {
  return (
    left.file.localeCompare(right.file) || left.line - right.line || left.column - right.column
  );
}

/** One per line, in file order. */
export function printProblems(problems: readonly ApiProblem[]): string {
  return [...problems].sort(inOrder).map(printProblem).join('\n');
}

/** Thrown once, with every problem in all the files. */
export class ApiProblems extends Error {
  readonly problems: ApiProblem[];

  constructor(found: readonly ApiProblem[]) {
    const problems = [...found].sort(inOrder);
    const count = problems.length === 1 ? '1 problem' : `${problems.length} problems`;
    super(`The API descriptions have ${count}:\n${printProblems(problems)}`);
    this.name = 'ApiProblems';
    this.problems = problems;
  }
}

const mostShown = 20;

/** A foreign description may have thousands, and finding the line of one is slow in a large file. */
function bounded(found: readonly ApiProblem[], one: string): [count: string, lines: string[]] {
  const shown = printProblems(found.slice(0, mostShown));
  const rest = found.length - mostShown;
  return [
    found.length === 1 ? `1 ${one}` : `${found.length} ${one}s`,
    rest > 0 ? [shown, `… and ${rest} more.`] : [shown],
  ];
}

/** One warning for all problems that do not prevent reading. */
export function warningsMessage(found: readonly ApiProblem[]): string {
  const [count, lines] = bounded(found, 'problem');
  return [`The API descriptions have ${count}, none of which prevents reading:`, ...lines].join(
    '\n',
  );
}

/** One warning for all contradictions that do not stop a build. */
export function contradictionsMessage(found: readonly ApiProblem[]): string {
  const [count, lines] = bounded(found, 'contradiction');
  return [`The API descriptions have ${count}, which readers will see:`, ...lines].join('\n');
}
