import { along, heading, type Line, type Point, polar, resample, steps } from '@portal/engraving';
import { longBone } from './bones.ts';
import { type Figure, marks } from './figure.ts';
import { crease, type Hand, hollow, placed, solid } from './hand.ts';
import { points } from './points.ts';
import { teethAlong } from './skull.ts';
import { tube } from './tubes.ts';

/** Joints along a line, each with a spine on its back. */
export function vertebrae(
  hand: Hand,
  line: Line,
  count: number,
  size: (share: number) => number,
  spine: (share: number) => number,
): string {
  const path = resample(line, 5);
  return steps(0, count - 1, count - 1)
    .map((n) => {
      const share = (n + 0.5) / count;
      const at = along(path, share);
      const angle = heading(path, share);
      const [big, tall] = [size(share), spine(share)];
      const place = (forward: number, up: number): Point =>
        polar(polar(at, angle, forward), angle - Math.PI / 2, up);
      const process: Line = [
        place(-big * 0.35, big * 0.2),
        place(big * 0.1, tall),
        place(big * 0.5, tall),
        place(big * 0.35, big * 0.2),
      ];
      const body: Line = [
        place(-big * 0.55, big * 0.4),
        place(0, big * 0.34),
        place(big * 0.55, big * 0.4),
        place(big * 0.5, 0),
        place(big * 0.55, -big * 0.4),
        place(0, -big * 0.34),
        place(-big * 0.55, -big * 0.4),
        place(-big * 0.45, 0),
      ];
      return (
        (tall > big * 0.4 ? solid(hand, process, { shade: 0.5, weight: 0.8 }) : '') +
        solid(hand, body, { shade: 0.5, weight: 0.9 })
      );
    })
    .join('');
}

function foreleg(hand: Hand, dx: number, shade: number): string {
  const at = (x: number, y: number): Point => [x + dx, y];
  return (
    longBone(hand, at(546, 606), at(606, 690), { shaft: 22, head: 38, foot: 32 }, { shade }) +
    longBone(hand, at(604, 700), at(588, 836), { shaft: 17, head: 28, foot: 25 }, { shade }) +
    solid(hand, [at(566, 842), at(612, 842), at(610, 868), at(566, 868)], { shade }) +
    longBone(hand, at(588, 876), at(586, 956), { shaft: 13, head: 22, foot: 20 }, { shade }) +
    hoof(hand, at(584, 964), shade)
  );
}

function hindleg(hand: Hand, dx: number, shade: number): string {
  const at = (x: number, y: number): Point => [x + dx, y];
  return (
    longBone(hand, at(1066, 484), at(1004, 626), { shaft: 24, head: 36, foot: 40 }, { shade }) +
    solid(hand, [at(966, 610), at(982, 600), at(990, 630), at(974, 648)], { shade }) +
    longBone(hand, at(1008, 644), at(1100, 770), { shaft: 18, head: 36, foot: 24 }, { shade }) +
    solid(
      hand,
      [at(1086, 778), at(1120, 752), at(1150, 738), at(1140, 774), at(1120, 812), at(1086, 812)],
      { shade },
    ) +
    longBone(hand, at(1102, 822), at(1088, 950), { shaft: 14, head: 22, foot: 20 }, { shade }) +
    hoof(hand, at(1086, 958), shade)
  );
}

function hoof(hand: Hand, [x, y]: Point, shade: number): string {
  return (
    longBone(hand, [x, y + 6], [x - 22, y + 40], { shaft: 12, head: 17, foot: 16 }, { shade }) +
    solid(
      hand,
      points('-8,44! -46,48! -78,88! 2,88! 4,60').map(([px, py]): Point => [x + px, y + py]),
      { tissue: 'vein', shade },
    )
  );
}

/** A horse without its coat. */
export function horse(hand: Hand): Figure {
  const ribs = steps(0, 15, 15).map((n) => {
    const x = 620 + n * 23;
    return tube(
      hand,
      [
        [x, 440],
        [x - 20 + n * 2, 500],
        [x - 32 + n * 3.6, 620 - n * 4],
        [x + 8 + n * 3, 738 - n * 13],
      ],
      () => 14,
      { shade: 0.5, weight: 0.8 },
    );
  });
  return {
    width: 1300,
    height: 1060,
    body:
      foreleg(hand, -64, 0.85) +
      hindleg(hand, 70, 0.85) +
      vertebrae(
        hand,
        points('1030,404 1110,404 1170,460 1200,560 1206,690'),
        15,
        (share) => 24 - share * 14,
        () => 0,
      ) +
      vertebrae(
        hand,
        points('352,210 420,250 474,330 520,420 590,452'),
        7,
        () => 56,
        () => 20,
      ) +
      vertebrae(
        hand,
        points('590,452 700,424 820,430 930,424 1030,404'),
        22,
        () => 25,
        (share) => 96 - share * 58 - (share < 0.12 ? 30 : 0),
      ) +
      ribs.join('') +
      tube(hand, points('540,640 580,706 680,744 800,716'), () => 18, { tissue: 'pale' }) +
      solid(
        hand,
        points('612,366 690,372 700,400 640,510 578,612 536,618 532,580 566,480 596,400'),
        { shade: 0.5 },
      ) +
      crease(hand, points('650,378 604,490 556,594'), 0.8) +
      solid(
        hand,
        points(
          '960,378 1000,372 1050,420 1120,440 1160,470 1150,500 1100,504 1066,510 1040,490 1010,440 960,420',
        ),
        { shade: 0.5 },
      ) +
      hollow(hand, points('1096,476 1120,474 1122,490 1100,492')) +
      foreleg(hand, 0, 0.45) +
      hindleg(hand, 0, 0.45) +
      placed(horseSkull(hand), [64, 36], 0.84),
    marks: marks(
      'skull 300,186; lower jaw 310,324; neck 440,280; withers 650,340; ribs 800,560; shoulder blade 600,480; cannon bone 588,910; pastern 575,985; coffin bone 540,1040; hip 1060,450; stifle 976,626; hock 1136,760; tail 1190,520',
    ),
  };
}

function horseSkull(hand: Hand): string {
  return (
    solid(
      hand,
      points(
        '356,190 376,250 366,320 330,360 270,362 190,390 130,418 104,420 96,402 150,376 230,332 290,296 320,240',
      ),
      { shade: 0.5 },
    ) +
    teethAlong(hand, points('150,372 190,352 240,328 280,304'), 16) +
    solid(
      hand,
      points(
        '370,176 362,220 330,262 290,296 220,340 150,376 104,400 80,392 84,362 120,310 180,240 240,170 300,140 350,146',
      ),
      { shade: 0.4 },
    ) +
    hollow(hand, points('258,200 284,190 304,206 294,232 266,236')) +
    hollow(hand, points('112,352 140,326 162,330 136,360')) +
    crease(hand, points('300,240 250,270 200,300'), 1)
  );
}
