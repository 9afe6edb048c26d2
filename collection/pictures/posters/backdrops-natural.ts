import { circle, closedCurve, type Point, polar, steps } from '@portal/engraving';
import { starOf } from './motifs-sky.ts';
import { placed } from './press.ts';
import type { Stage } from './stage.ts';

export function night({ room, press, random }: Stage): string {
  const { x, y, width, height } = room;
  return Array.from({ length: 46 }, (_, index) => {
    const at: Point = [x + random.next() * width, y + random.next() * height];
    const size = random.between(3, 9);
    return index % 4 === 0
      ? placed(press.bare(starOf(size * 2.2), 'second'), at, 1, random.between(0, 70))
      : press.bare(circle(at, size * 0.55), 'paper');
  }).join('');
}

/** Rolling fields up to the motif's feet. */
export function hills({ area, centre, radius, press }: Stage): string {
  const { x, width, y, height } = area;
  const [right, foot, level] = [x + width, y + height, centre[1] + radius * 0.3];
  const swell = (drop: number, lift: number): string =>
    `M${x} ${(level + drop).toFixed(1)}Q${x + width * 0.28} ${(level + drop - lift).toFixed(1)} ${x + width * 0.55} ${(level + drop).toFixed(1)}T${right} ${(level + drop - lift * 0.3).toFixed(1)}V${foot}H${x}z`;
  return (
    press.bare(circle([x + width * 0.8, y + height * 0.32], radius * 0.34), 'second') +
    press.bare(swell(0, radius * 0.6), 'shade') +
    press.bare(swell(radius * 0.32, -radius * 0.5), 'second') +
    press.bare(swell(radius * 0.66, radius * 0.4), 'first')
  );
}

export function sea({ area, centre, radius, press }: Stage): string {
  const { x, width, y, height } = area;
  const level = centre[1] + radius * 0.42;
  const swell = (down: number, length: number, shift: number): string => {
    const half = width / length / 2;
    const start = x - half * 4 + shift * half;
    const crests =
      `q${(half / 2).toFixed(1)} ${(-half * 0.42).toFixed(1)} ${half.toFixed(1)} 0t${half.toFixed(1)} 0`.repeat(
        length + 4,
      );
    return `M${start.toFixed(1)} ${(level + down).toFixed(1)}${crests}V${y + height}H${start.toFixed(1)}z`;
  };
  return (
    press.bare(swell(0, 6, 0), 'shade') +
    press.bare(swell(radius * 0.2, 5, 0.8), 'second') +
    press.bare(swell(radius * 0.44, 6, 0.3), 'shade') +
    press.bare(swell(radius * 0.7, 5, 1.2), 'ink')
  );
}

export function rain({ area, press, random }: Stage): string {
  const { x, y, width, height } = area;
  const drops = steps(0, 11, 11).flatMap((row) =>
    steps(0, 8, 8).map((column) => {
      const left = x + ((column + (row % 2) / 2) / 8) * width + random.jitter(14);
      const top = y + (row / 12) * height + random.jitter(20);
      return `M${left.toFixed(1)} ${top.toFixed(1)}l-14 46`;
    }),
  );
  return press.line(drops.join(''), 'shade', 11);
}

/** The kidney shapes without which nothing was printed in 1955. */
export function blobs({ area, room, centre, radius, press, random }: Stage): string {
  const { x, y, width, height } = area;
  const kidney = (at: Point, size: number): string =>
    closedCurve(
      steps(0, Math.PI * 2, 7)
        .slice(1)
        .map((angle) => polar(at, angle, size * random.between(0.78, 1.2))),
    );
  const specks = Array.from({ length: 22 }, (_, index) => {
    const at: Point = [room.x + random.next() * room.width, room.y + random.next() * room.height];
    const speck =
      index % 3 === 0
        ? press.line('M-15 0H15M0 -15V15M-10 -10L10 10M-10 10L10 -10', 'paper', 3.5)
        : press.bare(index % 3 === 1 ? circle([0, 0], 8) : 'M0 -15L13 11H-13z', 'shade');
    return placed(speck, at, 1, random.between(0, 90));
  });
  return (
    press.bare(kidney([x + width * 0.86, y + height * 0.2], radius * 0.6), 'shade') +
    press.bare(kidney([x + width * 0.1, y + height * 0.8], radius * 0.7), 'shade') +
    press.bare(kidney(centre, radius * 1.2), 'second') +
    specks.join('')
  );
}

/** Long art-nouveau waves of air. */
export function breeze({ area, centre, radius, press }: Stage): string {
  const { x, width } = area;
  const lines = steps(-1.5, 1.5, 9).map((share) => {
    const y = centre[1] + share * radius;
    return `M${x - 10} ${y.toFixed(1)}C${x + width * 0.3} ${(y - radius * 0.5).toFixed(1)} ${x + width * 0.5} ${(y + radius * 0.5).toFixed(1)} ${x + width + 10} ${(y - radius * 0.2).toFixed(1)}`;
  });
  return (
    press.line(lines.join(''), 'shade', radius * 0.07) +
    press.bare(circle([centre[0], centre[1] - radius * 0.1], radius * 0.86), 'second')
  );
}
