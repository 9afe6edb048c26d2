import { ellipse, type Line, type Point, steps } from '@portal/engraving';
import { type Figure, marks } from './figure.ts';
import { crease, type Hand, hollow, solid } from './hand.ts';
import { points } from './points.ts';
import { grow, tube, twigs } from './tubes.ts';

/** What tastes: a bud of long cells in the skin of the tongue. */
export function tasteBud(hand: Hand): Figure {
  const { random } = hand;
  const wall = steps(0, 179, 179).map((n) => {
    const at: Point = [
      26 + (n % 18) * 45 + (Math.floor(n / 18) % 2) * 20,
      128 + Math.floor(n / 18) * 59,
    ];
    const flat = 13 + Math.floor(n / 18) * 1.4;
    return (
      solid(hand, ellipse([at[0] + random.jitter(3), at[1] + random.jitter(4)], 26, flat + 16, 7), {
        tissue: 'skin',
        shade: 0.3,
        weight: 0.7,
      }) + hollow(hand, ellipse(at, 5, 4, 6))
    );
  });
  const cells = [-5, 5, -4, 4, -3, 3, -2, 2, -1, 1, 0].map((n) => {
    const line: Line = [
      [410 + n * 8, 130],
      [410 + n * 30, 270],
      [410 + n * 40, 420],
      [410 + n * 30, 560],
      [410 + n * 14, 680],
    ];
    const isTaste = n % 2 === 0;
    return (
      tube(hand, line, (share) => 12 + Math.sin(Math.PI * share) * (isTaste ? 36 : 46), {
        tissue: isTaste ? 'flesh' : 'pale',
        shade: 0.5,
      }) +
      solid(hand, ellipse([410 + n * 39, 400 + ((n * 37) % 90)], 12, 26, 10), {
        tissue: 'vein',
        shade: 0.6,
        weight: 0.7,
      }) +
      crease(
        hand,
        [
          [410 + n * 8, 132],
          [410 + n * 6, 92],
        ],
        0.7,
      )
    );
  });
  const roots = [-90, -40, 0, 40, 90].flatMap((x) =>
    grow(hand, [410 + x * 0.3, 860], -1.57 + x * 0.006, 78, 8, {
      spread: 0.3,
      shrink: 0.8,
      depth: 3,
    }),
  );
  return {
    width: 830,
    height: 880,
    body:
      twigs(
        roots,
        hand.inks.style === 'flat' || hand.inks.dark ? hand.inks.pigments.nerve : hand.inks.ink,
      ) +
      solid(
        hand,
        points('0,110! 200,100 340,104 410,124 480,104 620,100 830,110! 830,690! 0,690!'),
        { tissue: 'organ', shade: 0.1 },
      ) +
      wall.join('') +
      solid(
        hand,
        points(
          '410,110 500,170 610,320 640,440 590,590 470,700 410,716 350,700 230,590 180,440 210,320 320,170',
        ),
        { tissue: 'organ', shade: 0.2 },
      ) +
      cells.join('') +
      tube(hand, points('410,860 404,790 412,700'), (share) => 40 - share * 20, {
        tissue: 'nerve',
        shade: 0.5,
      }),
    marks: marks(
      'pore 410,100; hairs of taste 440,110; gustatory cell 490,330; supporting cell 296,340; nucleus 488,470; cells of the tongue 700,520; nerve 408,820',
    ),
  };
}
