import {
  closedSoft,
  contours,
  fill,
  type Line,
  type Point,
  soft,
  steps,
  stroke,
  survey,
  thin,
  valueNoise,
} from '@portal/engraving';
import { type Figure, marks } from './figure.ts';
import { crease, grain, type Hand, outlineOf, solid } from './hand.ts';
import type { Tissue } from './inks.ts';
import { mirrored, points } from './points.ts';
import { smoothPath } from './smooth.ts';

const side = points(
  '60,380 70,260 130,150 250,70 400,40 560,60 700,130 790,250 800,370 760,450 660,480 560,470 500,500 440,560 330,570 240,540 200,480 110,450',
);

/** A brain from the left: folds, little brain and stem. */
export function brainSide(hand: Hand): Figure {
  const arbor = (n: number): Line => [
    [520 + n * 4, 520 + n * 22],
    [620, 486 + n * 27],
    [720 - n * 4, 490 + n * 22],
    [770 - n * 12, 480 + n * 18],
  ];
  return {
    width: 860,
    height: 760,
    body:
      solid(
        hand,
        points('420,520 520,500 560,560 540,620 500,660 486,750! 420,750! 420,660 400,600'),
        { tissue: 'nerve', shade: 0.5 },
      ) +
      solid(
        hand,
        points('500,520 580,480 700,470 780,480 790,550 730,620 630,650 550,630 510,590'),
        { tissue: 'skin', shade: 0.4 },
      ) +
      steps(1, 6, 5)
        .map((n) => crease(hand, arbor(n), 0.55))
        .join('') +
      folds(hand, side, lobes) +
      crease(hand, points('190,470 280,420 380,400 500,360 590,330'), 2) +
      crease(hand, points('440,46 430,130 460,200 430,290 450,340'), 1.7),
    marks: marks(
      'frontal lobe 200,250; parietal lobe 560,160; occipital lobe 740,350; temporal lobe 350,500; central fissure 440,200; cerebellum 660,560; stem 462,690',
    ),
  };
}

type Lobe = { tissue: Tissue; area: Line };

const lobes: readonly Lobe[] = [
  { tissue: 'organ', area: side },
  { tissue: 'skin', area: points('440,20 430,130 460,200 430,290 450,400 640,420 700,60') },
  { tissue: 'vein', area: points('690,100 660,250 640,340 660,500 860,500 860,120') },
  {
    tissue: 'fat',
    area: points('150,490 280,420 380,400 500,360 590,330 650,420 620,500 440,600 240,580'),
  },
];

const half = points('404,40 330,50 220,110 130,230 90,380 100,540 160,680 260,770 370,800 404,796');

/** A brain from above, with the great cleft. */
export function brainTop(hand: Hand): Figure {
  const left: Line = half;
  const right = mirrored(half, 415);
  return {
    width: 830,
    height: 840,
    body:
      folds(hand, left, [{ tissue: 'organ', area: left }]) +
      folds(hand, right, [{ tissue: 'skin', area: right }]),
    marks: marks(
      'left hemisphere 220,330; right hemisphere 620,300; great cleft 415,420; frontal folds 340,120; hind folds 500,720',
    ),
  };
}

/** Stripes that a noise has led astray: their troughs wind as the clefts of a brain do. */
function folds(hand: Hand, outline: Line, lobes: readonly Lobe[]): string {
  const { random, inks } = hand;
  const noise = valueNoise(`folds ${random.next()}`);
  const id = hand.nextId();
  const [left, right] = [
    Math.min(...outline.map(([x]) => x)),
    Math.max(...outline.map(([x]) => x)),
  ];
  const [top, bottom] = [
    Math.min(...outline.map(([, y]) => y)),
    Math.max(...outline.map(([, y]) => y)),
  ];
  const height = ([x, y]: Point): number => {
    const away = Math.hypot(x - (left + right) / 2, (y - (top + bottom) / 2) * 1.25);
    return Math.sin(away / 7 + noise([x / 70, y / 70]) * 6 + noise([x / 30, y / 30]) * 0.9);
  };
  const ground = survey({ height, box: [left, top, right, bottom], cell: 6 });
  const at = (level: number): Line[] =>
    contours(ground, level)
      .map((found) => thin(found, 2))
      .filter((line) => line.length > 3);
  const dark = inks.style === 'flat' ? inks.deep : inks.ink;
  const rims = inks.style === 'flat' ? 0.28 : 0.75;
  const filled = inks.style !== 'chalk' && !inks.dark;
  const slits = filled
    ? fill(closedSoft(...at(-0.86)), dark)
    : stroke(soft(...at(-0.86)), dark, inks.weight * 0.7);
  return (
    `<clipPath id="${id}"><path d="${smoothPath(outline)}"/></clipPath>` +
    solid(hand, outline, { tissue: lobes[0]?.tissue ?? 'organ', shade: 0.36, angle: 0.8 }) +
    `<g clip-path="url(#${id})">` +
    lobes
      .slice(1)
      .map(({ tissue, area }) => solid(hand, area, { tissue, shade: 0.3, weight: 0.01 }))
      .join('') +
    stroke(soft(...at(-0.45)), dark, inks.weight * 0.5, { 'stroke-opacity': rims }) +
    slits +
    '</g>' +
    stroke(smoothPath(outline), outlineOf(hand), inks.weight * 1.4, grain(hand))
  );
}
