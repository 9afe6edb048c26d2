import { type Line, type Point, steps } from '@portal/engraving';
import { type Figure, marks } from './figure.ts';
import { crease, type Hand, outlineOf, shadeOf, solid } from './hand.ts';
import { points } from './points.ts';
import { smoothPath } from './smooth.ts';
import { grow, type Twig, tube, twigs } from './tubes.ts';

const rightLung = points(
  '346,250 320,170 260,150 190,210 120,350 80,520 70,680 110,760 220,730 320,700 356,640 350,480 360,360',
);
const leftLung = points(
  '454,250 480,170 540,150 610,210 680,350 720,520 730,680 690,760 590,740 490,690 460,620 470,560 444,500 452,400',
);

/** Windpipe, lungs, and the tree in them. */
export function lungs(hand: Hand): Figure {
  const trees = [treeOf(hand, [330, 352], 1), treeOf(hand, [470, 352], -1)];
  const id = hand.nextId();
  const ink = hand.inks.style === 'flat' ? outlineOf(hand) : shadeOf(hand, 'vein');
  return {
    width: 800,
    height: 800,
    body:
      solid(hand, rightLung, { tissue: 'organ', shade: 0.3 }) +
      solid(hand, leftLung, { tissue: 'organ', shade: 0.34 }) +
      `<clipPath id="${id}"><path d="${smoothPath(rightLung, leftLung)}"/></clipPath>` +
      `<g clip-path="url(#${id})">${twigs(
        trees.flat().map((twig) => ({ ...twig, width: twig.width + 3 })),
        ink,
      )}` +
      `${twigs(
        trees.flat().filter(({ width }) => width > 4),
        hand.inks.pigments.pale,
      )}</g>` +
      crease(hand, points('100,440 200,470 300,560 350,620'), 1) +
      crease(hand, points('130,350 230,370 350,350'), 0.8) +
      crease(hand, points('700,430 600,480 520,570 474,640'), 1) +
      tube(hand, points('396,270 360,320 322,360'), () => 40, { tissue: 'pale' }) +
      tube(hand, points('404,270 440,320 478,360'), () => 38, { tissue: 'pale' }) +
      tube(hand, points('400,60 400,180 400,290'), () => 52, { tissue: 'pale' }) +
      steps(0, 8, 8)
        .map((n) =>
          crease(
            hand,
            [
              [374, 96 + n * 21],
              [400, 103 + n * 21],
              [426, 96 + n * 21],
            ],
            1.1,
          ),
        )
        .join('') +
      solid(hand, points('350,20! 372,0 400,16 428,0 450,20! 444,70 424,92 376,92 356,70'), {
        tissue: 'bone',
        shade: 0.4,
      }),
    marks: marks(
      'larynx 400,50; windpipe 400,180; bronchus 350,332; upper lobe 200,270; middle lobe 150,420; lower lobe 180,620; bronchioles 600,560; fissure 560,520',
    ),
  };
}

function treeOf(hand: Hand, from: Point, way: number): Twig[] {
  const angles: Line = [
    [2.5, 100],
    [3.5, 96],
    [1.7, 120],
    [4.1, 100],
  ];
  return angles.flatMap(([angle, length]) =>
    grow(hand, from, way > 0 ? angle : Math.PI - angle, length, 16, {
      spread: 0.52,
      shrink: 0.76,
      depth: 6,
    }),
  );
}
