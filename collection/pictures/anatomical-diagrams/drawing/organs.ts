import { type Line, type Point, steps } from '@portal/engraving';
import { type Figure, marks } from './figure.ts';
import { crease, type Hand, solid } from './hand.ts';
import { points } from './points.ts';
import { muscle, tube } from './tubes.ts';

/** A stomach laid open, so that its folds show. */
export function stomach(hand: Hand): Figure {
  const wall = points(
    '330,180 350,120 430,80 530,90 620,160 660,280 650,420 590,550 480,640 360,660 250,620 180,560 160,500 200,470 270,500 350,490 390,420 380,320 340,250',
  );
  const inner = points(
    '370,190 400,140 470,120 550,150 606,230 620,330 600,430 540,530 450,600 350,616 260,584 216,540 290,540 370,520 424,440 420,320 384,250',
  );
  const folds = steps(0, 7, 7).map((n): Line => {
    const t = 0.12 + n * 0.11;
    const at = (a: Point, b: Point): Point => [
      a[0] + (b[0] - a[0]) * t + hand.random.jitter(8),
      a[1] + (b[1] - a[1]) * t + hand.random.jitter(8),
    ];
    return [
      at([400, 190], [570, 190]),
      at([420, 260], [610, 290]),
      at([422, 330], [616, 380]),
      at([420, 420], [580, 490]),
      at([370, 520], [500, 580]),
      at([300, 545], [350, 616]),
    ];
  });
  return {
    width: 760,
    height: 760,
    body:
      tube(hand, points('180,520 90,500 60,580 80,690 190,730 330,720'), () => 78, {
        tissue: 'skin',
        shade: 0.5,
      }) +
      steps(0, 8, 8)
        .map((n) =>
          crease(
            hand,
            [
              [60 + n * 28, 690 + n * 2],
              [72 + n * 28, 712],
              [66 + n * 28, 742],
            ],
            0.5,
          ),
        )
        .join('') +
      tube(hand, points('330,0 334,90 350,190'), () => 66, { tissue: 'flesh', shade: 0.5 }) +
      [0, 1, 2]
        .map((n) =>
          crease(
            hand,
            [
              [314 + n * 16, 6],
              [318 + n * 16, 90],
              [334 + n * 14, 170],
            ],
            0.5,
          ),
        )
        .join('') +
      solid(hand, wall, { tissue: 'flesh', shade: 0.34 }) +
      solid(hand, inner, { tissue: 'organ', shade: 0.3 }) +
      folds
        .map((fold) =>
          tube(hand, fold, (share) => 6 + Math.sin(Math.PI * share) * 11, {
            tissue: 'skin',
            weight: 0.6,
          }),
        )
        .join('') +
      tube(hand, points('204,500 196,530 214,566'), () => 22, { tissue: 'flesh' }),
    marks: marks(
      'gullet 332,70; upper mouth 352,180; bottom of the stomach 540,130; great curve 640,430; small curve 400,400; folds 510,400; pylorus 204,530; duodenum 74,640',
    ),
  };
}

/** A knee with the kneecap turned aside, its cords and cushions in place. */
export function knee(hand: Hand): Figure {
  return {
    width: 620,
    height: 1000,
    body:
      solid(hand, points('380,690 410,660 440,680 440,740 424,840 428,1000! 396,1000! 392,840'), {
        shade: 0.5,
      }) +
      solid(
        hand,
        points(
          '240,0! 244,160 222,270 150,340 120,420 150,490 230,500 290,460 340,500 420,490 450,420 420,340 350,270 336,160 340,0!',
        ),
        { shade: 0.4, angle: 0.3 },
      ) +
      solid(
        hand,
        points(
          '126,430 150,494 230,506 290,464 340,506 420,494 446,430 452,470 430,520 340,530 290,490 230,530 150,520 122,480',
        ),
        { tissue: 'vein', shade: 0.4 },
      ) +
      muscle(hand, points('262,470 300,520 330,590'), 34, 0.5, 'pale') +
      muscle(hand, points('330,470 280,530 250,590'), 32, 0.5, 'pale') +
      solid(
        hand,
        points(
          '140,592 200,566 290,584 380,566 440,592 440,640 400,700 350,780 344,1000! 236,1000! 236,780 180,700 140,640',
        ),
        { shade: 0.4, angle: 0.3 },
      ) +
      [-1, 1]
        .map((side) =>
          solid(
            hand,
            points('30,570 90,556 146,564 152,594 90,586 34,592').map(
              ([x, y]): Point => [290 + side * x, y],
            ),
            { tissue: 'nerve', shade: 0.5 },
          ),
        )
        .join('') +
      muscle(hand, points('128,400 112,520 136,660'), 38, 0.5, 'pale') +
      muscle(hand, points('446,400 470,530 426,690'), 38, 0.5, 'pale') +
      muscle(hand, points('300,60 400,180 500,270'), 70, 0.5) +
      tube(hand, points('540,330 480,560 310,740'), () => 42, { tissue: 'pale', shade: 0.4 }) +
      [0, 1, 2]
        .map((n) =>
          crease(
            hand,
            [
              [528 + n * 10, 370],
              [472 + n * 9, 560],
              [318 + n * 6, 722],
            ],
            0.5,
          ),
        )
        .join('') +
      solid(hand, points('500,260 560,256 600,300 590,360 540,390 490,350 482,296'), {
        shade: 0.5,
      }),
    marks: marks(
      'thigh bone 290,130; condyle 180,400; cartilage 400,510; crossed cords 300,530; meniscus 210,576; shin bone 290,850; splint bone 412,900; side cord 116,540; kneecap 540,320; tendon of the kneecap 470,560',
    ),
  };
}
