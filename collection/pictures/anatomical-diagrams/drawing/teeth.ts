import { type Line, type Point, steps } from '@portal/engraving';
import { type Figure, marks } from './figure.ts';
import { crease, type Hand, hollow, solid } from './hand.ts';
import { points } from './points.ts';

type Kind = {
  width: number;
  crown: number;
  roots: number;
  long: number;
  tip: 'edge' | 'point' | 'cusps';
};

const kinds: readonly Kind[] = [
  { width: 62, crown: 84, roots: 1, long: 120, tip: 'edge' },
  { width: 52, crown: 76, roots: 1, long: 114, tip: 'edge' },
  { width: 58, crown: 88, roots: 1, long: 160, tip: 'point' },
  { width: 54, crown: 70, roots: 1, long: 116, tip: 'point' },
  { width: 56, crown: 66, roots: 2, long: 112, tip: 'cusps' },
  { width: 88, crown: 64, roots: 3, long: 104, tip: 'cusps' },
  { width: 84, crown: 60, roots: 2, long: 98, tip: 'cusps' },
  { width: 74, crown: 54, roots: 2, long: 80, tip: 'cusps' },
];

/** Every tooth in its order, uppers over lowers. */
export function teethRows(hand: Hand): Figure {
  const rows = [-1, 1].flatMap((way) =>
    [-1, 1].flatMap((side) => {
      let x = 4;
      return kinds.map((kind) => {
        const scale = way > 0 ? 0.92 : 1;
        const at: Point = [
          640 + side * (x + (kind.width * scale) / 2),
          300 + way * 14 + way * (x / 560) ** 2 * -10,
        ];
        x += kind.width * scale + 7;
        return tooth(hand, at, kind, way, scale, side);
      });
    }),
  );
  const gum = (way: number): Line => [
    ...steps(50, 1230, 24).map(
      (x): Point => [x, 300 + way * (96 - ((x - 640) / 590) ** 2 * 22 + Math.sin(x / 14) * 5)],
    ),
    ...steps(1230, 50, 12).map((x): Point => [x, 300 + way * 186]),
  ];
  return {
    width: 1280,
    height: 600,
    body:
      [-1, 1]
        .map((way) => solid(hand, gum(way), { tissue: 'organ', shade: 0.16, weight: 0.6 }))
        .join('') + rows.join(''),
    marks: marks(
      'incisors 606,220; canine 806,220; premolars 900,350; molars 1010,232; wisdom tooth 92,240; root 470,90; crown 470,366; gum 300,452',
    ),
  };
}

function tooth(
  hand: Hand,
  [x, y]: Point,
  kind: Kind,
  way: number,
  scale: number,
  side: number,
): string {
  const { width, crown, roots, long, tip } = kind;
  const half = (width * scale) / 2;
  const at = (across: number, up: number): Point => [x + side * across, y + way * up];
  const neck = crown * scale;
  const root = steps(0, roots - 1, Math.max(1, roots - 1))
    .slice(0, roots)
    .map((n) => {
      const middle = roots === 1 ? 0 : (n / (roots - 1) - 0.5) * half * 1.1;
      const wide = roots === 1 ? half * 0.7 : (half / roots) * 1.05;
      const end = neck + long * scale * (roots === 3 && n === 1 ? 0.85 : 1);
      return solid(
        hand,
        [
          at(middle - wide, neck - 12),
          at(middle - wide * 0.8, neck + long * 0.5),
          at(middle + 4, end),
          at(middle + wide * 0.6 + 4, neck + long * 0.6),
          at(middle + wide, neck - 12),
        ],
        { tissue: 'bone', shade: 0.55 },
      );
    });
  const top: Line = {
    edge: [at(-half * 0.9, 4), at(0, 0), at(half * 0.9, 6)],
    point: [at(-half * 0.8, 22), at(-half * 0.1, -6), at(half * 0.85, 20)],
    cusps: [at(-half, 14), at(-half * 0.55, 0), at(0, 12), at(half * 0.5, 1), at(half, 14)],
  }[tip];
  return (
    root.join('') +
    solid(
      hand,
      [
        ...top,
        at(half * 0.98, neck * 0.5),
        at(half * 0.72, neck),
        at(0, neck + 7),
        at(-half * 0.72, neck),
        at(-half * 0.98, neck * 0.5),
      ],
      { tissue: 'pale', shade: 0.4, angle: 0.2 },
    )
  );
}

/** A molar sawn in half. */
export function toothSection(hand: Hand): Figure {
  return {
    width: 700,
    height: 860,
    body:
      solid(hand, points('10,380! 90,330 170,350 200,420! 200,860! 10,860!'), {
        tissue: 'organ',
        shade: 0.3,
      }) +
      solid(hand, points('690,380! 610,330 530,350 500,420! 500,860! 690,860!'), {
        tissue: 'organ',
        shade: 0.3,
      }) +
      solid(hand, points('10,460! 140,450 200,480! 560,480! 600,450 690,460! 690,860! 10,860!'), {
        tissue: 'fat',
        shade: 0.1,
      }) +
      pores(hand) +
      solid(
        hand,
        points(
          '170,330 150,220 180,110 240,70 300,110 350,130 400,110 460,70 520,110 550,220 530,330 530,460 520,620 470,780 440,790 420,700 400,560 350,500 300,560 280,700 260,790 230,780 180,620 170,460',
        ),
        { tissue: 'bone', shade: 0.3 },
      ) +
      solid(
        hand,
        points(
          '160,340! 128,220 160,90 240,40 310,90 350,106 390,90 460,40 540,90 572,220 540,340! 520,300 520,200 490,140 450,120 400,160 350,180 300,160 250,120 210,140 180,200 180,300',
        ),
        { tissue: 'pale', shade: 0.5 },
      ) +
      solid(
        hand,
        points(
          '270,250 300,230 350,250 400,230 430,250 440,340 450,460 456,640 450,770 436,640 410,500 380,420 350,400 320,420 290,500 264,640 250,770 244,640 250,460 260,340',
        ),
        { tissue: 'flesh', shade: 0.5 },
      ) +
      [0, 1, 2]
        .map((n) =>
          crease(
            hand,
            [
              [286 + n * 14, 260],
              [282 + n * 8, 420],
              [262 + n * 3, 560],
              [252, 700],
            ],
            0.6,
          ),
        )
        .join('') +
      [0, 1, 2]
        .map((n) =>
          crease(
            hand,
            [
              [414 - n * 14, 260],
              [418 - n * 8, 420],
              [438 - n * 3, 560],
              [448, 700],
            ],
            0.6,
          ),
        )
        .join(''),
    marks: marks(
      'enamel 150,200; dentine 230,250; pulp 350,320; gum 70,380; cement 176,560; root canal 448,600; jaw 620,640',
    ),
  };
}

function pores(hand: Hand): string {
  const { random } = hand;
  return Array.from({ length: 60 }, () => {
    const left = random.chance(0.5);
    const x = left ? random.between(24, 160) : random.between(540, 676);
    const y = random.between(486, 846);
    return hollow(hand, points(`${x},${y} ${x + 9},${y - 5} ${x + 13},${y + 4} ${x + 4},${y + 9}`));
  }).join('');
}
