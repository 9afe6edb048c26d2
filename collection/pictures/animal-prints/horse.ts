import type { Creature } from './creature.ts';
import { hairTail, mane } from './hair.ts';
import type { Stance } from './limb.ts';
import { type Pose, quadruped, type Species } from './quadruped.ts';

const horse: Species = {
  trunk: `29,100.5 36,99 44,96 55,94.6 65,95.4 75,96.6 84,94.4 91,89.4 95.4,83 97,75 95.6,67 91,60
    84,57 76,56 68,53.4 56,50 44,48 34,47.6 25,49.6 17,52.4 9,56 4.4,61 3,68 4.6,76 9,85 18,95`,
  bumps: `17,68,17,17,7 84,76,20,22,9 52,68,30,20,3 88,60,8,14,3 20,52,9,11,4 31,89,11,9,-2.5
    70,57,10,14,-5 33,60,7,17,-3`,
  fore: {
    root: [20, 60],
    bones: [29, 17.5, 7],
    widths: `0,9,10 0.35,7.6,7 0.65,5.2,4.6 0.9,3.9,3.6 1,4.2,3.8 1.14,3.7,3.6 1.3,2.7,2.9
      1.75,2.5,3 1.96,3.1,3.6 2.1,3,3.5 2.5,2.5,2.6 3,3.3,3`,
    footSize: 1,
    foot: 'hoof',
  },
  hind: {
    root: [84, 78],
    bones: [23, 28, 23, 7.5],
    widths: `0,14,12 0.5,14,12.5 0.95,11.5,11 1.3,8.4,8 1.7,4.7,4.6 1.92,4,4.6 2.02,4.1,5
      2.16,3.7,3.8 2.4,2.8,3.1 2.8,2.7,3.1 2.97,3.3,3.9 3.12,3.1,3.6 3.5,2.6,2.7 4,3.4,3`,
    footSize: 1,
    foot: 'hoof',
  },
  head: {
    outline: `-3,2 0,-1.6 5,-2.6 11,-2.4 19,-0.6 28,1.2 34.5,2.2 39,4.2 41,7.4 40.4,10 38.6,11.2
      38.8,13.4 36.6,15 32.6,14.4 27,13.6 21,15 15,18.2 9,19.6 3,17.6 -1,13 -4,7`,
    eye: [11.5, 3.6, 1.5],
    ear: '-1.5,1.4 -3.6,-2 -4.4,-6.6 -3,-10 -0.6,-7 1.4,-3.2 2.2,0.2',
    farEar: '1,1 0.2,-3 0.6,-7.4 2.2,-9.6 4,-6 4.6,-2.4 4.4,0',
    nostril: '36.6,5.2 38.2,5.4 38.6,7 37.2,7.4 36.4,6.4',
    lines: `39.6,11 36.5,10.8 33.5,11.6;8.8,3 11.2,1.6 13.8,3.2
      ;14,17.6 17.4,14 17.6,9.6 15.6,7`,
    bumps: '10,12,9,7,2.5 24,7,10,5,1.5 37,8,5,5,1.5',
  },
  texture: 'smooth',
  lines: `76,54.5 73,57 71,61.5;27.6,48 26.4,52 27,56;3.4,71 7,69.4 11,68.6;95.6,72 92.6,67 91.6,61
    ;9.4,56.6 12,54.4 16,54`,
  patches: '',
  farShift: 3.5,
};

const patched = `14,92 24,76 34,70 42,76 44,98 30,106;60,100 58,84 66,72 80,70 92,78 100,90 84,104
  ;2,112 10,100 18,92 10,84 -6,100;44,58 54,50 62,46 52,40 42,44`;

const straight: Stance = { angles: [0, 0, 32] };
const under: Stance = { angles: [24, -32, 4, 30] };
const standing: Pose['legs'] = [
  straight,
  { angles: [7, 5, 34] },
  under,
  { angles: [30, -26, 10, 34], shift: -4 },
];
const highNeck = '22,80,19 10,97,14.5 0,110,10.6 -5,118,7.6';
const highMane = mane('-7.4,122 -2,125.6 4,124 10,118.6 16,111.6 22,105.6 28,101.6 33,99.8', 12);
const lowTail = hairTail('94,88 100,84 104,70 104,54 101,38 98,24');

export const horsePoses = {
  standing: { neck: highNeck, head: 52, legs: standing, behind: lowTail, before: highMane },
  hoofUp: {
    neck: highNeck,
    head: 44,
    legs: [
      { angles: [16, -80, -104], lifted: true },
      straight,
      under,
      { angles: [30, -26, 10, 34], shift: -5 },
    ],
    behind: lowTail,
    before: highMane,
  },
  walking: {
    neck: '22,80,19 8,94,14 -4,105,10.4 -10,111,7.6',
    head: 48,
    legs: [
      { angles: [22, 8, 34] },
      { angles: [-14, -18, 10] },
      { angles: [12, -48, -14, 10] },
      { angles: [42, -18, 18, 40] },
    ],
    behind: lowTail,
    before: mane('-14,115 -8,119 -2,117.6 6,112.6 14,107.4 22,103.4 28,101 33,99.8', 11),
  },
  trotting: {
    neck: '22,80,19 10,97,14.5 0,110,10.6 -5,118,7.6',
    head: 62,
    legs: [
      { angles: [52, -34, -50], lifted: true },
      { angles: [-16, -18, 6] },
      { angles: [10, -46, -14, -6] },
      { angles: [48, -26, -20, -40], lifted: true },
    ],
    behind: hairTail('94,89 102,92 110,86 116,74 121,64 128,58'),
    before: highMane,
  },
  grazing: {
    neck: '22,76,19 6,66,14 -8,52,10.6 -17,38,8',
    head: 66,
    legs: [
      { angles: [14, 6, 34] },
      { angles: [-10, -12, 20] },
      under,
      { angles: [32, -24, 12, 34], shift: -4 },
    ],
    behind: lowTail,
    before: mane('-23,39 -19,48 -12,60 -3,71.6 8,83 19,93 28,99.6', 9),
  },
  rearing: {
    neck: highNeck,
    head: 64,
    legs: [
      { angles: [72, -26, -60], lifted: true },
      { angles: [52, -60, -80], lifted: true },
      { angles: [44, -30, 24, 20], lifted: true },
      { angles: [58, -16, 34, 20], lifted: true },
    ],
    behind: hairTail('94,88 102,86 106,76 106,62 109,50 114,42'),
    before: highMane,
  },
} satisfies Record<string, Pose>;

const bridle = ';24,0.4 23.4,7 24.6,14;3,-2 6,6 6.4,19;6,8 15,9.6 24,7.4;27,1 26.4,7 27.4,13.8';

export function horseIn(pose: keyof typeof horsePoses, isPatched = false): Creature {
  return quadruped({ ...horse, patches: isPatched ? patched : '' }, horsePoses[pose]);
}

/** A horse at work, with a bridle on. */
export function harnessed(pose: keyof typeof horsePoses): Creature {
  const head = { ...horse.head, lines: horse.head.lines + bridle };
  return quadruped({ ...horse, head }, horsePoses[pose]);
}
