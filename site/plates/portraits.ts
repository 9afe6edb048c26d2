import {
  circle,
  dots,
  fill,
  form,
  hatch,
  type Line,
  oval,
  type Point,
  polygon,
  polyline,
  type Random,
  rectangle,
  seededRandom,
  segments,
  steps,
  stroke,
} from '@portal/engraving';
import { profile } from './details/profile-head.ts';
import { type Opening, ruffedSitter } from './details/ruffed-sitter.ts';
import { letter } from './lettering.ts';
import type { PlatePalette } from './palette.ts';
import type { Plate } from './plate.ts';
import { field, sheet } from './sheet.ts';

export const portraits: Plate = {
  name: 'portraits',
  alt: 'Two oval portraits, a head in profile and a sitter in a ruff, hang beside a small landscape; bars below each say how sure a classifier is of what it sees.',
  draw(palette) {
    const large: Opening = { centre: [112, 138], rx: 66, ry: 86 };
    const small: Opening = { centre: [258, 142], rx: 50, ry: 65 };
    const drawing =
      wall(palette) +
      ovalFrame(large, palette, profile([52, 44], 1.16, palette)) +
      ovalFrame(small, palette, ruffedSitter(small, palette)) +
      landscapeFrame([336, 102], palette) +
      verdicts(palette);
    return sheet(palette, 'X', drawing);
  },
};

/** Papered with sprigs, and a rail from which the pictures hang. */
function wall({ ink, wash, rule, soft }: PlatePalette): string {
  const berries: Point[] = [];
  const stems: (readonly [Point, Point])[] = [];
  for (let row = 0; row < 9; row += 1) {
    for (let column = 0; column < 12; column += 1) {
      const [x, y] = [34 + column * 38 + (row % 2) * 19, 44 + row * 24];
      if (x > field.right) continue;
      berries.push([x - 3, y], [x, y - 3.5], [x + 3, y]);
      stems.push([
        [x, y],
        [x, y + 6],
      ]);
    }
  }
  const cords: Line[] = [
    [
      [86, 28],
      [112, 42],
      [138, 28],
    ],
    [
      [232, 28],
      [258, 66],
      [284, 28],
    ],
    [
      [366, 28],
      [392, 100],
      [418, 28],
    ],
  ];
  return (
    stroke(segments(stems), rule, 0.8) +
    stroke(dots(berries), rule, 2.2) +
    form(polygon(rectangle(field.left, field.top, field.right - field.left, 8)), wash, ink, 0.8) +
    stroke(polyline(...cords), soft, 0.8)
  );
}

function ovalFrame({ centre, rx, ry }: Opening, palette: PlatePalette, picture: string): string {
  const { ink, wash, raised, rule } = palette;
  const beads = steps(0, Math.PI * 2, Math.round(rx * 0.72))
    .slice(1)
    .map(
      (turn): Point => [
        centre[0] + Math.cos(turn) * (rx + 4.5),
        centre[1] + Math.sin(turn) * (ry + 4.5),
      ],
    );
  return (
    fill(oval([centre[0] + 3, centre[1] + 4], rx + 9, ry + 9), rule) +
    fill(oval(centre, rx, ry), raised) +
    picture +
    form(oval(centre, rx + 9, ry + 9) + oval(centre, rx, ry), wash, ink, 1, {
      'fill-rule': 'evenodd',
    }) +
    stroke(dots(beads), ink, 1.8) +
    stroke(oval(centre, rx - 2.5, ry - 2.5), ink, 0.4)
  );
}

function landscapeFrame([x, y]: Point, palette: PlatePalette): string {
  const { ink, wash, raised, rule } = palette;
  const [w, h] = [112, 84];
  const mitre = (a: number, b: number, dx: number, dy: number): Line => [
    [a, b],
    [a + dx, b + dy],
  ];
  const mitres = [
    mitre(x, y, 9, 9),
    mitre(x + w, y, -9, 9),
    mitre(x + w, y + h, -9, -9),
    mitre(x, y + h, 9, -9),
  ];
  return (
    fill(polygon(rectangle(x + 3, y + 4, w, h)), rule) +
    form(polygon(rectangle(x, y, w, h)), wash, ink, 1) +
    stroke(polyline(...mitres), ink, 0.6) +
    fill(polygon(rectangle(x + 9, y + 9, w - 18, h - 18)), raised) +
    view([x + 9, y + 9], palette) +
    stroke(polygon(rectangle(x + 9, y + 9, w - 18, h - 18)), ink, 0.9)
  );
}

/** Two ranges of hills over water, 94 by 66. */
function view([x, y]: Point, { ink, soft, teal, accent, wash, raised }: PlatePalette): string {
  const random = seededRandom('small view');
  const at = (px: number, py: number): Point => [x + px, y + py];
  const far = [
    at(0, 40),
    at(14, 26),
    at(22, 32),
    at(40, 14),
    at(52, 27),
    at(60, 22),
    at(80, 38),
    at(94, 33),
    at(94, 50),
    at(0, 50),
  ];
  const near = [at(0, 48), at(20, 40), at(44, 46), at(70, 39), at(94, 45), at(94, 53), at(0, 53)];
  const shade = hatch(far, {
    angle: 1,
    spacing: 2.6,
    random,
    tone: ([px]) => 0.5 + 0.5 * Math.sin((px - x) / 6 - 1.2),
  });
  const sky = hatch(rectangle(x, y, 94, 26), {
    angle: 0,
    spacing: 3.2,
    random,
    ragged: 20,
    tone: ([, py]) => 0.9 - (py - y) / 30,
  });
  const water = hatch(rectangle(x, y + 53, 94, 13), { angle: 0, spacing: 2.4, random, ragged: 26 });
  return (
    stroke(segments(sky), soft, 0.5) +
    form(circle(at(68, 18), 6.5), accent, raised, 2) +
    form(polygon(far), raised, ink, 0.8) +
    stroke(segments(shade), ink, 0.5) +
    form(polygon(near), wash, ink, 0.8) +
    stroke(segments(water), teal, 0.8)
  );
}

/** What a classifier makes of each picture: two bars on a label, the longer one its answer. */
function verdicts(palette: PlatePalette): string {
  const random = seededRandom('verdicts');
  return (
    verdict([54, 250], 0.97, random, palette) +
    verdict([200, 250], 0.86, random, palette) +
    verdict([334, 250], 0.09, random, palette)
  );
}

function verdict([x, y]: Point, portrait: number, random: Random, palette: PlatePalette): string {
  const { ink, teal, accent, raised, rule } = palette;
  const width = 116;
  const bar = (top: number, share: number, colour: string): string => {
    const full = rectangle(x + 10, top, width - 20, 7);
    const part = rectangle(x + 10, top, (width - 20) * share, 7);
    return (
      stroke(segments(hatch(part, { angle: -0.9, spacing: 1.9, random, ragged: 0 })), colour, 0.9) +
      stroke(polygon(part), colour, 0.9) +
      stroke(polygon(full), ink, 0.5)
    );
  };
  const [name, colour] = portrait > 0.5 ? ['portrait', teal] : ['landscape', accent];
  return (
    fill(polygon(rectangle(x + 2, y + 3, width, 62)), rule) +
    form(polygon(rectangle(x, y, width, 62)), raised, ink, 0.9) +
    fill(letter(name, { size: 13, at: [x + 10, y + 19], spacing: 0.3 }), colour) +
    bar(y + 29, portrait, teal) +
    bar(y + 44, 1 - portrait, accent)
  );
}
