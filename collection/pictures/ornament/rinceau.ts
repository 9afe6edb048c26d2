import {
  form,
  type Line,
  type Point,
  polar,
  polygon,
  rectangle,
  resample,
  steps,
  swelled,
} from '@portal/engraving';
import { frieze } from './friezes.ts';
import { frame, ground } from './ground.ts';
import { acanthus } from './leaf.ts';
import type { Box, Design } from './motif.ts';
import type { Palette } from './palette.ts';
import { bentSpine, leafyScroll, type Scroll, tendril } from './scroll.ts';
import { clipped, setting, stamped } from './transforms.ts';

/** Scrolls that spring to either side of a waving stem, with leaves wherever one parts. */
export function rinceau({ box, palette, variant }: Design): string {
  const gap = 26;
  const count = Math.max(2, Math.round((box.width * variant) / (box.height * 0.84)));
  const tall = Math.min((box.height - gap * (variant - 1)) / variant, (box.width / count) * 1.24);
  const edge = (box.height - gap * (variant - 1) - tall * variant) / 2;
  const runs =
    edge < 30
      ? ''
      : frieze({ ...box, height: edge - 8 }, 'eggAndDart', palette, 'upper') +
        frieze(
          { ...box, y: box.y + box.height - edge + 8, height: edge - 8 },
          'laurel',
          palette,
          'lower',
        );
  const start = box.y + Math.max(0, edge);
  return (
    runs +
    Array.from({ length: variant }, (_, row) => {
      const band = { ...box, y: start + row * (tall + gap), height: tall };
      const outline = polygon(rectangle(band.x, band.y, band.width, band.height));
      return (
        ground(band, palette) +
        clipped(
          wave(band, count, row % 2 === 0 ? 1 : -1, palette, `row-${row}`),
          outline,
          `band-${row}`,
        ) +
        frame(band, palette)
      );
    }).join('')
  );
}

/** The stem passes over one circle and under the next; a branch winds on inside each. */
function wave(box: Box, count: number, first: 1 | -1, palette: Palette, name: string): string {
  const radius = box.width / count / 2;
  const middle = box.y + box.height / 2;
  const centre = (index: number): Point => [box.x + (index * 2 + 1) * radius, middle];
  const over = (index: number): 1 | -1 => (index % 2 === 0 ? first : (-first as 1 | -1));
  const indices = Array.from({ length: count + 2 }, (_, index) => index - 1);
  const course: Line = indices.flatMap((index) =>
    steps(0, 1, 6)
      .slice(0, -1)
      .map((share) => polar(centre(index), Math.PI * (1 + over(index) * share), radius * 0.94)),
  );
  const places = indices.map((index) => setting(centre(index), 0, [1, over(index)]));
  const scroll: Scroll = { centre: [0, 0], from: 0, wind: 1, outer: radius * 0.93 };
  return (
    stamped(spray([radius, 0], radius, box.height / 2, palette), `${name}-spray`, places) +
    form(
      swelled(resample(course, 9), () => radius * 0.11),
      palette.body,
      palette.ink,
      1.6,
    ) +
    stamped(crest(radius, palette) + leafyScroll(scroll, palette, 10), `${name}-coil`, places) +
    stamped(sheath([radius, 0], radius, palette), `${name}-sheath`, places)
  );
}

/** Leaves and tendrils that fill the corners between two circles. */
function spray(foot: Point, radius: number, room: number, palette: Palette): string {
  const up = -Math.PI / 2;
  const length = Math.min(radius, room) * 0.94;
  const leaf = (turn: number): string =>
    acanthus(
      { spine: bentSpine(foot, turn, length, 0.3), reach: length * 0.24, lobes: 5 },
      palette,
      palette.third,
    );
  const tendrils = [up, -up].flatMap((turn) =>
    [-1, 1].map((side) => tendril(foot, turn + side * 0.42, room * 0.72, side * 0.9, palette)),
  );
  return tendrils.join('') + leaf(up) + leaf(-up);
}

/** Leaves along the outside of the stem where it arches over a circle. */
function crest(radius: number, palette: Palette): string {
  return [0.24, 0.5, 0.74]
    .map((share) => {
      const angle = Math.PI * (1 + share);
      const foot = polar([0, 0], angle, radius * 0.96);
      const spine = bentSpine(foot, angle + 1, radius * 0.5, 1.5);
      return acanthus({ spine, reach: radius * 0.17, lobes: 4, sides: 'left' }, palette);
    })
    .join('');
}

/** The cup of leaves out of which stem and branch grow. */
function sheath(foot: Point, radius: number, palette: Palette): string {
  const start: Point = [foot[0], foot[1] - radius * 0.22];
  return [-1, 1]
    .map((side) => {
      const spine = bentSpine(start, Math.PI / 2 - side * 0.25, radius * 0.5, side * 1.9);
      return acanthus({ spine, reach: radius * 0.16, lobes: 4 }, palette);
    })
    .join('');
}
