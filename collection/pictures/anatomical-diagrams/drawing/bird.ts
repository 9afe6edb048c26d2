import { type Line, type Point, steps } from '@portal/engraving';
import { boneChain, longBone } from './bones.ts';
import { type Figure, marks } from './figure.ts';
import { type Hand, hollow, solid } from './hand.ts';
import { vertebrae } from './horse.ts';
import { points } from './points.ts';
import { tube } from './tubes.ts';

function leg(hand: Hand, dx: number, shade: number): string {
  const at = (x: number, y: number): Point => [x + dx, y];
  const toes: readonly Line[] = [
    [at(560, 952), at(490, 972), at(430, 986), at(390, 992)],
    [at(560, 956), at(510, 990), at(470, 1014), at(440, 1024)],
    [at(566, 952), at(610, 978), at(650, 990)],
  ];
  return (
    longBone(hand, at(600, 590), at(520, 676), { shaft: 11, head: 20, foot: 21 }, { shade }) +
    longBone(hand, at(522, 690), at(628, 800), { shaft: 10, head: 22, foot: 16 }, { shade }) +
    longBone(hand, at(628, 812), at(566, 940), { shaft: 8, head: 16, foot: 15 }, { shade }) +
    toes.map((toe) => boneChain(hand, toe, 9, { shade })).join('')
  );
}

/** A wading bird, standing. */
export function bird(hand: Hand): Figure {
  const ribs = steps(0, 6, 6).map((n) =>
    tube(
      hand,
      [
        [440 + n * 26, 492 + n * 5],
        [412 + n * 30, 540],
        [412 + n * 32, 590],
        [440 + n * 25, 636 - n * 3],
      ],
      () => 9,
      { weight: 0.8 },
    ),
  );
  return {
    width: 860,
    height: 1040,
    body:
      leg(hand, 74, 0.85) +
      vertebrae(
        hand,
        points('246,160 306,186 318,260 262,330 258,400 320,460 420,484'),
        15,
        () => 29,
        (share) => 10 + share * 14,
      ) +
      vertebrae(
        hand,
        points('420,484 520,500 600,520'),
        7,
        () => 24,
        () => 28,
      ) +
      ribs.join('') +
      solid(
        hand,
        points('330,560! 350,600 440,640 560,640 650,610! 640,640 560,690 470,730 390,720 340,660'),
        { shade: 0.5 },
      ) +
      tube(hand, points('410,500 350,540 336,580'), () => 18) +
      tube(hand, points('400,490 330,500 316,560 336,584'), () => 10) +
      solid(hand, points('560,500 640,496 720,530 780,590 770,620 720,610 640,570 580,550'), {
        shade: 0.5,
      }) +
      hollow(hand, points('650,548 676,552 690,574 662,570')) +
      vertebrae(
        hand,
        points('760,588 800,620 820,660'),
        4,
        () => 20,
        () => 12,
      ) +
      solid(hand, points('806,660 840,650 850,700 836,740 814,700'), { shade: 0.5 }) +
      leg(hand, 0, 0.45) +
      tube(hand, points('420,486 520,460 620,470'), () => 14) +
      longBone(hand, [410, 512], [604, 440], { shaft: 12, head: 24, foot: 20 }) +
      longBone(hand, [606, 456], [412, 560], { shaft: 8, head: 14, foot: 12 }) +
      longBone(hand, [612, 464], [424, 578], { shaft: 11, head: 17, foot: 15 }) +
      longBone(hand, [418, 580], [556, 610], { shaft: 10, head: 17, foot: 14 }) +
      longBone(hand, [560, 612], [650, 640], { shaft: 7, head: 12, foot: 8 }) +
      birdSkull(hand),
    marks: marks(
      'beak 70,200; orbit 196,132; neck 262,340; wishbone 316,550; keel 460,700; humerus 500,474; ulna 520,520; hand 490,596; pelvis 700,550; femur 556,630; shank 574,742; tarsus 600,870; ploughshare bone 832,700',
    ),
  };
}

function birdSkull(hand: Hand): string {
  return (
    solid(hand, points('262,170 230,196 170,198 90,216 10,240! 80,226 160,214 236,214 262,196'), {
      shade: 0.5,
    }) +
    solid(
      hand,
      points(
        '268,160 262,188 220,192 160,186 80,206 0,234! 60,190 130,150 160,112 200,86 240,92 266,124',
      ),
      { shade: 0.45 },
    ) +
    hollow(hand, points('168,138 190,114 218,118 228,142 210,164 182,164')) +
    hollow(hand, points('96,186 130,170 140,176 110,190'))
  );
}
