import type { Line, Point } from '@portal/engraving';
import { boneChain, longBone } from './bones.ts';
import { type Figure, marks } from './figure.ts';
import { type Hand, hollow, placed, solid } from './hand.ts';
import { handBones } from './limbs.ts';
import { points } from './points.ts';
import { ribcage, vertebraFront } from './ribcage.ts';
import { skullFront } from './skull.ts';

type Pose = { elbow: Point; wrist: Point; turn: number; knee: Point; ankle: Point };

const poses: Record<
  'standing' | 'greeting',
  { left: Pose; right: Pose; width: number; tool: boolean }
> = {
  standing: {
    width: 720,
    tool: false,
    left: { elbow: [222, 566], wrist: [252, 776], turn: 186, knee: [92, 1150], ankle: [80, 1400] },
    right: { elbow: [222, 566], wrist: [252, 776], turn: 186, knee: [92, 1150], ankle: [80, 1400] },
  },
  greeting: {
    width: 880,
    tool: true,
    left: { elbow: [330, 400], wrist: [372, 190], turn: 8, knee: [126, 1146], ankle: [150, 1396] },
    right: { elbow: [262, 548], wrist: [334, 740], turn: 158, knee: [84, 1150], ankle: [66, 1400] },
  },
};

/** A whole skeleton from the front. */
export function skeleton(hand: Hand, name: keyof typeof poses): Figure {
  const { left, right, width, tool } = poses[name];
  const middle = width / 2;
  const cervical = [0, 1, 2, 3].map((n) => vertebraFront(hand, [middle, 196 + n * 19], 17));
  const lumbar = [0, 1, 2, 3].map((n) => vertebraFront(hand, [middle, 640 + n * 36], 27 + n));
  const [elbow, knee] = [right.elbow, right.knee];
  return {
    width,
    height: 1500,
    body:
      cervical.join('') +
      lumbar.join('') +
      (tool ? spade(hand, [middle - right.wrist[0] - 34, 560]) : '') +
      limbs(hand, middle, 1, left) +
      limbs(hand, middle, -1, right) +
      placed(ribcage(bolder(hand, 1.35)).body, [middle - 350 * 0.6, 226], 0.6) +
      placed(skullFront(bolder(hand, 2)).body, [middle - 300 * 0.28, 0], 0.28) +
      pelvis(hand, middle),
    marks: [
      ...marks(`skull ${middle},50; collar bone ${middle + 110},252; ribs ${middle + 120},450; humerus ${middle - (168 + elbow[0]) / 2},${(285 + elbow[1]) / 2};
        radius and ulna ${middle - (elbow[0] + right.wrist[0]) / 2},${(elbow[1] + right.wrist[1]) / 2}; pelvis ${middle + 120},770;
        femur ${middle - 110},1000; kneecap ${middle - knee[0]},1152; tibia ${middle - knee[0] + 4},1290; foot ${middle + left.ankle[0]},1450`),
    ],
  };
}

/** What is drawn smaller later needs broader lines now. */
function bolder(hand: Hand, times: number): Hand {
  return { ...hand, inks: { ...hand.inks, weight: hand.inks.weight * times } };
}

function limbs(hand: Hand, middle: number, side: number, pose: Pose): string {
  const at = ([x, y]: Point, dx = 0, dy = 0): Point => [middle + side * (x + dx), y + dy];
  const raised = pose.wrist[1] < pose.elbow[1];
  const bones = handBones(bolder(hand, 2.6), false).body;
  const palm = placed(
    `<g transform="translate(-352 -890)">${bones}</g>`,
    at(pose.wrist, 0, raised ? -8 : 8),
    0.19,
    side < 0,
    side * pose.turn,
  );
  const toes: Line[] = [0, 1, 2, 3, 4].map((n) => [
    at(pose.ankle, -16 + n * 9, 34),
    at(pose.ankle, -22 + n * 17, 68),
    at(pose.ankle, -26 + n * 21, 90),
  ]);
  return (
    solid(
      hand,
      points('118,250 176,262 186,300 150,330 130,400 112,330 96,290').map((point) => at(point)),
      { shade: 0.7 },
    ) +
    palm +
    longBone(hand, at(pose.elbow, 8, raised ? -8 : 12), at(pose.wrist, 14), {
      shaft: 8,
      head: 14,
      foot: 12,
    }) +
    longBone(hand, at(pose.elbow, -8, raised ? -8 : 12), at(pose.wrist, -12), {
      shaft: 9,
      head: 13,
      foot: 16,
    }) +
    longBone(hand, at([172, 284]), at(pose.elbow), { shaft: 13, head: 26, foot: 23 }) +
    longBone(hand, at([128, 876]), at(pose.knee, 0, -18), { shaft: 18, head: 28, foot: 34 }) +
    longBone(hand, at(pose.knee, 28, 30), at(pose.ankle, 26, 8), { shaft: 7, head: 12, foot: 13 }) +
    longBone(hand, at(pose.knee, -2, 16), at(pose.ankle, -2), { shaft: 15, head: 31, foot: 20 }) +
    solid(
      hand,
      points('-18,-16 0,-24 18,-16 14,8 0,18 -14,8').map(([x, y]) => at(pose.knee, x, y)),
      { shade: 0.5 },
    ) +
    solid(
      hand,
      points('-22,14 0,4 22,14 24,34 -20,36').map(([x, y]) => at(pose.ankle, x, y)),
      { shade: 0.5 },
    ) +
    toes.map((joints) => boneChain(hand, joints, 8.5)).join('')
  );
}

function pelvis(hand: Hand, middle: number): string {
  const sides = [-1, 1].map((side) => {
    const across = (text: string): Line =>
      points(text).map(([x, y]): Point => [middle + side * x, y]);
    return (
      solid(
        hand,
        across(
          '26,770 62,728 122,716 164,746 168,794 140,838 140,872 118,894 60,886 8,890 10,914 44,926 74,972 104,962 120,920 96,850 60,820',
        ),
        { shade: 0.4 },
      ) +
      hollow(hand, across('58,902 92,900 100,924 84,944 66,930')) +
      solid(hand, across('118,862 138,858 150,876 140,898 120,898'), { shade: 0.5 })
    );
  });
  const sacrum = points('-40,768 0,776 40,768 36,820 16,862 0,878 -16,862 -36,820').map(
    ([x, y]): Point => [middle + x, y],
  );
  return sides.join('') + solid(hand, sacrum, { shade: 0.5 });
}

/** A spade to lean on, as these figures often have. */
function spade(hand: Hand, [x, y]: Point): string {
  return (
    solid(
      hand,
      points('-7,40! 7,40! 9,700! -9,700!').map(([px, py]): Point => [x + px, y + py]),
      { tissue: 'nerve', shade: 0.6 },
    ) +
    solid(
      hand,
      points('-34,22! 34,22! 34,42! -34,42!').map(([px, py]): Point => [x + px, y + py]),
      { tissue: 'nerve', shade: 0.5 },
    ) +
    solid(
      hand,
      points('-58,690! 58,690! 60,820 44,890 0,930 -44,890 -60,820').map(
        ([px, py]): Point => [x + px, y + py],
      ),
      { tissue: 'vein', shade: 0.5 },
    )
  );
}
