/** The words of one line, as the index of the first and of the one after the last. */
export type LineBreak = readonly [from: number, to: number];

/**
 * Breaks words into lines so that the whole paragraph is as even as possible, not just each line. The
 * last line may be short.
 */
export function breakLines(
  widths: readonly number[],
  space: number,
  widthOfLine: (line: 'first' | 'other') => number,
): LineBreak[] {
  const count = widths.length;
  const cost = new Array<number>(count + 1).fill(Number.POSITIVE_INFINITY);
  const start = new Array<number>(count + 1).fill(0);
  cost[0] = 0;
  for (let from = 0; from < count; from += 1) {
    const room = widthOfLine(from === 0 ? 'first' : 'other');
    let used = -space;
    for (let to = from + 1; to <= count; to += 1) {
      used += (widths[to - 1] ?? 0) + space;
      const left = room - used;
      if (left < 0 && to > from + 1) break;
      const badness = to === count && left >= 0 ? 0 : (left / room) ** 2;
      const total = (cost[from] ?? 0) + badness + 0.001;
      if (total < (cost[to] ?? 0)) {
        cost[to] = total;
        start[to] = from;
      }
    }
  }
  const lines: LineBreak[] = [];
  for (let to = count; to > 0; to = start[to] ?? 0) lines.unshift([start[to] ?? 0, to]);
  return lines;
}
