import type { Pieces as KeptPieces, Result } from '@portal/freshness';

/** The output folder, with the files of an earlier run. */
export type Output = Result;

/** Results that were slow to compute, by the digest of everything they depend on. */
export type Pieces = Pick<KeptPieces, 'find' | 'keep'>;
