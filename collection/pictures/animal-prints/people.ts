import { type Creature, disc, layer, piece, points, strokes } from './creature.ts';
import { tube } from './limb.ts';

/** A farrier bent over a hoof, his back to the horse's head. */
export function farrier(): Creature {
  return [
    layer([tube('10,52 20,32 14,6', '0,9 0.6,7.4 1,6 1.5,5 2,4.4')], {
      surface: 'breeches',
      texture: 'cloth',
      dim: 0.3,
    }),
    layer([piece('18,8 10,8 9,2 10,0 26,0 25,3 19,5')], { surface: 'boots', dim: 0.4 }),
    layer([tube('36,60 46,48 45,38', '0,5.6 1,4.4 2,3.4')], {
      surface: 'shirt',
      texture: 'cloth',
      dim: 0.4,
    }),
    layer([piece('-2,54 2,64 12,70 26,73 38,72 46,66 46,58 38,54 24,52 12,47 4,46')], {
      surface: 'shirt',
      texture: 'cloth',
      strokes: strokes(
        '4,60 10,62 14,59;36,70 33,66 33,62;40,56 36,58 33,61;8,50 12,53 18,54',
        0.45,
      ),
    }),
    layer([tube('6,50 28,32 24,6', '0,10 0.6,8.4 1,7 1.5,5.4 2,4.6')], {
      surface: 'breeches',
      texture: 'cloth',
    }),
    layer([piece('28,9 20,9 19,3 20,0 38,0 37,3.4 29,6')], { surface: 'boots' }),
    layer([piece('4,50 14,46 24,44 34,38 37,28 36,16 30,14 22,17 24,28 14,36 6,42')], {
      surface: 'apron',
      texture: 'cloth',
      strokes: strokes('10,46 20,38 28,28 28,18;16,44 26,36 32,24', 0.5),
    }),
    layer([piece('47,70 46,63 50,58 55,56 58,59 58,64 60,66 58,70 54,74 49,74')], {
      surface: 'skin',
      strokes: strokes('56.6,59.6 54,60.4;57,66.4 55,67;50,66 51.4,64 50.6,62', 0.5),
      solids: [disc([56, 65.8], 0.6)],
    }),
    layer([piece('45.6,69 47,76 53,78 58,76 62.6,71.4 61,70.4 54,71.6 49,70')], {
      surface: 'boots',
    }),
    layer([piece('46.4,70 46,64 48.6,61 50,64 49.6,70')], { surface: 'boots' }),
    layer([tube('34,64 42,47 46,37', '0,7 0.5,5.6 1,4.6 1.5,3.6 2,3')], {
      surface: 'shirt',
      texture: 'cloth',
      strokes: strokes('38,58 42,56;39,49 44,49', 0.4),
    }),
    layer([piece('43,38 44,33 49,32 51,35 49,39 46,40')], { surface: 'skin' }),
    layer(
      [
        tube('47,36 60,43', '0,0.9 1,0.9'),
        { knots: points('56,47 60,36.6 64.4,38.4 60.4,48.6'), sharp: true },
      ],
      { surface: 'breeches' },
    ),
  ];
}

/** A carter who walks to the left, one arm behind him on the halter. */
export function carter(): Creature {
  return [
    layer([tube('22,74 34,68 46,72', '0,5 1,3.8 2,2.6')], {
      surface: 'shirt',
      texture: 'cloth',
      dim: 0.3,
    }),
    layer([tube('18,48 22,26 28,4', '0,8 1,5.6 2,4')], {
      surface: 'breeches',
      texture: 'cloth',
      dim: 0.4,
    }),
    layer([tube('16,48 10,26 8,4', '0,8.6 1,6 2,4.4'), piece('12,7 4,6 0,2 1,0 13,0')], {
      surface: 'breeches',
      texture: 'cloth',
    }),
    layer([piece('10,82 18,86 26,83 29,74 28,60 31,46 30,38 18,36 6,39 8,52 8,64 7,74')], {
      surface: 'shirt',
      texture: 'cloth',
      strokes: strokes(
        '12,38 13,48 12,56;18,37 19,48 18,55;24,38 24,48 25,55;8,60 18,58 28,61;8,58 18,56 28,59',
        0.45,
      ),
    }),
    layer([piece('10,97 9,92 7,90 9,88 9,85 13,83 18,84 22,88 22,96 17,99')], {
      surface: 'skin',
      strokes: strokes('9,87 12,86.6;10,93 12,93.6', 0.5),
      solids: [disc([11.2, 92], 0.6)],
    }),
    layer([piece('5,97 10,96 18,97 27,95 26,98 21,100 20,107 12,108 9,100')], { surface: 'boots' }),
    layer([piece('14,92 17,86 21,84 25,88 23,96 18,97')], { surface: 'boots' }),
    layer([tube('14,78 8,62 0,58', '0,6.4 0.6,5 1,4.4 2,2.8')], {
      surface: 'shirt',
      texture: 'cloth',
    }),
    layer([disc([-2, 57.6], 2.8), disc([46, 72], 2.8)], { surface: 'skin' }),
    layer([tube('-3,98 -1,57 2,4', '0,0.7 1,0.8 2,0.9')], { surface: 'apron' }),
  ];
}
