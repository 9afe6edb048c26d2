/** How many results of one request the services return, whatever the page size. */
export const resultWindow = 10_000;

type Details = {
  path: string;
  /** Where the next page would have begun, counted from 0. */
  reached: number;
  totalResults?: number | undefined;
  snapshot?: string | undefined;
};

/** There are more results, but the service does not page beyond the first 10,000. */
export class ResultWindowError extends Error {
  override readonly name = 'ResultWindowError';
  readonly path: string;
  readonly reached: number;
  /** How many results there are; unknown if the first requested page is beyond the window. */
  readonly totalResults: number | undefined;
  /** Where the whole list can be downloaded, if anywhere; see `readSnapshot`. */
  readonly snapshot: string | undefined;

  constructor({ path, reached, totalResults, snapshot }: Details) {
    const all = totalResults === undefined ? '' : ` of ${totalResults.toLocaleString('en-GB')}`;
    const advice = snapshot
      ? `Narrow the request, or read the snapshot of all of them: ${snapshot}`
      : 'Narrow the request, for example by date or format.';
    super(`${path}: only the first 10,000 results${all} can be paged through. ${advice}`);
    this.path = path;
    this.reached = reached;
    this.totalResults = totalResults;
    this.snapshot = snapshot;
  }
}
