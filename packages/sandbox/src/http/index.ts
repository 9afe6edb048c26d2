export { type ByteRange, rangeApplies, readByteRange } from './byte-range.ts';
export { allowsEntityTag, matchesEntityTag } from './entity-tag.ts';
export { addressTooLong, longestAddress } from './longest-address.ts';
export { rangedAnswer, type WholeFile } from './ranged-answer.ts';
