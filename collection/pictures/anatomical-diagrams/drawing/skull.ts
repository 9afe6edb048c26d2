import { along, ellipse, type Line, type Point, resample, steps } from '@portal/engraving';
import { type Figure, marks } from './figure.ts';
import { crease, type Hand, hollow, solid } from './hand.ts';
import { points, symmetrical } from './points.ts';

const cranium = points(`140,335 118,262 142,165 232,82 365,40 512,48 632,108 704,215 714,330 676,428
  612,490 560,508 528,522 508,574 478,540 436,508 380,548 340,566 322,612 296,634 214,644 152,634
  138,596 124,562! 160,542 170,494 156,456 110,452! 128,404 150,362`);
const jaw = points(`470,505 492,520 486,580 466,650 434,706 380,736 290,762 204,774 152,768 130,732
  146,692 150,664! 220,672 292,662 330,640 346,590 368,548! 402,580 440,546 450,510`);
const cheek = points(`280,350 302,356 292,410 306,452 366,476 440,476 500,470 500,488 440,500
  380,506 330,520 286,518 264,470 270,420`);

/** A skull seen from its left side. */
export function skullProfile(hand: Hand): Figure {
  return {
    width: 830,
    height: 800,
    body:
      solid(hand, jaw, { shade: 0.55 }) +
      teethAlong(hand, points('158,668 220,676 292,664 326,644'), -26) +
      solid(hand, cranium, { shade: 0.46, angle: 0.75 }) +
      teethAlong(hand, points('152,632 214,642 290,634 318,612'), 26) +
      hollow(hand, points('166,366 218,344 266,366 274,420 236,456 186,444 162,404')) +
      crease(hand, points('172,470 184,500 176,536'), 0.6) +
      solid(hand, cheek, { shade: 0.5, angle: 1.4 }) +
      hollow(hand, ellipse([516, 494], 11, 14, 8)) +
      suture(hand, '402,42 372,120 366,210 344,300') +
      suture(hand, '344,318 400,270 470,256 540,290 572,360 570,440') +
      suture(hand, '650,124 634,230 592,320 572,360') +
      crease(hand, points('180,300 250,240 350,214 470,214 560,246'), 0.4) +
      crease(hand, points('300,560 280,600 292,628'), 0.5) +
      crease(hand, points('440,560 430,620 390,680'), 0.5) +
      hollow(hand, ellipse([232, 728], 7, 6, 8)),
    marks:
      marks(`frontal bone 200,180; parietal bone 520,130; occipital bone 660,340; temporal bone 470,350;
      orbit 215,400; cheekbone 330,490; upper jaw 230,590; lower jaw 300,720; mastoid process 508,555; nasal bone 128,430`),
  };
}

const frontHalf =
  points(`300,20 400,32 486,88 534,180 532,280 512,340 534,396 520,446 462,496 424,552
  416,604! 360,616`);
const frontJaw = points(
  '300,650 370,648 416,628! 440,570 488,478! 510,500 500,560 478,630 412,706 350,730 300,734',
);

/** A skull that looks at the reader. */
export function skullFront(hand: Hand): Figure {
  return {
    width: 600,
    height: 750,
    body:
      solid(hand, symmetrical(frontJaw, 300).slice(0, -1), { shade: 0.3, angle: 0.3 }) +
      solid(hand, symmetrical(frontHalf, 300).slice(0, -1), { shade: 0.32, angle: 0.4 }) +
      [1, -1].map((side) => frontSide(hand, side)).join('') +
      hollow(hand, points('300,420! 322,444 340,492 326,512 300,500! 274,512 260,492 278,444')) +
      teethAlong(hand, points('206,596 250,608 300,612 350,608 394,596'), 34) +
      teethAlong(hand, points('208,642 250,652 300,655 350,652 392,642'), -32) +
      suture(hand, '130,110 210,150 300,158 390,150 470,110') +
      crease(hand, points('270,700 300,690 330,700'), 0.5),
    marks: marks(
      'frontal bone 250,230; orbit 195,350; nose 300,470; cheekbone 485,450; upper jaw 380,560; lower jaw 420,680',
    ),
  };
}

function frontSide(hand: Hand, side: number): string {
  const across = (text: string): Line => points(text).map(([x, y]): Point => [300 + side * x, y]);
  return (
    hollow(hand, across('44,352 62,316 110,302 160,318 176,362 150,404 96,416 56,396')) +
    crease(hand, across('36,300 90,270 160,284 196,330'), 0.7) +
    crease(hand, across('60,440 110,470 150,470 190,440'), 0.6) +
    crease(hand, across('214,260 196,310 204,350'), 0.6) +
    hollow(hand, ellipse([300 + side * 118, 446], 6, 8, 8))
  );
}

/** Where two plates of the skull have grown together. */
function suture(hand: Hand, text: string): string {
  return crease(
    hand,
    resample(points(text), 7).map(
      ([x, y]): Point => [x + hand.random.jitter(6), y + hand.random.jitter(5)],
    ),
    0.5,
  );
}

/** Crowns in a row along the edge of a jaw. */
export function teethAlong(hand: Hand, edge: Line, long: number): string {
  const line = resample(edge, 3);
  const count = Math.round((line.length * 3) / 21);
  return steps(0, count - 1, count - 1)
    .map((index) => {
      const [a, b] = [along(line, (index + 0.08) / count), along(line, (index + 0.92) / count)];
      const tooth: Line = [
        a,
        [a[0], a[1] + long * 0.7],
        [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2 + long],
        [b[0], b[1] + long * 0.7],
        b,
      ];
      return solid(hand, tooth, { tissue: 'pale', shade: 0.3, weight: 0.65 });
    })
    .join('');
}
