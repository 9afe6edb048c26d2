import type { Random } from '../../random/seeded-random.ts';
import type { WorkEntry } from '../../read/work-entry.ts';

/** The shelfmark of a copy, in the style of its store. */
export function shelfmark(format: WorkEntry['format'], year: number, random: Random): string {
  const number = (high: number): number => 1 + Math.floor(random.next() ** 1.5 * high);
  if (format === 'k' || format === 'q') return `ICV No ${number(52_000)}`;
  if (format === 'e') return `MAP ${number(900)}`;
  if (format === 'b' || format === 'x') return `MS.${number(9400)}`;
  if (format === 'l') return `EPH+${number(60)}:${number(40)}`;
  if (format === 'n' || format === 'g') return `${number(4100)}V`;
  if (format === 'i') return `${number(1900)}A`;
  if (format === 'r') return `A${600_000 + number(58_000)}`;
  if (format === 'c') return `MUS/${number(320)}`;
  if (format === 'w') return `DISS ${number(700)}`;
  if (format === 'd' || format === 'u') return `S.${number(3300)}`;
  if (year < 1701) return `EPB/A/${number(14_000)}`;
  if (year < 1851) return `EPB/B/${number(58_000)}`;
  const subject = random.pick(['A', 'B', 'D', 'H', 'M', 'QT', 'W', 'WZ'] as const);
  return `${subject}.${number(90)}.AA${number(9)}`;
}
