import type { openPieces, openResult } from '@portal/freshness';

/** The output folder, with the files of an earlier run. */
export type Output = ReturnType<typeof openResult>;

/** Results that were slow to compute, by the digest of everything they depend on. */
export type Pieces = Pick<ReturnType<typeof openPieces>, 'find' | 'keep'>;
