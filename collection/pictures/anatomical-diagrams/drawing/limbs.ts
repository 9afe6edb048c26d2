import { ellipse, type Line, type Point, resample, ribbon } from '@portal/engraving';
import { boneChain, longBone } from './bones.ts';
import { type Figure, marks } from './figure.ts';
import { type Hand, solid } from './hand.ts';
import { points } from './points.ts';
import { beside, silhouette } from './tubes.ts';

const fingers: readonly Line[] = [
  points('240,792 145,682 84,580 48,490'),
  points('285,738 245,545 225,390 212,285 205,205'),
  points('345,732 335,525 330,350 327,230 325,142'),
  points('400,740 420,550 437,385 450,272 458,188'),
  points('450,764 500,600 540,475 562,395 577,322'),
];
const wristBones: readonly [number, number, number][] = [
  ...([
    [275, 852, 37],
    [336, 846, 37],
    [396, 853, 33],
    [447, 850, 24],
  ] as [number, number, number][]),
  ...([
    [265, 788, 33],
    [320, 783, 30],
    [375, 783, 36],
    [436, 797, 33],
  ] as [number, number, number][]),
];

/** The bones of a right hand, seen from the back, in the shadow of its flesh. */
export function handBones(hand: Hand, withFlesh = true): Figure {
  const carpals = wristBones.map(([x, y, r]) => {
    const outline = ellipse([x, y], r, r * 0.88, 7).map(
      ([px, py]): Point => [px + hand.random.jitter(5), py + hand.random.jitter(5)],
    );
    return solid(hand, outline, { shade: 0.55 });
  });
  return {
    width: 640,
    height: 1060,
    body:
      (withFlesh ? flesh(hand) : '') +
      solid(hand, points('262,1062! 266,970 250,916 262,890 330,884 344,910 322,970 316,1062!'), {
        shade: 0.5,
      }) +
      solid(hand, points('402,1062! 404,970 396,916 412,890 452,890 462,914 440,970 440,1062!'), {
        shade: 0.5,
      }) +
      carpals.join('') +
      fingers
        .map((joints, index) => boneChain(hand, joints, [27, 27, 28, 26, 22][index] ?? 26))
        .join(''),
    marks:
      marks(`radius 292,990; ulna 422,990; scaphoid 270,852; capitate 372,782; hamate 440,800; metacarpal bone 335,630;
      first phalanx 438,400; second phalanx 451,300; third phalanx 326,180; thumb 100,610`),
  };
}

function flesh(hand: Hand): string {
  const tubes = fingers.map((joints, index) => {
    const tip = joints.at(-1) as Point;
    const before = joints.at(-2) as Point;
    const line = resample(
      [...joints, [tip[0] + (tip[0] - before[0]) * 0.28, tip[1] + (tip[1] - before[1]) * 0.28]],
      14,
    );
    const wide = [84, 80, 82, 78, 68][index] ?? 80;
    const girth = (share: number): number =>
      wide *
      (share > 0.86
        ? Math.sqrt(Math.max(0.02, 1 - ((share - 0.86) / 0.14) ** 2))
        : 1.25 - share * 0.3);
    return ribbon(beside(line, girth, 1), beside(line, girth, -1));
  });
  const palm = ribbon(
    points('205,1062 205,950 190,860 172,740 205,560'),
    points('500,1062 500,960 515,860 550,700 540,580'),
  );
  return silhouette(
    [...tubes, palm],
    hand.inks.dark ? hand.inks.deep : hand.inks.pigments.skin,
    hand.inks.faint,
    1.6,
  );
}

/** The bones of a foot from the inner side. */
export function footBones(hand: Hand): Figure {
  const bone = (text: string, shade = 0.5): string => solid(hand, points(text), { shade });
  return {
    width: 900,
    height: 520,
    body:
      longBone(hand, [745, -10], [752, 215], { shaft: 18, head: 18, foot: 26 }) +
      bone(
        '640,316 740,304 800,274 866,296 902,366 884,440 820,464 740,424 650,414 600,392 598,342',
      ) +
      bone('636,0! 648,90 630,160 622,196 660,212 716,208 738,224 740,180 716,90 716,0!', 0.45) +
      bone('618,232 660,206 728,212 764,246 742,296 672,306 602,296 580,264') +
      bone('510,362 590,350 597,402 540,428 478,424 480,376') +
      bone('556,262 590,256 602,302 590,348 554,338 544,292') +
      [5, 4, 3, 2, 1].map((toe) => ray(hand, toe)).join('') +
      bone('488,284 545,268 550,342 500,358 472,332'),
    marks:
      marks(`tibia 680,90; fibula 752,60; talus 670,255; heel bone 800,380; navicular 572,300; cuneiform 512,315;
      cuboid 540,395; metatarsal 380,372; phalanx 190,458`),
  };
}

function ray(hand: Hand, toe: number): string {
  const [dx, dy] = [toe * 5, (toe - 1) * 21];
  const joints: Line = [
    [492 + dx, 318 + dy * 1.05],
    [278 + dx * 2, 418 + dy * 0.72],
    [188 + dx * 2.6, 456 + dy * 0.42],
    [118 + dx * 3.4, 478 + dy * 0.26],
  ];
  return boneChain(hand, joints, toe === 1 ? 31 : 21, { shade: 0.5 });
}
