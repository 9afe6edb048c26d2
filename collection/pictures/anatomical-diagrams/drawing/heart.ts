import { fill, type Line, type Point, polygon } from '@portal/engraving';
import { type Figure, marks } from './figure.ts';
import { crease, type Hand, hollow, outlineOf, shadeOf, solid } from './hand.ts';
import { points } from './points.ts';
import { smoothPath } from './smooth.ts';
import { grow, tube, twigs } from './tubes.ts';

const muscleOutline = points(
  '210,330 270,270 380,250 500,270 580,340 620,450 610,570 550,690 470,770 420,790 340,750 250,660 190,550 170,430',
);

/** A heart from the front with its great vessels. */
export function heart(hand: Hand): Figure {
  const coloured = hand.inks.style === 'flat' || hand.inks.style === 'chalk';
  const colour = coloured ? hand.inks.pigments.artery : shadeOf(hand, 'artery');
  const id = hand.nextId();
  const coronary = [
    ...grow(hand, [420, 300], 1.25, 130, 11, { spread: 0.42, shrink: 0.8, depth: 5 }),
    ...grow(hand, [270, 360], 1.4, 100, 9, { spread: 0.5, shrink: 0.78, depth: 4 }),
    ...grow(hand, [520, 350], 1.1, 80, 8, { spread: 0.45, shrink: 0.8, depth: 4 }),
  ];
  return {
    width: 760,
    height: 810,
    body:
      tube(hand, points('240,60 236,180 244,330'), () => 74, { tissue: 'vein' }) +
      tube(hand, points('220,600 196,680 190,780'), () => 66, { tissue: 'vein' }) +
      [0, 1]
        .map((n) =>
          tube(
            hand,
            points(`560,${300 + n * 50} 640,${280 + n * 62} 720,${280 + n * 70}`),
            () => 36,
            { tissue: 'artery' },
          ),
        )
        .join('') +
      [0, 1]
        .map((n) =>
          tube(
            hand,
            points(`230,${310 + n * 50} 140,${290 + n * 60} 50,${290 + n * 66}`),
            () => 34,
            { tissue: 'artery' },
          ),
        )
        .join('') +
      [0, 1, 2]
        .map((n) =>
          tube(hand, points(`${350 + n * 66},140 ${340 + n * 72},70 ${330 + n * 80},0`), () => 30, {
            tissue: 'artery',
          }),
        )
        .join('') +
      tube(
        hand,
        points('350,330 330,220 370,140 460,116 550,160 580,260 586,330'),
        (share) => 92 - share * 18,
        { tissue: 'artery' },
      ) +
      solid(hand, points('190,330 250,270 310,290 320,350 270,400 210,410 176,380'), {
        tissue: 'organ',
        shade: 0.5,
      }) +
      solid(hand, muscleOutline, { tissue: 'flesh', shade: 0.46, angle: 0.5 }) +
      tube(hand, points('400,350 430,270 500,220 620,200 700,210'), (share) => 88 - share * 30, {
        tissue: 'vein',
      }) +
      solid(hand, points('520,300 580,290 620,330 600,380 550,390 520,350'), {
        tissue: 'organ',
        shade: 0.5,
      }) +
      `<clipPath id="${id}"><path d="${smoothPath(muscleOutline)}"/></clipPath><g clip-path="url(#${id})">` +
      twigs(coronary, hand.inks.style === 'flat' ? outlineOf(hand) : colour) +
      '</g>' +
      crease(hand, points('200,440 300,400 400,370 500,380 590,410'), 1),
    marks: marks(
      'superior vena cava 236,130; aorta 440,130; pulmonary artery 560,210; right auricle 230,350; left auricle 580,340; right ventricle 290,520; left ventricle 540,540; coronary artery 446,440; apex 420,770; inferior vena cava 196,720; pulmonary veins 690,330',
    ),
  };
}

/** The two rounds of the blood, drawn like pipes. */
export function circulation(hand: Hand): Figure {
  const pipe = (text: string, tissue: 'artery' | 'vein', wide = 34): string =>
    tube(hand, points(text), () => wide, { tissue });
  const comb = (x: number, y: number, way: number): string =>
    twigs(
      [-1, 1].flatMap((side) =>
        grow(hand, [x + side * 4, y], (way * Math.PI) / 2 + side * 0.5, 60, 12, {
          spread: 0.45,
          shrink: 0.75,
          depth: 4,
        }),
      ),
      way < 0 === x < 400 ? hand.inks.pigments.vein : hand.inks.pigments.artery,
    );
  return {
    width: 800,
    height: 1100,
    body:
      solid(
        hand,
        points(
          '400,40 300,30 190,90 160,210 230,270 330,250 400,200 470,250 570,270 640,210 610,90 500,30',
        ),
        { tissue: 'pale', shade: 0.2 },
      ) +
      solid(
        hand,
        points(
          '180,880 300,830 400,850 500,830 620,880 640,990 540,1070 400,1050 260,1070 160,990',
        ),
        { tissue: 'skin', shade: 0.2 },
      ) +
      comb(260, 190, -1) +
      comb(540, 190, -1) +
      comb(250, 910, 1) +
      comb(550, 910, 1) +
      pipe('360,470 330,380 280,300 260,180', 'vein') +
      pipe('440,470 470,380 520,300 540,180', 'artery') +
      pipe('250,930 150,800 100,600 180,430 330,490', 'vein') +
      pipe('550,930 650,800 700,600 620,430 470,490', 'artery') +
      solid(
        hand,
        points('400,470 330,440 250,480 230,570 290,680 400,770 510,680 570,570 550,480 470,440'),
        { tissue: 'flesh', shade: 0.3 },
      ) +
      [-1, 1].map((side) => chambers(hand, side)).join('') +
      arrows(hand),
    marks: marks(
      'lungs 200,120; pulmonary artery 296,330; pulmonary veins 506,330; right auricle 326,512; left auricle 476,512; right ventricle 340,620; left ventricle 462,620; aorta 688,560; great veins 108,600; the whole body 300,1020',
    ),
  };
}

function chambers(hand: Hand, side: number): string {
  const at = (text: string): Line => points(text).map(([x, y]): Point => [400 + side * x, y]);
  return (
    hollow(hand, at('30,490 70,468 130,490 136,540 90,552 36,546')) +
    hollow(hand, at('30,576 90,570 134,580 120,630 70,690 30,716')) +
    crease(hand, at('20,480 18,600 10,740'), 0.6)
  );
}

function arrows(hand: Hand): string {
  const heads: readonly [number, number, number][] = [
    [312, 350, -2],
    [488, 350, 2.1],
    [118, 660, -1.8],
    [684, 660, 1.75],
    [130, 520, -1.2],
    [668, 500, 1.2],
  ];
  const arrow = ([x, y, angle]: readonly [number, number, number]): Line =>
    [
      [16, 0],
      [-10, 11],
      [-4, 0],
      [-10, -11],
    ].map(
      ([u = 0, v = 0]): Point => [
        x + Math.cos(angle) * u - Math.sin(angle) * v,
        y + Math.sin(angle) * u + Math.cos(angle) * v,
      ],
    );
  return fill(polygon(...heads.map(arrow)), hand.inks.pigments.pale);
}
