import type { openPieces, openResult } from '@portal/freshness';

/** The folder of the result, with the files of an earlier run. */
export type Output = ReturnType<typeof openResult>;

/** What was slow to work out, by the digest of all that it depends on. */
export type Pieces = Pick<ReturnType<typeof openPieces>, 'find' | 'keep'>;
