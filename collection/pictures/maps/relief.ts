import {
  curve,
  form,
  type Line,
  mix,
  type Point,
  type Random,
  resample,
  type Segment,
  segments,
  stipple,
  stroke,
} from '@portal/engraving';
import type { Inks } from './inks.ts';
import { coarser, type Land, linesAt, slopeAt } from './land.ts';

export type ReliefManner = 'molehills' | 'hachures' | 'contours' | 'tints' | 'none';

export function relief(land: Land, manner: ReliefManner, inks: Inks, random: Random): string {
  if (manner === 'molehills') return molehills(land, inks, random);
  if (manner === 'hachures') return hachures(land, inks, random);
  if (manner === 'contours') return levels(land, inks);
  if (manner === 'tints') return heightTints(land, inks);
  return '';
}

/** Hills in profile, lit from the left, the nearest drawn last. */
function molehills(land: Land, inks: Inks, random: Random): string {
  const { left, top, right, bottom } = land.box;
  const places = stipple({
    box: [left + 20, top + 30, right - 20, bottom - 20],
    tries: 1500,
    apart: 26,
    random,
    tone: (point) => (land.height(point) > 0.36 ? 0.95 : 0),
  });
  return [...places]
    .sort((a, b) => a[1] - b[1])
    .map((at) => hill(at, mix(13, 27, Math.min(1, (land.height(at) - 0.36) * 2.4)), inks, random))
    .join('');
}

function hill([x, y]: Point, size: number, inks: Inks, random: Random): string {
  const peak: Point = [x + random.jitter(size * 0.16), y - size * random.between(0.95, 1.25)];
  const [west, east]: [Point, Point] = [
    [x - size * 0.95, y],
    [x + size * 0.95, y + 1],
  ];
  const outline: Line = [
    west,
    [mix(west[0], peak[0], 0.62), mix(y, peak[1], 0.5)],
    peak,
    [mix(peak[0], east[0], 0.42), mix(peak[1], y, 0.45)],
    east,
  ];
  const shade = [0.12, 0.3, 0.48, 0.66, 0.82].map((t): Segment => {
    const from: Point = [mix(peak[0], east[0], t * 0.9), mix(peak[1], y, t * 0.95)];
    return [
      from,
      [from[0] - size * 0.08 + random.jitter(1.5), mix(from[1], y, random.between(0.55, 0.92))],
    ];
  });
  return form(curve(outline), inks.land, inks.ink, 1.5) + stroke(segments(shade), inks.ink, 1);
}

/** Strokes down the slope, thick where it is steep; a pilot draws only those near the sea. */
export function hachures(
  land: Land,
  inks: Inks,
  random: Random,
  shown: (point: Point) => boolean = () => true,
): string {
  const bands: Segment[][] = [[], [], []];
  const ground = coarser(land, 17);
  for (const level of [0.2, 0.3, 0.4, 0.5, 0.6, 0.72, 0.86]) {
    for (const line of linesAt(ground, level, 6).map((each) => resample(each, 5.8))) {
      line.forEach((point) => {
        const [dx, dy] = slopeAt(land, point);
        const steep = Math.hypot(dx, dy);
        if (steep < 0.0016 || !shown(point)) return;
        const long = Math.min(19, 0.082 / steep) * random.between(0.85, 1.05);
        const to: Point = [point[0] - (dx / steep) * long, point[1] - (dy / steep) * long];
        bands[steep > 0.006 ? 2 : steep > 0.0035 ? 1 : 0]?.push([point, to]);
      });
    }
  }
  return bands.map((band, index) => stroke(segments(band), inks.ink, 0.8 + index * 0.55)).join('');
}

function levels(land: Land, inks: Inks): string {
  const coarse = coarser(land, 15);
  return [0.12, 0.24, 0.36, 0.48, 0.6, 0.72, 0.84]
    .map((level, index) => {
      const lines = linesAt(coarse, level, 6);
      return lines.length > 0
        ? stroke(curve(...lines.map(close)), inks.hill, index % 2 ? 1.1 : 1.8)
        : '';
    })
    .join('');
}

function close(line: Line): Line {
  return [...line, line[0] as Point];
}

/** Green plains, yellow uplands, brown heights. */
function heightTints(land: Land, inks: Inks): string {
  const colours = [inks.tints[7], inks.land, inks.tints[1], inks.hill, inks.tints[0]];
  return [0.1, 0.26, 0.44, 0.62, 0.8]
    .map((level, index) => {
      const lines = linesAt(land.ground, level, 6, 2);
      return lines.length > 0
        ? form(`${curve(...lines.map(close))}`, colours[index] ?? inks.hill, inks.ink, 0.7, {
            'fill-rule': 'evenodd',
            'stroke-opacity': 0.5,
          })
        : '';
    })
    .join('');
}
