import type { Operation, Response } from '@portal/contract';

/** Every service may be too busy or fail, whatever its description contains. */
export const usualFailures: readonly number[] = [429, 500, 503];

/** Where an example of a redirect leads, on the API's own host: `/catalogue/v2/works/hx7q2mvb`. */
export function exampleTargetOf({ headers }: Pick<Response, 'headers'>): string | undefined {
  const location = headers.find(({ name }) => name.toLowerCase() === 'location')?.example;
  const [path = ''] = typeof location === 'string' ? location.split(/[?#]/) : [];
  return /^\/(?!\/)/.test(path) ? path : undefined;
}

/** A request brings about its own success. */
export function documentsFailure({ status }: Pick<Response, 'status'>): boolean {
  return /^(?:[345](?:\d\d|XX)|default)$/i.test(status);
}

/** Only a known target can be redirected to. */
function isPossible(response: Response): boolean {
  if (!documentsFailure(response)) return false;
  const isRedirect = response.status.startsWith('3') && response.status !== '304';
  return !isRedirect || exampleTargetOf(response) !== undefined;
}

/** The failures that an operation can be asked for, in order. */
export function possibleFailures({ responses }: Pick<Operation, 'responses'>): number[] {
  const documented = responses
    .filter(isPossible)
    .map(({ status }) => Number(status))
    .filter(Number.isInteger);
  return [...new Set([...documented, ...usualFailures])].sort((left, right) => left - right);
}

/** The response that documents a failure: its own, that of a range such as `4XX`, or the default. */
export function documentedFailure(
  { responses }: Pick<Operation, 'responses'>,
  code: number,
): Response | undefined {
  const range = `${Math.floor(code / 100)}XX`;
  const named = (status: string) => responses.find((one) => one.status.toUpperCase() === status);
  const own = named(String(code));
  if (own) return isPossible(own) ? own : undefined;
  return code >= 400 ? (named(range) ?? named('DEFAULT')) : undefined;
}

/** Whether the description promises it as a success, which only the request itself can bring about. */
export function isSuccess({ responses }: Pick<Operation, 'responses'>, code: number): boolean {
  return code < 300 && responses.some(({ status }) => status === String(code));
}
