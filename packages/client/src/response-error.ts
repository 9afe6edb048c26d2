/** A service's error, thrown where there is no result to return it in: while paging. */
export class ResponseError extends Error {
  override readonly name = 'ResponseError';
  readonly status: number;
  /** The body, as in the `error` of a result. */
  readonly error: unknown;
  readonly response: Response;

  constructor(path: string, error: unknown, response: Response) {
    super(`GET ${path} answered ${response.status}: ${describe(error)}`);
    this.status = response.status;
    this.error = error;
    this.response = response;
  }
}

/** Describes an answer without a body. */
export function statusWords({ status, statusText }: Response): string {
  return statusText || `Status ${status}`;
}

function describe(error: unknown): string {
  if (typeof error !== 'object' || error === null) return String(error);
  const { description, label } = error as { description?: unknown; label?: unknown };
  return String(description ?? label ?? JSON.stringify(error));
}
