import { type Point, polygon, type Random, rectangle } from '@portal/engraving';
import { typefaces } from '../../../src/typefaces.ts';
import { type Layout, type Mark, type Words, write } from '../layout.ts';

/** A whole length of cloth that fills the picture, with a ticket pinned to it. */
export function length(width: number, height: number) {
  return ({ number, note }: Words): Layout => {
    const box = { x: 0, y: 0, width, height };
    const wide = Math.max(typefaces.typewriter.measure(note, 24), 170) + 60;
    const [x, y] = [width - wide - 44, height - 152];
    return {
      width,
      height,
      page: '#ffffff',
      below: [],
      pieces: [{ edge: polygon(rectangle(0, 0, width, height)), box }],
      above: [
        { path: polygon(rectangle(x + 5, y + 6, wide, 108)), colour: '#00000066' },
        { path: polygon(rectangle(x, y, wide, 108)), colour: '#efe6cf' },
        { path: polygon(rectangle(x + 8, y + 8, wide - 16, 1.6)), colour: '#a8503f' },
        { path: polygon(rectangle(x + 8, y + 98, wide - 16, 1.6)), colour: '#a8503f' },
        write(number, 'typewriter', 30, [x + 30, y + 48], '#2a2420'),
        write(note, 'typewriter', 24, [x + 30, y + 82], '#2a2420'),
      ],
    };
  };
}

/** Behind glass in a frame of wood, with a gilt slip. What it says is in the cloth. */
export function framed(width: number, height: number) {
  return (_words: Words, random: Random): Layout => {
    const box = { x: 64, y: 64, width: width - 128, height: height - 128 };
    const band = (inset: number, wide: number, colour: string): Mark[] => [
      { path: polygon(rectangle(inset, inset, width - inset * 2, wide)), colour },
      { path: polygon(rectangle(inset, height - inset - wide, width - inset * 2, wide)), colour },
      { path: polygon(rectangle(inset, inset, wide, height - inset * 2)), colour },
      { path: polygon(rectangle(width - inset - wide, inset, wide, height - inset * 2)), colour },
    ];
    return {
      width,
      height,
      page: random.pick(['#3f2a1c', '#5a3a22', '#2a2420']),
      below: [...band(8, 4, '#8a6a48'), ...band(48, 10, '#c9a24a'), ...band(58, 4, '#1a120c')],
      pieces: [{ edge: polygon(rectangle(box.x, box.y, box.width, box.height)), box }],
      above: [],
    };
  };
}

/** Floors, and an ink that is read on each. */
const floors: readonly [Floor, ...Floor[]] = [
  ['#5c5248', '#f4ecd8'],
  ['#8a8f94', '#1e2226'],
  ['#3f4a4a', '#f4ecd8'],
  ['#b5aa98', '#2e2620'],
];

type Floor = readonly [page: string, ink: string];

/** A carpet on a floor, its warp left as a fringe at both ends. */
export function rug(width: number, height: number) {
  return ({ number, note }: Words, random: Random): Layout => {
    const box = { x: 56, y: 74, width: width - 112, height: height - 236 };
    const fringe: Mark[] = [];
    for (let x = box.x; x < box.x + box.width - 4; x += 9) {
      const lean = random.jitter(6);
      for (const [from, to] of [
        [box.y + 2, box.y - 34 + random.jitter(6)],
        [box.y + box.height - 2, box.y + box.height + 34 + random.jitter(6)],
      ] as const) {
        const tuft: Point[] = [
          [x, from],
          [x + 5, from],
          [x + 5 + lean, to],
          [x + 1 + lean, to],
        ];
        fringe.push({ path: polygon(tuft), colour: '#e6d9b8' });
      }
    }
    const [page, ink] = random.pick(floors);
    return {
      width,
      height,
      page,
      below: [
        ...fringe,
        write(number, 'fellItalic', 34, [60, height - 48], ink),
        write(note, 'fellItalic', 30, [width - 60, height - 48], ink, width - 320, 1),
      ],
      pieces: [{ edge: polygon(rectangle(box.x, box.y, box.width, box.height)), box }],
      above: [],
    };
  };
}
