import { residentMemory } from '../../scripts/programs/resident-memory.ts';

/**
 * How far above the middle of a run its end may be: more is growth, less is the collector's doing.
 */
const mostGrowth = 1.15;

/** Samples the memory of a process twice a second until stopped. */
export function watchMemory(pid: number) {
  const samples: number[] = [];
  const timer = setInterval(() => samples.push(residentMemory(pid)), 500);
  return {
    stop() {
      clearInterval(timer);
      return samples;
    },
  };
}

/**
 * Memory is flat if its median in the last third of a run is at most 15 % above that of the third
 * before. The first third does not count: caches fill there.
 * @param samples at least three, in order
 */
export function judgeMemory(samples: number[]) {
  const third = Math.floor(samples.length / 3);
  if (third === 0) throw new Error('The run is too short to judge its memory.');
  const before = median(samples.slice(-2 * third, -third));
  const last = median(samples.slice(-third));
  return { before, last, growth: last / before, isFlat: last <= before * mostGrowth };
}

function median(values: number[]): number {
  return [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}
