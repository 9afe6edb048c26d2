export { digest } from './digest.ts';
export { digestFiles, listInputs } from './digest-files.ts';
export { isLitter } from './litter.ts';
export { openPieces, type Pieces } from './pieces.ts';
export { openResult, type Result } from './result.ts';
export { unlessMissing } from './write-whole.ts';
