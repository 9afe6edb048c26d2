import { type Point, steps } from '@portal/engraving';
import { type Creature, disc, layer, type Piece, piece, points, strokes } from './creature.ts';
import { furTail } from './hair.ts';
import { tube } from './limb.ts';

export function whale(): Creature {
  const grooves = steps(0, 1, 6).map((t): Point[] => [
    [8 + t * 4, 22 - t * 12],
    [36, 17 - t * 9],
    [62 + t * 8, 12 - t * 5],
  ]);
  return [
    layer([piece('150,26 160,36 172,48 182,52 176,38 172,28 178,16 170,12 160,18')], {
      dim: 0.15,
      texture: 'hide',
    }),
    layer(
      [
        piece(
          `-2,32 0,44 8,54 22,60 42,62 66,59 94,50 122,39 146,31 158,28 158,22 146,20 120,18
            92,12 62,6 34,5 14,10 4,18`,
        ),
        piece('100,47 110,54 116,53 114,42'),
      ],
      {
        texture: 'hide',
        bumps: [{ at: [24, 44], rx: 26, ry: 18, rise: 6 }],
        strokes: [
          ...grooves.map((line) => ({ line, width: 0.6 })),
          ...strokes('-1,30 14,27 28,30 38,37;30,41 33,43 36,41', 0.9),
        ],
        solids: [disc([33, 39.4], 1.6, 1.3)],
        lights: [
          disc([32.6, 39.8], 0.5),
          ...points('10,52 14,55 19,51 8,48 24,56').map((at) => disc(at, 0.9)),
        ],
      },
    ),
    layer([piece('46,18 54,20 61,14 64,3 61,-6 55,-9 51,0')], { texture: 'hide' }),
  ];
}

export function monkey(): Creature {
  return [
    ...furTail(
      '52,6 66,0 80,-6 90,-18 86,-30 76,-30 74,-22',
      '0,3.4 1,3 2,2.8 3,2.6 4,2.4 5,2 6,1',
    ),
    layer([tube('26,50 14,42 4,50', '0,5 1,4 2,3')], { texture: 'fur', dim: 0.5 }),
    layer(
      [
        piece('18,52 26,60 38,60 48,52 55,38 58,22 54,6 44,0 30,0 22,8 20,22 17,38'),
        piece('12,70 14,62 20,57 30,56 38,62 40,72 36,81 27,85 18,82 13,77'),
      ],
      {
        texture: 'fur',
        bumps: [
          { at: [44, 18], rx: 14, ry: 18, rise: 7 },
          { at: [28, 44], rx: 12, ry: 14, rise: 4 },
        ],
      },
    ),
    layer(
      [tube('46,14 30,27 22,24 18,6', '0,13 0.6,9 1,6.4 2,5 3,4'), piece('21,8 12,7 4,3 4,0 22,0')],
      { texture: 'fur' },
    ),
    layer(
      [
        piece('10,72 11,64 8,60 10,56 17,55 22,60 24,68 20,75 14,76'),
        piece('36,70 42,73 44,68 41,63 36,64'),
      ],
      {
        surface: 'skin',
        strokes: strokes('8.6,59.4 13,59 17,60.6;11,73 14,74 18,73;37,71 41,70 40,66', 0.5),
        solids: [disc([12.4, 70], 1.2), disc([18, 70], 1.3), disc([9.6, 63.4], 0.6)],
        lights: [disc([12, 70.4], 0.4), disc([17.6, 70.4], 0.4)],
      },
    ),
    layer([tube('32,52 22,36 6,44 -2,52', '0,7 1,5 2,3.6 3,3')], { texture: 'fur' }),
    layer([disc([-2, 58], 6)], { surface: 'comb', strokes: strokes('-1,63 1,67 4,68', 0.7) }),
    layer([piece('-6,54 -7,50 -2,48 4,50 3,54 0,53 -3,56')], { surface: 'skin' }),
  ];
}

export function snake(): Creature {
  const wide = (width: number, count: number) =>
    steps(0, count, count)
      .map((place) => `${place},${width}`)
      .join(' ');
  const coil = (text: string, width: number, dim: number) => {
    const line = points(text);
    const marks = line.slice(1).map(([x, y], index): Piece => {
      const [px, py] = line[index] as Point;
      return disc(
        [(x + px) / 2, (y + py) / 2 + width * 0.35],
        Math.abs(x - px) * 0.26 + 2,
        width * 0.42,
      );
    });
    return layer([tube(text, wide(width, line.length - 1))], {
      texture: 'hide',
      dim,
      patches: marks,
    });
  };
  return [
    layer([tube('98,14 112,8 126,4 142,2 158,6', '0,6 1,5 2,3.6 3,2 4,0.4')]),
    coil('2,14 12,22 32,28 54,29 78,27 96,21 104,13', 7, 0.4),
    coil('104,13 92,5 72,1 50,0 28,2 10,7 2,14', 7.4, 0),
    coil('14,28 26,35 50,38 72,36 88,29', 6.6, 0.4),
    coil('90,27 80,19 62,15 44,15 26,19 14,27', 6.8, 0),
    coil('30,41 42,46 58,46 70,41', 5.6, 0.4),
    coil('30,42 40,34 54,31 68,34 74,44 66,56 54,64 46,76 50,88 44,96 34,98', 5.4, 0),
    layer([piece('42,103 34,104 24,101 15,97 13,94 18,91 28,91 38,93 43,97')], {
      texture: 'hide',
      strokes: strokes('14,94 22,94.6 32,95.6;13,95 4,95 -2,98;4,95 -3,92', 0.8),
      solids: [disc([25, 98], 1.3)],
      lights: [disc([24.6, 98.4], 0.45)],
    }),
  ];
}
