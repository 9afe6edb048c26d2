import {
  closedCurve,
  fill,
  form,
  type Point,
  polygon,
  polyline,
  rectangle,
  segments,
  steps,
  stroke,
} from '@portal/engraving';
import { blade } from './blade.ts';
import type { Forge } from './gate-ironwork.ts';
import type { Box } from './motif.ts';
import type { Palette } from './palette.ts';
import { turned, urn } from './turned.ts';

/** Level lines, closer towards the top. */
export function sky({ x, y, width, height }: Box, palette: Palette): string {
  const rows = steps(0, 1, 34).map((share) => y + height * 0.7 * share ** 1.5);
  const lines = rows.map(
    (row) =>
      [
        [x, row],
        [x + width, row],
      ] as const,
  );
  return (
    fill(
      polygon(rectangle(x, y, width, height)),
      palette.engraved ? palette.paper : palette.light,
    ) + stroke(segments(lines), palette.ink, 0.8, { 'stroke-opacity': 0.45 })
  );
}

export function pavement({ x, y, width, height }: Box, base: number, palette: Palette): string {
  const joints = steps(-0.5, 0.5, 16).map((share) => {
    const middle = x + width / 2;
    return [
      [middle + share * width, base] as Point,
      [middle + share * width * 1.3, y + height] as Point,
    ] as const;
  });
  return (
    form(polygon(rectangle(x, base, width, y + height - base)), palette.second, palette.ink, 2) +
    stroke(
      segments([
        ...joints,
        [
          [x, base + 24],
          [x + width, base + 24],
        ],
      ]),
      palette.ink,
      1.1,
    )
  );
}

/** Railings on a low wall from the pier to the edge of the picture. */
export function wall(
  from: number,
  base: number,
  box: Box,
  palette: Palette,
  { iron, gilt }: Forge,
): string {
  const right = box.x + box.width + 30;
  const top = base - box.height * 0.12;
  const spikes = steps(from + 18, right, Math.max(2, Math.round((right - from) / 34)));
  const heads = spikes.map((x) => blade([x, top - box.height * 0.2], -Math.PI / 2, 30, 6));
  return (
    form(
      polygon(
        rectangle(from, top, right - from, base - top),
        rectangle(from, top - 12, right - from, 14),
      ),
      palette.third,
      palette.ink,
      1.6,
    ) +
    stroke(
      segments(
        spikes.map(
          (x) =>
            [
              [x, top - box.height * 0.2],
              [x, top - 12],
            ] as const,
        ),
      ),
      iron,
      5,
    ) +
    stroke(
      polyline(
        [
          [from, top - box.height * 0.17],
          [right, top - box.height * 0.17],
        ],
        [
          [from, top - 34],
          [right, top - 34],
        ],
      ),
      iron,
      5,
    ) +
    form(closedCurve(...heads), gilt, iron, 1.4)
  );
}

export function pier({ x, y, width, height }: Box, palette: Palette): string {
  const courses = steps(0.1, 0.9, 8).map(
    (share) =>
      [
        [x, y + height * share],
        [x + width, y + height * share],
      ] as const,
  );
  const shade = steps(y + 40, y + height - 6, Math.round(height / 7)).map(
    (row) =>
      [
        [x + width * 0.66, row],
        [x + width - 4, row],
      ] as const,
  );
  return (
    turned([x + width / 2, y - width * 1.14], urn, width * 1.1, palette, palette.light) +
    form(polygon(rectangle(x, y, width, height)), palette.third, palette.ink, 2) +
    stroke(segments(courses), palette.ink, 1.5) +
    stroke(segments(shade), palette.ink, 0.8, { 'stroke-opacity': 0.6 }) +
    form(
      polygon(
        rectangle(x - 12, y - 4, width + 24, 18),
        rectangle(x - 6, y + 14, width + 12, 14),
        rectangle(x - 10, y + height - 46, width + 20, 46),
      ),
      palette.light,
      palette.ink,
      2,
    )
  );
}
