import { ellipse, type Line, type Point, steps } from '@portal/engraving';
import { longBone } from './bones.ts';
import { type Figure, marks } from './figure.ts';
import { crease, type Hand, hollow, solid } from './hand.ts';
import { points } from './points.ts';
import { grow, tube, twigs } from './tubes.ts';

/** One hair in its sheath, many times enlarged. */
export function hair(hand: Hand): Figure {
  const sheath: Line = points('270,330 262,560 250,760 244,900');
  const scales = steps(0, 17, 17).map((n): Line => {
    const y = 20 + n * 30;
    const x = 306 - n * 2;
    return [
      [x - 38, y - 4],
      [x - 14, y + 12],
      [x + 10, y + 4],
      [x + 38, y + 14],
    ];
  });
  return {
    width: 540,
    height: 1010,
    body:
      [0, 1, 2]
        .map((n) =>
          tube(hand, sheath, (share) => 230 - n * 48 + share ** 3 * 90, {
            tissue: (['skin', 'fat', 'pale'] as const)[n],
            shade: 0.2,
          }),
        )
        .join('') +
      solid(
        hand,
        points('380,420 440,400 500,440 510,500 470,520 490,570 430,590 370,560 350,490'),
        { tissue: 'nerve', shade: 0.5 },
      ) +
      twigs(
        [...grow(hand, [250, 1000], -1.4, 50, 9, { spread: 0.4, shrink: 0.7, depth: 4 })],
        hand.inks.style === 'flat' || hand.inks.dark ? hand.inks.pigments.artery : hand.inks.ink,
      ) +
      tube(hand, points('310,0 292,320 270,640 246,900'), (share) => 78 + share ** 8 * 110, {
        tissue: 'flesh',
        shade: 0.55,
      }) +
      scales.map((scale) => crease(hand, scale, 0.7)).join('') +
      tube(hand, points('284,560 268,720 250,850'), (share) => 18 + share * 10, {
        tissue: 'organ',
        shade: 0.6,
      }) +
      hollow(hand, points('246,930 216,900 226,868 250,856 272,870 276,900')),
    marks: marks(
      'shaft 300,120; scales 280,250; pith 272,660; inner sheath 206,600; outer sheath 164,640; sebaceous gland 440,500; bulb 300,880; papilla 248,890',
    ),
  };
}

/** The end of a finger cut lengthwise. */
export function nail(hand: Hand): Figure {
  return {
    width: 1000,
    height: 560,
    body:
      solid(
        hand,
        points(
          '1000,110! 860,120 740,130 660,150 560,140 420,150 260,180 130,230 70,310 90,400 190,470 380,510 620,510 820,490 1000,480!',
        ),
        { tissue: 'skin', shade: 0.2 },
      ) +
      solid(
        hand,
        points(
          '1000,170! 820,180 690,206 560,186 400,200 250,230 150,280 130,340 200,410 400,450 640,450 1000,430!',
        ),
        { tissue: 'organ', shade: 0.12 },
      ) +
      fatDots(hand) +
      longBone(hand, [890, 302], [320, 330], { shaft: 48, head: 92, foot: 56 }) +
      solid(hand, points('1000,222! 960,214 934,240 940,290 930,350 956,388 1000,380!'), {
        shade: 0.5,
      }) +
      solid(
        hand,
        points(
          '706,206! 690,170 560,150 400,150 230,176 110,220 64,232! 60,206! 110,190 240,136 400,106 560,112 680,140 726,176',
        ),
        { tissue: 'pale', shade: 0.55 },
      ) +
      solid(hand, points('780,110! 720,112 650,128 640,142 700,160 760,170'), {
        tissue: 'skin',
        shade: 0.5,
      }) +
      [0, 1, 2]
        .map((n) =>
          crease(
            hand,
            [
              [660, 158 - n * 12],
              [520, 140 - n * 11],
              [360, 142 - n * 12],
              [220, 172 - n * 10],
            ],
            0.4,
          ),
        )
        .join('') +
      tube(hand, points('980,470 760,456 500,462 260,430 170,370'), (share) => 13 - share * 7, {
        tissue: 'artery',
      }),
    marks: marks(
      'plate of the nail 400,128; free edge 76,214; root 700,190; fold 740,130; nail bed 330,190; last phalanx 600,320; pulp 220,400; artery 700,458',
    ),
  };
}

function fatDots(hand: Hand): string {
  const { random } = hand;
  return Array.from({ length: 34 }, () => {
    const at: Point = [random.between(180, 700), random.between(412, 446)];
    return solid(hand, ellipse(at, 13, 10, 8), { tissue: 'fat', shade: 0.3, weight: 0.5 });
  }).join('');
}
