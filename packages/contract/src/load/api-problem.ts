/** Something wrong in a description, located. */
export type ApiProblem = {
  /** Relative to the folder of all files, e.g. `catalogue.yaml`. */
  file: string;
  /** From 1. */
  line: number;
  column: number;
  /** A JSON pointer, e.g. `#/paths/~1works/get`. */
  pointer: string;
  message: string;
};

function printProblem({ file, line, column, pointer, message }: ApiProblem): string {
  return `${file}:${line}:${column} ${pointer} ${message}`;
}

function inOrder(left: ApiProblem, right: ApiProblem): number {
  return (
    left.file.localeCompare(right.file) || left.line - right.line || left.column - right.column
  );
}

/** One on a line, in the order of the files. */
export function printProblems(problems: readonly ApiProblem[]): string {
  return [...problems].sort(inOrder).map(printProblem).join('\n');
}

/** Thrown once, with everything that is wrong in all the files. */
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

/** One warning for contradictions that do not stop a build. A foreign description may have hundreds. */
export function contradictionsMessage(found: readonly ApiProblem[]): string {
  const count = found.length === 1 ? '1 contradiction' : `${found.length} contradictions`;
  const shown = [...found].sort(inOrder).slice(0, mostShown).map(printProblem);
  const rest = found.length - shown.length;
  return [
    `The API descriptions have ${count}, which readers will see:`,
    ...shown,
    ...(rest > 0 ? [`… and ${rest} more.`] : []),
  ].join('\n');
}
