/** Tags a test of a list: the first runs with `npm test`, the others of its kind with the sweeps. */
export function sweptUnlessFirst(index: number): string {
  return index === 0 ? '' : ' @sweep';
}
