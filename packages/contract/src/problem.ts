/** Something wrong with a request, described so that a reader can fix it. */
export type Problem = {
  /** The service refuses an `error`; it accepts a `warning`, which is probably not what was meant. */
  type: 'error' | 'warning';
  where: Where;
  /** What is wrong, e.g. `include has no value 'subject'.` */
  message: string;
  /** What would be valid, e.g. `A whole number from 1 to 100.` */
  valid?: string;
  /** The nearest valid text, ready to replace the wrong one, e.g. `cc-0`. */
  suggestion?: string;
};

export type Where = {
  part: 'host' | 'path' | 'query' | 'header' | 'cookie' | 'body';
  parameter?: string;
  /** Location in a body as a JSON pointer, e.g. `/items/0/title`; `` is the body itself. */
  pointer?: string;
  /** Which value of a list, from 0. */
  index?: number;
};

/** A problem in a URL: `url.slice(start, end)` is the text it is about. */
export type UrlProblem = Problem & { where: Where & { start: number; end: number } };

/** Whether a service would respond: warnings do not prevent it. */
export function isAccepted(problems: readonly Problem[]): boolean {
  return problems.every(({ type }) => type !== 'error');
}
