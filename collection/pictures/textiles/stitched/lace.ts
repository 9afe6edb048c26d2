import {
  circle,
  closedSoft,
  curve,
  dots,
  fill,
  type Line,
  type Point,
  polar,
  polygon,
  type Random,
  segments,
  steps,
  stroke,
} from '@portal/engraving';
import type { Dyes } from '../dyes.ts';
import type { Box } from '../layout.ts';
import { groundOf } from '../printed/block-prints.ts';
import { define, type Motif, place, roller } from '../printed/motif.ts';

const thread = '#fbf8ee';

/** A flower of cloth stitch with a thick thread about it and a net within. */
function laceFlower(size: number, petals: number): string {
  const petal = (index: number, share: number): Line => {
    const angle = (index / petals) * Math.PI * 2 - Math.PI / 2;
    const wide = (Math.PI / petals) * 0.86;
    return [
      polar([0, 0], angle, size * 0.24),
      polar([0, 0], angle - wide * share, size * 0.66),
      polar([0, 0], angle - wide * 0.5 * share, size * (0.4 + 0.6 * share)),
      polar([0, 0], angle, size * (0.34 + 0.6 * share)),
      polar([0, 0], angle + wide * 0.5 * share, size * (0.4 + 0.6 * share)),
      polar([0, 0], angle + wide * share, size * 0.66),
    ];
  };
  const all = (share: number): Line[] =>
    Array.from({ length: petals }, (_, index) => petal(index, share));
  const ribs = Array.from({ length: petals * 3 }, (_, index) => {
    const angle = ((index - 1) / (petals * 3)) * Math.PI * 2 - Math.PI / 2;
    return [polar([0, 0], angle, size * 0.3), polar([0, 0], angle, size * 0.82)] as const;
  });
  return (
    fill(closedSoft(...all(1)), thread, { 'fill-opacity': 0.5 }) +
    stroke(segments(ribs), thread, 1.3, { 'stroke-opacity': 0.8 }) +
    stroke(closedSoft(...all(1)), thread, size * 0.06) +
    stroke(closedSoft(...all(0.66)), thread, 1.6) +
    stroke(circle([0, 0], size * 0.2), thread, size * 0.07) +
    stroke(
      dots(steps(0, 5, 5).map((index) => polar([0, 0], index * 1.047, size * 0.1))),
      thread,
      3.4,
    )
  );
}

function laceLeaf(size: number): string {
  const edge: Line = [
    [0, 0],
    [size * 0.3, -size * 0.34],
    [size * 0.8, -size * 0.3],
    [size * 1.1, 0],
    [size * 0.8, size * 0.24],
    [size * 0.3, size * 0.26],
  ];
  const veins = steps(0.2, 0.9, 5).map(
    (share) =>
      [
        [size * share, 0],
        [size * (share + 0.12), -size * 0.2],
      ] as const,
  );
  return (
    fill(closedSoft(edge), thread, { 'fill-opacity': 0.55 }) +
    stroke(closedSoft(edge), thread, size * 0.07) +
    stroke(
      segments([
        ...veins,
        [
          [0, 0],
          [size, 0],
        ],
      ]),
      thread,
      1.6,
    )
  );
}

/** Lengths of lace laid on coloured paper, straight above and scalloped below. */
export function lace(box: Box, { ground }: Dyes, random: Random, name: string): string {
  const rows = box.height > 700 ? 3 : 2;
  const tall = box.height / (rows + 0.12);
  // Whole pixels: a tile that is not costs ten times as much.
  const net = roller(
    `${name}-net`,
    18,
    20,
    stroke('M0 0l3 5L0 10l3 5L0 20M18 0l-3 5l3 5l-3 5l3 5', thread, 1.2, {
      'stroke-opacity': 0.7,
    }) +
      stroke('M3 5h4l2-5l2 5h4M7 5l2 5l2-5M3 15h4l2-5l2 5h4M7 15l2 5l2-5', thread, 1.2, {
        'stroke-opacity': 0.7,
      }),
  );
  const size = tall * 0.24;
  const leaf: Motif = { id: `${name}-leaf`, drawing: laceLeaf(size * 0.62) };
  let drawing = net + groundOf(box, ground) + define(leaf);
  for (let row = 0; row < rows; row += 1) {
    const top = box.y + tall * (row + 0.1);
    const count = Math.round(box.width / (tall * random.between(0.62, 0.9)));
    const wide = box.width / count;
    const flower: Motif = {
      id: `${name}-flower-${row}`,
      drawing: laceFlower(size, 5 + ((row * 2) % 5)),
    };
    const bud: Motif = { id: `${name}-bud-${row}`, drawing: laceFlower(size * 0.42, 5) };
    const hem = (share: number): Point => {
      const scallop = Math.abs(Math.sin(share * count * Math.PI));
      return [box.x + share * box.width, top + tall * (0.62 + 0.2 * scallop)];
    };
    const edge = steps(0, 1, count * 12).map(hem);
    const picots = steps(0, 1, count * 9)
      .map(hem)
      .map(([x, y]): Point => [x, y + 5]);
    const field = netted(edge, box, top);
    const vine = steps(0, 1, count * 4).map(
      (share): Point => [
        box.x + share * box.width,
        top + tall * (0.3 + 0.1 * Math.sin(share * count * Math.PI * 2)),
      ],
    );
    drawing +=
      fill(field, `url(#${name}-net)`) +
      stroke(curve(vine), thread, size * 0.05) +
      define(flower, bud);
    for (let index = 0; index <= count; index += 1) {
      const x = box.x + (index + 0.5) * wide;
      drawing +=
        place(flower, x, top + tall * 0.44) +
        place(bud, x - wide / 2, top + tall * 0.24) +
        place(leaf, x - wide * 0.42, top + tall * 0.34, 42) +
        place(leaf, x + wide * 0.42, top + tall * 0.34, 42, 1, -1) +
        place(leaf, x - wide * 0.2, top + tall * 0.22, -30, 0.7) +
        place(leaf, x + wide * 0.2, top + tall * 0.22, 30, 0.7, -1);
    }
    drawing +=
      stroke(curve(edge), thread, size * 0.11) +
      stroke(dots(picots), thread, 7) +
      stroke(`M${box.x} ${top}h${box.width}M${box.x} ${top + 9}h${box.width}`, thread, 3) +
      stroke(
        dots(steps(0, 1, count * 10).map((share): Point => [box.x + share * box.width, top + 4.5])),
        thread,
        4,
      );
  }
  return drawing;
}

function netted(edge: Line, { x, width }: Box, top: number): string {
  return polygon([[x, top], ...edge, [x + width, top]]);
}
