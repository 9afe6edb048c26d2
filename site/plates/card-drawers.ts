import {
  curve,
  fill,
  form,
  hatch,
  type Line,
  type Point,
  polygon,
  type Random,
  rectangle,
  seededRandom,
  segments,
  steps,
  stroke,
  waver,
} from '@portal/engraving';
import { openDrawer } from './details/open-drawer.ts';
import { letter } from './lettering.ts';
import type { PlatePalette } from './palette.ts';
import type { Plate } from './plate.ts';
import { field, fieldOutline, sheet } from './sheet.ts';

export const cardDrawers: Plate = {
  name: 'card-drawers',
  alt: 'A wall of lettered catalogue drawers, one of them pulled out and full of index cards.',
  draw(palette) {
    const random = seededRandom('card drawers');
    const drawing =
      fill(fieldOutline, palette.wash) +
      cabinet(random, palette) +
      openDrawer({ left: 241, top: 144, width: 103, height: 56 }, [262, 30], palette);
    return sheet(palette, 'VI', drawing);
  },
};

const columns = 4;
const rows = 5;
const width = (field.right - field.left) / columns;
const height = (field.bottom - field.top) / rows;

function cabinet(random: Random, palette: PlatePalette): string {
  const { ink, soft, raised, paper } = palette;
  const fronts: Line[] = [];
  const panels: Line[] = [];
  const holders: Line[] = [];
  const grain: Line[] = [];
  const shade: (readonly [Point, Point])[] = [];
  let names = '';
  for (let row = 0; row < rows; row += 1) {
    for (let column = 0; column < columns; column += 1) {
      const x = field.left + column * width + 3;
      const y = field.top + row * height + 3;
      const [w, h] = [width - 6, height - 6];
      fronts.push(waver(rectangle(x, y, w, h), random, 0.5));
      panels.push(waver(rectangle(x + 5, y + 5, w - 10, h - 10), random, 0.5));
      holders.push(rectangle(x + w / 2 - 19, y + 12, 38, 17));
      grain.push(...woodGrain(x + 7, y + 7, w - 14, h - 14, random));
      shade.push(...bevel(x, y, w, h, random));
      const name = String.fromCharCode(65 + row * columns + column);
      names += letter(name, { size: 13, at: [x + w / 2, y + 25], anchor: 0.5 });
    }
  }
  return (
    form(polygon(...fronts), paper, ink, 1) +
    stroke(segments(shade), ink, 0.5) +
    stroke(polygon(...panels), ink, 0.7) +
    stroke(curve(...grain), soft, 0.5) +
    form(polygon(...holders), raised, ink, 0.9) +
    fill(names, ink) +
    pulls(palette)
  );
}

/** Long lines that part a little, as around a knot. */
function woodGrain(x: number, y: number, w: number, h: number, random: Random): Line[] {
  const knot = random.between(0.15, 0.85);
  return steps(0.06, 0.94, 5).map((share) => {
    const bend = random.between(1.5, 4) * Math.sign(share - 0.5);
    const [from, to] = random.pick([
      [0, 1],
      [0, 0.8],
      [0.2, 1],
      [0.1, 0.55],
    ]) as [number, number];
    return steps(from, to, 3).map((along) => [
      x + along * w,
      y + share * h + bend * Math.exp(-(((along - knot) / 0.2) ** 2)) + random.jitter(0.4),
    ]);
  });
}

/** Strokes on the lower and right edges, away from the light. */
function bevel(x: number, y: number, w: number, h: number, random: Random) {
  const lower = hatch(
    [
      [x, y + h],
      [x + 5, y + h - 5],
      [x + w - 5, y + h - 5],
      [x + w, y + h],
    ],
    {
      angle: 0,
      spacing: 1.7,
      random,
      ragged: 3,
    },
  );
  const side = hatch(
    [
      [x + w, y],
      [x + w - 5, y + 5],
      [x + w - 5, y + h - 5],
      [x + w, y + h],
    ],
    {
      angle: Math.PI / 2,
      spacing: 1.7,
      random,
      ragged: 3,
    },
  );
  return [...lower, ...side];
}

function pulls({ ink, wash }: PlatePalette): string {
  const cups: string[] = [];
  for (let row = 0; row < rows; row += 1) {
    for (let column = 0; column < columns; column += 1) {
      const x = field.left + (column + 0.5) * width;
      const y = field.top + row * height + 38;
      cups.push(`M${x - 9} ${Math.round((y + 8) * 10) / 10}a9 8 0 0 1 18 0z`);
    }
  }
  return form(cups.join(''), wash, ink, 0.9);
}
