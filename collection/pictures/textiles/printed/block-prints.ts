import {
  circle,
  curve,
  dots,
  element,
  fill,
  type Line,
  type Point,
  polygon,
  type Random,
  rectangle,
  steps,
  stroke,
} from '@portal/engraving';
import type { Dyes } from '../dyes.ts';
import type { Box, Words } from '../layout.ts';
import { blossom, carnation, pomegranate, tulip } from './blossoms.ts';
import { define, halfDrop, type Motif, place } from './motif.ts';
import { boteh, leaf, sprig } from './sprigs.ts';

export type Printer = (box: Box, dyes: Dyes, random: Random, name: string, words: Words) => string;

export function groundOf({ x, y, width, height }: Box, colour: string): string {
  return fill(polygon(rectangle(x, y, width, height)), colour);
}

/** Sprigs in a half-drop, set by hand: none quite straight. */
export function sprigPrint(box: Box, dyes: Dyes, random: Random, name: string): string {
  const size = Math.min(130, box.width / 4.2) * random.between(0.8, 1.1);
  const large: Motif = { id: `${name}-large`, drawing: sprig(size, dyes, random) };
  const small: Motif = {
    id: `${name}-small`,
    drawing: element('g', { transform: 'translate(0 4)' }, blossom(size * 0.2, 5, dyes)),
  };
  const [across, down] = [size * 1.22, size * 2.15];
  const marks = halfDrop(box, across, down).map(({ x, y, column }) => {
    const hand = random.jitter(3);
    return (
      place(large, x + random.jitter(3), y + random.jitter(3), hand, 1, column % 2 ? -1 : 1) +
      place(small, x + random.jitter(2), y + down / 2 + size * 0.12, hand)
    );
  });
  const seeds = halfDrop(box, across / 2, down / 6).map(({ x, y }): Point => [x + across / 4, y]);
  return (
    groundOf(box, dyes.ground) +
    define(large, small) +
    stroke(dots(seeds), dyes.second, 5, { 'stroke-opacity': 0.8 }) +
    marks.join('')
  );
}

/** Pines in rows, leaning left and right by turns. */
export function pinePrint(box: Box, dyes: Dyes, random: Random, name: string): string {
  const size = Math.min(105, box.width / 5);
  const pine: Motif = { id: `${name}-pine`, drawing: boteh(size, dyes) };
  const star: Motif = {
    id: `${name}-star`,
    drawing: blossom(size * 0.24, 6, { ...dyes, main: dyes.third }),
  };
  const marks = halfDrop(box, size * 1.45, size * 2.5).map(
    ({ x, y, row }) =>
      place(pine, x + random.jitter(2), y, random.jitter(2), 1, row % 2 ? -1 : 1) +
      place(star, x, y + size * 1.32),
  );
  return groundOf(box, dyes.ground) + define(pine, star) + marks.join('');
}

/** A tree that wanders up the cloth with a different flower at every turn. */
export function chintz(box: Box, dyes: Dyes, random: Random, name: string): string {
  const size = Math.min(100, box.width / 5);
  const heads: Motif[] = [
    { id: `${name}-a`, drawing: blossom(size * 0.95, 8, dyes) },
    { id: `${name}-b`, drawing: pomegranate(size * 0.8, dyes) },
    {
      id: `${name}-c`,
      drawing: carnation(size * 0.95, { ...dyes, main: dyes.second, second: dyes.main }),
    },
    { id: `${name}-d`, drawing: tulip(size * 0.8, dyes) },
    { id: `${name}-e`, drawing: blossom(size * 0.6, 5, { ...dyes, main: dyes.third }) },
  ];
  const sprout: Motif = {
    id: `${name}-leaf`,
    drawing: leaf([0, 0], 0, size * 0.62, dyes.third, dyes.dark),
  };
  const across = size * 3.1;
  let drawing = groundOf(box, dyes.ground) + define(...heads, sprout);
  let stem = 0;
  for (
    let middle = box.x + across * 0.35;
    middle < box.x + box.width + across;
    middle += across, stem += 1
  ) {
    const at = (y: number): Point => [
      middle + Math.sin(y / (size * 1.25) + stem * 2) * size * 0.85,
      y,
    ];
    const line: Line = steps(box.y - 40, box.y + box.height + 40, Math.ceil(box.height / 26)).map(
      at,
    );
    drawing +=
      stroke(curve(line), dyes.dark, size * 0.13) + stroke(curve(line), dyes.third, size * 0.06);
    let turn = stem * 2;
    for (let y = box.y - size * 0.4; y < box.y + box.height + size; y += size * 0.98, turn += 1) {
      const [x, sy] = at(y);
      const side = turn % 2 ? 1 : -1;
      const head: Point = [x + side * size * 1.02, sy - size * 0.3];
      const twig: Line = [[x, sy + size * 0.34], [x + side * size * 0.5, sy + size * 0.2], head];
      drawing +=
        stroke(curve(twig), dyes.dark, size * 0.07) +
        place(sprout, x + side * size * 0.36, sy + size * 0.28, side > 0 ? 60 : 120) +
        place(sprout, x, sy - size * 0.1, side > 0 ? 190 : -10) +
        place(heads[turn % heads.length] as Motif, ...head, side * 24 + random.jitter(8));
    }
  }
  return drawing;
}

/** Rings and teardrops in three blocks, with the misses of a tired hand. */
export function diaperPrint(
  box: Box,
  { ground, main, second, third, dark, light }: Dyes,
  random: Random,
  name: string,
): string {
  const size = Math.min(54, box.width / 9);
  const rosette: Motif = {
    id: `${name}-rosette`,
    drawing:
      fill(circle([0, 0], size * 0.62), main) +
      stroke(circle([0, 0], size * 0.5), light, 3) +
      steps(0, 7, 7)
        .map((index) => {
          const angle = (index / 8) * Math.PI * 2;
          return fill(
            circle([Math.cos(angle) * size * 0.34, Math.sin(angle) * size * 0.34], size * 0.09),
            light,
          );
        })
        .join('') +
      fill(circle([0, 0], size * 0.15), second) +
      stroke(circle([0, 0], size * 0.64), dark, 2.4),
  };
  const marks = halfDrop(box, size * 1.24, size * 1.9).map(({ x, y }) =>
    random.chance(0.05) ? '' : place(rosette, x + random.jitter(2.4), y + random.jitter(2.4)),
  );
  const between = halfDrop(box, size * 1.24, size * 1.9).map(
    ({ x, y }): Point => [x + random.jitter(2), y + size * 0.95],
  );
  return (
    groundOf(box, ground) +
    define(rosette) +
    stroke(dots(between), third, size * 0.34) +
    stroke(dots(between), light, size * 0.1) +
    marks.join('')
  );
}
