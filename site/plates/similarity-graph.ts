import {
  bows,
  form,
  type Point,
  polygon,
  rectangle,
  seededRandom,
  stroke,
} from '@portal/engraving';
import { bird, butterfly, fish, shell } from './motifs/animals.ts';
import type { Motif } from './motifs/motif.ts';
import { feather, flower, leaf, sprig } from './motifs/plants.ts';
import { hills, jar, key, moon, sun } from './motifs/things.ts';
import type { PlatePalette } from './palette.ts';
import type { Plate } from './plate.ts';
import { sheet } from './sheet.ts';

export const similarityGraph: Plate = {
  name: 'similarity-graph',
  alt: 'Small pictures of leaves, shells, birds, a jar and a moon, joined by lines: the more alike two pictures are, the heavier the line.',
  draw(palette) {
    return sheet(
      palette,
      'IX',
      links(palette) + nodes.map((node) => thumbnail(node, palette)).join(''),
    );
  },
};

type Node = { at: Point; size: number; motif: Motif };

const nodes: readonly Node[] = [
  { at: [232, 176], size: 80, motif: leaf },
  { at: [126, 114], size: 56, motif: feather },
  { at: [132, 246], size: 58, motif: sprig },
  { at: [332, 244], size: 58, motif: flower },
  { at: [326, 108], size: 54, motif: butterfly },
  { at: [220, 60], size: 50, motif: bird },
  { at: [54, 56], size: 40, motif: key },
  { at: [56, 184], size: 44, motif: fish },
  { at: [54, 292], size: 44, motif: shell },
  { at: [232, 292], size: 46, motif: jar },
  { at: [420, 62], size: 50, motif: moon },
  { at: [420, 170], size: 48, motif: sun },
  { at: [416, 284], size: 54, motif: hills },
];

/** Two places in `nodes`, and how alike they are, 0 to 1. */
const likenesses: readonly (readonly [number, number, number])[] = [
  [0, 1, 0.9],
  [0, 2, 1],
  [0, 3, 0.75],
  [0, 4, 0.4],
  [0, 5, 0.25],
  [1, 5, 0.8],
  [1, 2, 0.5],
  [4, 5, 0.6],
  [3, 4, 0.3],
  [1, 7, 0.3],
  [7, 8, 0.7],
  [2, 8, 0.25],
  [1, 6, 0.1],
  [6, 7, 0.15],
  [9, 3, 0.35],
  [9, 2, 0.2],
  [8, 9, 0.3],
  [4, 11, 0.45],
  [10, 11, 0.9],
  [11, 12, 0.5],
  [3, 12, 0.4],
  [10, 4, 0.2],
  [5, 10, 0.12],
];

function links({ teal, soft }: PlatePalette): string {
  const random = seededRandom('links');
  const drawn = likenesses.map(([from, to, likeness]) => {
    const [a, b] = [(nodes[from] as Node).at, (nodes[to] as Node).at];
    const bend = random.jitter(0.12);
    const middle: Point = [
      (a[0] + b[0]) / 2 - (b[1] - a[1]) * bend,
      (a[1] + b[1]) / 2 + (b[0] - a[0]) * bend,
    ];
    return { bow: [a, middle, b] as const, likeness };
  });
  return drawn
    .map(({ bow, likeness }) =>
      likeness > 0.35
        ? stroke(bows([bow]), teal, Math.round(likeness * 28) / 10)
        : stroke(bows([bow]), soft, 0.8, { 'stroke-dasharray': '1 3' }),
    )
    .join('');
}

function thumbnail({ at, size, motif }: Node, palette: PlatePalette): string {
  const { ink, raised, wash, accent, rule } = palette;
  const chosen = motif === leaf;
  const box = (grow: number, shift = 0): string =>
    polygon(
      rectangle(
        at[0] - size / 2 - grow + shift,
        at[1] - size / 2 - grow + shift,
        size + grow * 2,
        size + grow * 2,
      ),
    );
  return (
    form(box(4, 2.2), rule, rule, 0.6) +
    form(box(4), chosen ? raised : wash, chosen ? accent : ink, chosen ? 2 : 0.9) +
    form(box(0), raised, ink, 0.6) +
    motif(at, size * 0.9, palette)
  );
}
