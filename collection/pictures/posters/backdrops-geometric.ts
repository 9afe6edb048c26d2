import { circle, type Point, polar, polygon, steps } from '@portal/engraving';
import type { Stage } from './stage.ts';

/** Rays from behind the motif. */
export function rays({ centre, reach, press }: Stage): string {
  const wedges = steps(0, 340, 17).map((degrees): Point[] => [
    centre,
    polar(centre, ((degrees - 5) * Math.PI) / 180, reach),
    polar(centre, ((degrees + 5) * Math.PI) / 180, reach),
  ]);
  return press.bare(polygon(...wedges), 'shade');
}

export function rings({ centre, radius, press }: Stage): string {
  return [2.1, 1.72, 1.36, 1.02]
    .map((size, index) => press.bare(circle(centre, radius * size), index % 2 ? 'ground' : 'shade'))
    .join('');
}

/** One great disc in the brightest ink. */
export function disc({ centre, radius, press }: Stage): string {
  return (
    press.bare(circle(centre, radius * 1.24), 'shade') +
    press.bare(circle(centre, radius * 1.1), 'second')
  );
}

export function sunrise({ centre, radius, reach, press }: Stage): string {
  const wedges = steps(0, 345, 23).map((degrees): Point[] => [
    centre,
    polar(centre, ((degrees - 3.4) * Math.PI) / 180, reach),
    polar(centre, ((degrees + 3.4) * Math.PI) / 180, reach),
  ]);
  return (
    press.bare(polygon(...wedges), 'second') + press.bare(circle(centre, radius * 1.12), 'first')
  );
}

/** A sheet parted from corner to corner. */
export function split({ area, press }: Stage): string {
  const { x, y, width, height } = area;
  return press.bare(
    `M${x} ${y + height}V${y + height * 0.62}L${x + width} ${y + height * 0.28}V${y + height}z`,
    'second',
  );
}

/** Searchlights. */
export function beams({ area, centre, press }: Stage): string {
  const { x, y, width, height } = area;
  const foot: Point = [x - width * 0.1, y + height * 1.05];
  const far = Math.hypot(width, height) * 1.4;
  const heading = Math.atan2(centre[1] - foot[1], centre[0] - foot[0]);
  const beam = (from: number, to: number): string =>
    polygon([foot, polar(foot, heading + from, far), polar(foot, heading + to, far)]);
  return (
    press.bare(beam(-0.3, -0.17) + beam(0.24, 0.36), 'shade') +
    press.bare(beam(-0.11, 0.17), 'second')
  );
}

export function diagonals({ area, press }: Stage): string {
  const { x, y, width, height } = area;
  const step = width / 5;
  const bars = steps(-6, 12, 18).map((index) => {
    const left = x + index * step;
    return `M${left.toFixed(1)} ${y + height}l${(height * 0.7).toFixed(1)} ${-height}h${(step / 2).toFixed(1)}l${(-height * 0.7).toFixed(1)} ${height}z`;
  });
  return press.bare(bars.join(''), 'shade');
}

/** Bathroom tiles. */
export function tiles({ area, press }: Stage): string {
  const { x, y, width, height } = area;
  const side = width / 9;
  const rows = Math.ceil(height / side);
  const lines =
    steps(1, 8, 7)
      .map((column) => `M${(x + column * side).toFixed(1)} ${y}v${height}`)
      .join('') +
    steps(1, rows, rows - 1)
      .map((row) => `M${x} ${(y + row * side).toFixed(1)}h${width}`)
      .join('');
  return press.line(lines, 'shade', 7);
}

export function polka({ area, press }: Stage): string {
  const { x, y, width, height } = area;
  const step = width / 8;
  const rows = Math.ceil((height / step) * 1.2);
  const spots = steps(0, rows, rows).flatMap((row) =>
    steps(0, 8, 8).map((column) =>
      circle([x + (column + (row % 2) / 2) * step, y + row * step * 0.86], step * 0.2),
    ),
  );
  return press.bare(spots.join(''), 'shade');
}

/** Rainbow stripes that come down one side and turn round the motif. */
export function rainbow({ area, centre, radius, press }: Stage): string {
  const colours = ['first', 'second', 'paper', 'ink', 'first', 'second'] as const;
  const band = radius * 0.155;
  return colours
    .map((colour, index) => {
      const r = radius * 1.86 - index * band;
      const [cx, cy] = centre;
      const d = `M${(cx - r).toFixed(1)} ${area.y + area.height + 40}V${cy.toFixed(1)}A${r.toFixed(1)} ${r.toFixed(1)} 0 0 1 ${(cx + r).toFixed(1)} ${cy.toFixed(1)}V${area.y + area.height + 40}`;
      return press.line(d, colour, band + 1);
    })
    .join('');
}

/** Stripes that run in from the left, loop once and leave. */
export function ribbonway({ area, centre, radius, press }: Stage): string {
  const colours = ['first', 'second', 'paper', 'first', 'ink'] as const;
  const band = radius * 0.16;
  const [cx, cy] = centre;
  return colours
    .map((colour, index) => {
      const r = radius * 1.3 - index * band;
      const left = area.x - 40;
      const right = area.x + area.width + 40;
      const d = `M${left} ${(cy + r).toFixed(1)}H${cx.toFixed(1)}A${r.toFixed(1)} ${r.toFixed(1)} 0 1 0 ${(cx - r).toFixed(1)} ${cy.toFixed(1)}A${r.toFixed(1)} ${r.toFixed(1)} 0 0 0 ${cx.toFixed(1)} ${(cy + r).toFixed(1)}H${right}`;
      return press.line(d, colour, band + 1);
    })
    .join('');
}
