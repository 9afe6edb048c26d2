import {
  circle,
  type Line,
  type Point,
  polygon,
  rectangle,
  resample,
  ribbon,
  segments,
  steps,
  stroke,
} from '@portal/engraving';
import { type Figure, marks } from './figure.ts';
import { crease, groundOf, type Hand, outlineOf } from './hand.ts';
import { mirrored, points, symmetrical } from './points.ts';
import { smoothPath } from './smooth.ts';
import { beside, type Girth, silhouette } from './tubes.ts';

type Stance = { arm: string; leg: string; foot: string };

const stances: Record<'upright' | 'spread', Stance> = {
  upright: {
    arm: '556,250 650,246 740,242 810,240',
    leg: '536,520 540,610 536,700 536,790 532,866',
    foot: '532,862 544,886 566,896',
  },
  spread: {
    arm: '556,248 640,208 722,166 786,134',
    leg: '536,520 580,600 622,684 662,760 694,826',
    foot: '692,822 720,838 750,836',
  },
};
const torso = points(
  '500,186 518,190 520,214 548,226 586,236 596,262 580,306 568,350 562,402 568,446 578,494 574,540 548,566 500,560',
);

/** A figure in a circle and a square, ruled in heads. */
export function proportions(hand: Hand): Figure {
  const { inks } = hand;
  const rules = steps(1, 7, 6).map((n): [Point, Point] => [
    [100, 100 + n * 100],
    [900, 100 + n * 100],
  ]);
  const radii = [
    [110, 134],
    [890, 134],
    [250, 836],
    [750, 836],
    [100, 240],
    [900, 240],
    [500, 900],
    [500, 100],
  ].map(([x = 0, y = 0]): [Point, Point] => [
    [500, 436],
    [x, y],
  ]);
  return {
    width: 1000,
    height: 960,
    body:
      stroke(circle([500, 436], 464), inks.accent, inks.weight * 1.2) +
      stroke(polygon(rectangle(100, 100, 800, 800)), inks.ink, inks.weight * 1.2, {
        'stroke-linejoin': 'miter',
      }) +
      stroke(segments(rules), inks.faint, 1.4) +
      stroke(segments(radii), inks.accent, 1.1, { 'stroke-dasharray': '9 6' }) +
      figureIn(hand, 'spread') +
      figureIn(hand, 'upright') +
      inside(hand),
    marks: marks(
      'head 520,130; chin 500,200; breast 540,300; navel 500,436; fork 500,560; knee 537,702; sole 548,892; span 840,236',
    ),
  };
}

function figureIn(hand: Hand, name: keyof typeof stances): string {
  const { arm, leg, foot } = stances[name];
  const limb = (text: string, girth: Girth): string[] => {
    const line = resample(points(text), 9);
    return [line, mirrored(line, 500)].map((way) =>
      ribbon(beside(way, girth, 1), beside(way, girth, -1)),
    );
  };
  const armGirth = (share: number): number => 50 - share * 26 + Math.sin(share * Math.PI * 2.1) * 5;
  const legGirth = (share: number): number =>
    80 - share * 50 + Math.sin((share - 0.5) * Math.PI * 2) * 6;
  const paths = [
    ...limb(arm, armGirth),
    ...limb(leg, legGirth),
    ...limb(foot, (share) => 30 - share * 12),
    ...fingers(arm),
    smoothPath(symmetrical(torso, 500).slice(0, -1)),
    smoothPath(
      points('500,100 530,110 538,146 530,178 512,200 500,204 488,200 470,178 462,146 470,110'),
    ),
  ];
  return silhouette(
    paths,
    groundOf(hand, 'skin'),
    outlineOf(hand),
    hand.inks.weight * (name === 'spread' ? 0.5 : 0.9),
  );
}

function fingers(arm: string): string[] {
  const line = points(arm);
  const [before, wrist] = [line.at(-2) as Point, line.at(-1) as Point];
  const angle = Math.atan2(wrist[1] - before[1], wrist[0] - before[0]);
  return [-0.7, -0.2, -0.04, 0.12, 0.28].flatMap((turn, index) => {
    const long = index === 0 ? 46 : 84 - Math.abs(index - 2.4) * 7;
    const end: Point = [
      wrist[0] + Math.cos(angle + turn) * long,
      wrist[1] + Math.sin(angle + turn) * long,
    ];
    const finger = resample([[wrist[0] - 6, wrist[1]], end], 8);
    return [finger, mirrored(finger, 500)].map((way) => {
      const girth = (share: number): number => (index === 0 ? 15 : 17) - share * 7;
      return ribbon(beside(way, girth, 1), beside(way, girth, -1));
    });
  });
}

/** Face, breast, belly and knees. */
function inside(hand: Hand): string {
  const both = (text: string, weight = 0.5): string => {
    const line: Line = points(text);
    return crease(hand, line, weight) + crease(hand, mirrored(line, 500), weight);
  };
  return (
    both('470,140 480,110 500,104', 0.8) +
    both('480,148 488,145 494,149') +
    both('478,138 487,134 495,138') +
    crease(hand, points('500,148 496,164 502,166'), 0.5) +
    crease(hand, points('490,180 500,183 510,180'), 0.6) +
    both('502,240 530,232 556,240') +
    both('502,312 530,318 562,296 572,270') +
    crease(hand, points('500,260 501,330 499,420'), 0.4) +
    both('506,350 524,348 530,344', 0.4) +
    both('506,386 524,386 530,382', 0.4) +
    both('560,480 534,520 508,548') +
    crease(hand, points('494,434 500,440 506,434'), 0.7) +
    both('524,696 536,706 550,694') +
    both('526,714 538,720 548,712', 0.4) +
    both('520,566 526,620 524,670', 0.4) +
    both('550,730 554,760 546,800', 0.4) +
    both('620,236 650,232 690,238', 0.4) +
    both('526,212 512,228 502,232')
  );
}
