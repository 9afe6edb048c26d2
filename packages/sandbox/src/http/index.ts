export { type ByteRange, rangeApplies, readByteRange } from './byte-range.ts';
export { matchesEntityTag } from './entity-tag.ts';
