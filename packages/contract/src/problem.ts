/** Something wrong with a request, told so that a reader can fix it. */
export type Problem = {
  /** An `error` is refused by the service; a `warning` is accepted and probably not what was meant. */
  type: 'error' | 'warning';
  where: Where;
  /** What is wrong, e.g. `include has no value 'subject'.` */
  message: string;
  /** What would be right, e.g. `A whole number from 1 to 100.` */
  valid?: string;
  /** The nearest right text, ready to stand in place of the wrong one, e.g. `cc-0`. */
  suggestion?: string;
};

export type Where = {
  part: 'host' | 'path' | 'query' | 'header' | 'cookie' | 'body';
  parameter?: string;
  /** Where in a body, as a JSON pointer, e.g. `/items/0/title`; `` is the body itself. */
  pointer?: string;
  /** Which value of a list, from 0. */
  index?: number;
};

/** A problem in a URL: `url.slice(start, end)` is the text it is about. */
export type UrlProblem = Problem & { where: Where & { start: number; end: number } };

/** Whether a service would answer: warnings do not stand in the way. */
export function isAccepted(problems: readonly Problem[]): boolean {
  return problems.every(({ type }) => type !== 'error');
}
