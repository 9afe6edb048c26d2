import {
  fill,
  form,
  hatch,
  type Point,
  polygon,
  rectangle,
  seededRandom,
  segments,
  steps,
  stroke,
} from '@portal/engraving';
import { lens } from './details/lens.ts';
import { landscapeHeight, landscapeWidth, smallLandscape } from './details/small-landscape.ts';
import { letter } from './lettering.ts';
import type { PlatePalette } from './palette.ts';
import type { Plate } from './plate.ts';
import { sheet } from './sheet.ts';

export const pictureTiles: Plate = {
  name: 'picture-tiles',
  alt: 'A framed engraving of a lake cut into square tiles; one tile with a tower is lifted out and seen larger through a reading glass.',
  draw(palette) {
    const drawing =
      print(palette) + lifted(palette) + lens([391, 158], 64, palette) + numbers(palette);
    return sheet(palette, 'VIII', drawing);
  },
};

const corner: Point = [48, 68];
const tile = 70;
/** Column and row of the tile that is looked at. */
const chosen: Point = [3, 1];

function tileBox([column, row]: Point, inset = 0): ReturnType<typeof rectangle> {
  return rectangle(
    corner[0] + column * tile + inset,
    corner[1] + row * tile + inset,
    tile - inset * 2,
    tile - inset * 2,
  );
}

function print(palette: PlatePalette): string {
  const { ink, paper, wash, rule } = palette;
  const [left, top] = corner;
  const cuts = [
    ...[1, 2, 3].map(
      (column) =>
        [
          [left + column * tile, top],
          [left + column * tile, top + landscapeHeight],
        ] as const,
    ),
    ...[1, 2].map(
      (row) =>
        [
          [left, top + row * tile],
          [left + landscapeWidth, top + row * tile],
        ] as const,
    ),
  ];
  const tiles = steps(0, 11, 11).map((index) => tileBox([index % 4, Math.floor(index / 4)], 1.8));
  return (
    form(
      polygon(rectangle(left - 12, top - 12, landscapeWidth + 24, landscapeHeight + 24)),
      wash,
      ink,
      1.2,
    ) +
    stroke(
      polygon(rectangle(left - 9, top - 9, landscapeWidth + 18, landscapeHeight + 18)),
      ink,
      0.5,
    ) +
    smallLandscape(corner, palette) +
    stroke(
      segments(cuts) + polygon(rectangle(left, top, landscapeWidth, landscapeHeight)),
      paper,
      3.6,
    ) +
    stroke(polygon(...tiles), ink, 0.7) +
    form(polygon(tileBox(chosen, 1.8)), wash, rule, 0.8)
  );
}

/** The tile's empty place, its shadow, and lines from it to the glass. */
function lifted({ accent, soft }: PlatePalette): string {
  const random = seededRandom('lifted tile');
  const hole = tileBox(chosen, 1.8);
  const gloom = hatch(hole, { angle: 0.8, spacing: 3.2, random, ragged: 4 });
  const [first, , , fourth] = hole as [Point, Point, Point, Point];
  const rays = [
    [first, [372, 96]],
    [fourth, [368, 218]],
  ] as const;
  return (
    stroke(segments(gloom), soft, 0.5) +
    stroke(polygon(hole), accent, 1.4) +
    stroke(segments(rays), accent, 0.7, { 'stroke-dasharray': '1 3' })
  );
}

function numbers({ soft, accent }: PlatePalette): string {
  const [left, top] = corner;
  const columns = [0, 1, 2, 3].map((column) =>
    letter(String(column), { size: 9, at: [left + (column + 0.5) * tile, top - 17], anchor: 0.5 }),
  );
  const rows = [0, 1, 2].map((row) =>
    letter(String(row), { size: 9, at: [left - 20, top + (row + 0.5) * tile + 3], anchor: 0.5 }),
  );
  return (
    fill(columns.join('') + rows.join(''), soft) +
    fill(
      letter('210,70,70,70', {
        size: 12,
        at: [left + landscapeWidth + 12, top + landscapeHeight + 33],
        anchor: 1,
        spacing: 0.5,
      }),
      accent,
    )
  );
}
