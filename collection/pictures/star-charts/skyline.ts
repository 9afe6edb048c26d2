import {
  form,
  hatch,
  type Line,
  type Point,
  polygon,
  type Random,
  segments,
  steps,
  stroke,
  valueNoise,
} from '@portal/engraving';

export type Ground = { left: number; right: number; top: number; bottom: number };

/** Ranges of hills, the farthest first, each with shade on one flank. */
export function hills(
  { left, right, top, bottom }: Ground,
  colours: readonly string[],
  line: string,
  random: Random,
): string {
  const noise = valueNoise(`hills ${Math.floor(random.next() * 1e6)}`);
  return colours
    .map((colour, range) => {
      const base = top + ((bottom - top) * range) / colours.length;
      const ridge = steps(left, right, 36).map(
        (x): Point => [
          x,
          base - noise([x / (150 - range * 30), range * 9]) * 44 + (range ? 20 : 0),
        ],
      );
      const outline: Line = [...ridge, [right, bottom], [left, bottom]];
      const shade = hatch(outline, {
        angle: 1.1,
        spacing: 9,
        random,
        tone: ([x, y]) => 0.5 + 0.5 * noise([x / 60 + 40, y / 60]),
      });
      return (
        form(polygon(outline), colour, line, 1.6) +
        stroke(segments(shade), line, 0.8, { 'stroke-opacity': 0.6 })
      );
    })
    .join('');
}
