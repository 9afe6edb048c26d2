import {
  circle,
  closedCurve,
  fill,
  form,
  type Line,
  type Point,
  polar,
  steps,
  stroke,
} from '@portal/engraving';
import { typefaces } from '../../src/typefaces.ts';
import { frame, ground } from './ground.ts';
import { barScroll } from './iron.ts';
import { acanthus } from './leaf.ts';
import { mask } from './mask.ts';
import { centreOf, type Design } from './motif.ts';
import type { Palette } from './palette.ts';
import { palmette } from './palmette.ts';
import { rosette } from './rosette.ts';
import { bentSpine, leafyScroll } from './scroll.ts';
import { strap } from './strap.ts';
import { swag } from './swag.ts';
import { mirrored, place } from './transforms.ts';

/** A tablet for an inscription in a frame of curling straps. */
export function cartouche({ box, palette, variant, words }: Design): string {
  const unit = Math.min(box.width / 1330, box.height / 960);
  const drawing = straps(variant, palette) + tablet(variant, words, palette);
  return ground(box, palette, 8) + place(drawing, centreOf(box), 0, unit) + frame(box, palette);
}

/** Behind the tablet, drawn for the right half about the origin in a room of 1330 by 960. */
function straps(variant: number, palette: Palette): string {
  const { body, second, third, light } = palette;
  const lay = (line: Line, wide: number, colour: string): string =>
    strap(line, wide, palette, colour);
  const tall = variant === 2 ? 1.12 : 1;
  const at = (x: number, y: number): Point => [x, y * tall];
  const half =
    leafyScroll({ centre: at(556, -372), from: 2.2, wind: 1, outer: 78 }, palette, 8) +
    leafyScroll({ centre: at(556, 372), from: -2.2, wind: -1, outer: 78 }, palette, 8) +
    swag(at(60, -330), at(330, -300), 74, palette) +
    swag(at(70, 300), at(350, 280), 80, palette) +
    lay(
      barScroll({
        from: at(456, -250),
        to: at(456, 250),
        first: 70,
        last: 70,
        side: -1,
        kind: 'C',
        bow: 0.42,
      }),
      34,
      third,
    ) +
    lay(
      barScroll({
        from: at(120, -360),
        to: at(400, -330),
        first: 44,
        last: 56,
        side: -1,
        kind: 'C',
        bow: 0.8,
      }),
      28,
      body,
    ) +
    lay(
      barScroll({
        from: at(120, 350),
        to: at(400, 320),
        first: 40,
        last: 54,
        side: 1,
        kind: 'C',
        bow: 0.8,
      }),
      28,
      body,
    ) +
    lay(
      barScroll({
        from: at(360, -210),
        to: at(500, -40),
        first: 36,
        last: 44,
        side: -1,
        kind: 'S',
        bow: 0.5,
      }),
      24,
      second,
    ) +
    lay(
      barScroll({
        from: at(360, 210),
        to: at(500, 40),
        first: 36,
        last: 44,
        side: 1,
        kind: 'S',
        bow: 0.5,
      }),
      24,
      second,
    ) +
    acanthus(
      { spine: bentSpine(at(390, -250), -0.7, 150, 1.3), reach: 42, lobes: 5 },
      palette,
      body,
    ) +
    acanthus(
      { spine: bentSpine(at(390, 250), 0.7, 150, -1.3), reach: 42, lobes: 5 },
      palette,
      body,
    ) +
    acanthus(
      { spine: bentSpine(at(440, 0), 0.5, 130, -1.0), reach: 36, lobes: 4 },
      palette,
      light,
    ) +
    acanthus(
      { spine: bentSpine(at(440, 0), -0.5, 130, 1.0), reach: 36, lobes: 4 },
      palette,
      light,
    ) +
    rosette(at(372, -268), 34, 8, palette) +
    rosette(at(372, 262), 34, 8, palette);
  const crown =
    variant === 2 ? palmette(at(0, -250), 190, 11, palette, body) : mask(at(0, -330), 190, palette);
  const foot =
    variant === 3
      ? mask(at(0, 330), 160, palette)
      : place(palmette([0, 0], 150, 9, palette, body), at(0, 262), Math.PI);
  return mirrored(half, 0) + crown + foot;
}

function tabletLine(variant: number, by: number): Line {
  if (variant === 1)
    return steps(0, Math.PI * 2, 48)
      .slice(1)
      .map((angle): Point => [Math.cos(angle) * (370 + by), Math.sin(angle) * (230 + by)]);
  if (variant === 2) {
    return steps(0, Math.PI * 2, 64)
      .slice(1)
      .map((angle) => {
        const round = 1 / (Math.abs(Math.cos(angle)) ** 4 + Math.abs(Math.sin(angle)) ** 4) ** 0.25;
        const [x, y] = polar([0, 0], angle, round);
        return [x * (310 + by), y * (250 + by)];
      });
  }
  return [
    [-360 - by, -190],
    [-330, -200 - by],
    [0, -230 - by],
    [330, -200 - by],
    [360 + by, -190],
    [345 + by, 0],
    [360 + by, 190],
    [330, 200 + by],
    [0, 230 + by],
    [-330, 200 + by],
    [-360 - by, 190],
    [-345 - by, 0],
  ];
}

function tablet(variant: number, words: string, palette: Palette): string {
  const lines = words.split('/').map((line) => line.trim());
  const face = variant === 2 ? typefaces.garamondItalic : typefaces.fell;
  const room = [520, 480, 560][variant - 1] ?? 520;
  const widest = Math.max(...lines.map((line) => face.measure(line, 100)));
  const size = Math.min(86, (room / widest) * 100, 290 / lines.length);
  const top = -((lines.length - 1) * size * 1.18) / 2 + size * 0.34;
  const lettering = lines.map((line, index) =>
    face.letter(line, { size, at: [0, top + index * size * 1.18], anchor: 0.5 }),
  );
  const beads = (variant === 3 ? [] : tabletLine(variant, 22))
    .filter((_, index) => index % 2 === 0)
    .map((point) => circle(point, 7))
    .join('');
  return (
    form(closedCurve(tabletLine(variant, 38)), palette.second, palette.ink, 2.4) +
    form(beads, palette.light, palette.ink, 1.4) +
    form(closedCurve(tabletLine(variant, 4)), palette.body, palette.ink, 2) +
    form(closedCurve(tabletLine(variant, -8)), palette.light, palette.ink, 1.6) +
    stroke(closedCurve(tabletLine(variant, -18)), palette.ink, 1) +
    fill(lettering.join(''), palette.ink)
  );
}
