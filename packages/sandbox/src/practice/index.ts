export { possibleFailures } from './possible-failures.ts';
export { longestDelay, preferHeader } from './prefer-header.ts';
