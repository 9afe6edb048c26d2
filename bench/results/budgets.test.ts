import { describe, expect, it } from 'vitest';
import { judge } from './budgets.ts';

const measures = (scriptBytes: number, blocking: number, largestPaint: number) => ({
  scriptBytes,
  blocking,
  largestPaint,
});

const floor = measures(60_000, 400, 600);
const peers = [measures(270_000, 4000, 7000), measures(900_000, 3000, 9000)];

function missed(reference: ReturnType<typeof measures>, guide = measures(130_000, 520, 900)) {
  return judge({ reference, guide, floor, peers }).flatMap(({ what, holds }) =>
    holds ? [] : [what],
  );
}

describe('judge', () => {
  it('accepts values exactly at the limit', () => {
    expect(missed(measures(160_000, 520, 7000))).toEqual([]);
  });

  it.each([
    ['script', measures(160_001, 520, 7000), /script before/],
    ['blocking beside React', measures(1, 521, 7000), /1\.3 × React/],
    ['largest paint beside the best peer', measures(1, 1, 7001), /largest paint/],
  ])('misses a budget of %s', (_name, reference, wanted) => {
    expect(missed(reference)).toEqual([expect.stringMatching(wanted)]);
  });

  it('takes the best peer in each measure', () => {
    expect(missed(measures(1, 601, 1))).toEqual([
      expect.stringMatching(/React/),
      expect.stringMatching(/⅕ of the best peer/),
    ]);
  });

  it('judges the guide by its own budgets', () => {
    expect(missed(measures(1, 1, 1), measures(130_001, 521, 1))).toEqual([
      expect.stringMatching(/guide: script/),
      expect.stringMatching(/guide: blocking/),
    ]);
  });
});
