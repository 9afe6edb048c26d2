export { cacheFolder } from './cache-folder.mjs';
export { digest } from './digest.mjs';
export { digestFiles, listInputs } from './digest-files.mjs';
export { isLitter } from './litter.mjs';
export { openPieces } from './pieces.mjs';
export { openResult, recordFolder } from './result.mjs';
export { unlessMissing } from './write-whole.mjs';
