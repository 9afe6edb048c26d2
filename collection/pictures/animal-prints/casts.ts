import type { Point } from '@portal/engraving';
import { cockerel, heron } from './birds.ts';
import type { CoatName } from './coats.ts';
import type { Creature } from './creature.ts';
import { layer, moved, strokes } from './creature.ts';
import { monkey, snake, whale } from './exotics.ts';
import { cowIn, oxIn, pigIn, sheepIn } from './farm.ts';
import { giraffeIn } from './giraffe.ts';
import { harnessed, horseIn } from './horse.ts';
import { bearIn, elephantIn, rhinocerosIn } from './menagerie.ts';
import { carter, farrier } from './people.ts';
import { catArched, catWalking, cushion, greyhoundIn, houndIn } from './pets.ts';
import { catAsleep, catFacing, catSitting, dogSitting } from './sitters.ts';

/** A creature in its place: the middle of its width, its height above the feet line, its size. */
export type Actor = {
  creature: Creature;
  x: number;
  rise?: number;
  /** What share of the picture 100 of its units take. */
  size: number;
  isTurned?: boolean;
  coat?: CoatName;
  noShadow?: boolean;
};

function one(creature: Creature, size: number, x = 0.5, more: Partial<Actor> = {}): Actor[] {
  return [{ creature, x, size, ...more }];
}

/** The same creature with its points moved: fatter, longer in the leg, lower to the ground. */
function reshaped(creature: Creature, move: (point: Point) => Point): Creature {
  return moved(creature, move, 1);
}

function fattened([x, y]: Point): Point {
  const middle = Math.max(0, Math.min(1, (x - 6) / 96));
  const swell = Math.sin(middle * Math.PI) ** 0.5;
  const down = y > 24 && y < 62 ? ((62 - y) / 38) * 17 * swell : 0;
  return [x > 0 ? x * 1.34 : x, (y > 34 ? y : y * 0.92) - down + (y > 80 ? 7 * swell : 0)];
}

function leggy([x, y]: Point): Point {
  return [x * 0.82, y < 50 ? y * 1.16 : 58 + (y - 50) * 0.9];
}

function squat([x, y]: Point): Point {
  return [x > 24 ? 24 + (x - 24) * 1.45 : x, y > 50 ? y - 28 : y * 0.44];
}

function tipped(creature: Creature, degrees: number, pivot: Point): Creature {
  const angle = (degrees * Math.PI) / 180;
  const [c, s] = [Math.cos(angle), Math.sin(angle)];
  return reshaped(creature, ([x, y]) => {
    const [dx, dy] = [x - pivot[0], y - pivot[1]];
    return [pivot[0] + dx * c + dy * s, pivot[1] + dy * c - dx * s];
  });
}

export const casts = {
  'farrier and horse': () =>
    one([...harnessed('hoofUp'), ...reshaped(farrier(), ([x, y]) => [x - 16, y - 2])], 0.61, 0.53),
  'carter and horses': () => [
    ...one(harnessed('walking'), 0.51, 0.765, { rise: 0.025, coat: 'bay' }),
    ...one(
      [
        ...harnessed('walking'),
        ...reshaped(carter(), ([x, y]) => [x * 0.98 - 84, y * 0.98]),
        layer([], { strokes: strokes('-38.4,71 -34,73 -30,82;-38.4,71 -39.4,62 -37,54', 0.7) }),
      ],
      0.55,
      0.42,
    ),
  ],
  'horse standing': () => one(horseIn('standing'), 0.6, 0.5),
  'horse trotting': () => one(horseIn('trotting'), 0.6, 0.5),
  'horse grazing': () => one(horseIn('grazing', true), 0.62, 0.5),
  'horse rearing': () => one(tipped(horseIn('rearing'), 34, [78, 0]), 0.66, 0.5, { rise: 0.08 }),
  'mare and foal': () => [
    ...one(horseIn('grazing'), 0.54, 0.42),
    ...one(reshaped(horseIn('standing'), leggy), 0.37, 0.76, { rise: -0.03, coat: 'chestnut' }),
  ],
  'cat sitting': () => one(catSitting(), 0.62, 0.42),
  'cat facing': () => one(catFacing(), 0.62, 0.5),
  'cat asleep': () => [
    ...one(cushion(), 0.74, 0.45, { noShadow: true, rise: -0.01 }),
    ...one(catAsleep(), 0.74, 0.45, { noShadow: true, rise: 0.05 }),
  ],
  'cat walking': () => one(catWalking(true), 0.5, 0.5),
  'cat arched': () => one(catArched(), 0.5, 0.56),
  'two cats': () => [
    ...one(catSitting(), 0.46, 0.74, { isTurned: false, rise: 0.03, coat: 'black' }),
    ...one(catFacing(), 0.5, 0.32),
  ],
  pointer: () => one(houndIn(true, true), 0.56, 0.5),
  greyhound: () => one(greyhoundIn(), 0.56, 0.5),
  'dog sitting': () => one(dogSitting(), 0.6, 0.45),
  turnspit: () => one(reshaped(houndIn(false, false), squat), 0.62, 0.48),
  sow: () => one(pigIn(true), 0.52, 0.5),
  'prize pig': () => one(reshaped(pigIn(false), fattened), 0.68, 0.5),
  'pig and piglets': () => [
    ...one(pigIn(false), 0.48, 0.4, { rise: 0.03 }),
    ...one(pigIn(true), 0.17, 0.74, { rise: -0.01 }),
    ...one(pigIn(false), 0.16, 0.88, { rise: -0.035 }),
    ...one(pigIn(false), 0.16, 0.58, { rise: -0.055, isTurned: true }),
  ],
  elephant: () => one(elephantIn('down'), 0.62, 0.52),
  'elephant trumpeting': () => one(elephantIn('up'), 0.62, 0.54),
  'elephant feeding': () => one(elephantIn('curled'), 0.62, 0.52),
  'elephant and calf': () => [
    ...one(elephantIn('down'), 0.6, 0.44, { rise: 0.02 }),
    ...one(elephantIn('curled'), 0.27, 0.82, { rise: -0.03 }),
  ],
  cow: () => one(cowIn(), 0.56, 0.5),
  'prize ox': () => one(reshaped(oxIn(), fattened), 0.66, 0.5),
  'ram and ewes': () => [
    ...one(sheepIn(false), 0.3, 0.78, { rise: 0.1, isTurned: true }),
    ...one(sheepIn(false), 0.28, 0.18, { rise: 0.12 }),
    ...one(sheepIn(true), 0.5, 0.48),
  ],
  heron: () => one(heron(), 0.94, 0.5, { noShadow: true }),
  cockerel: () => one(cockerel(), 0.62, 0.48),
  whale: () => one(whale(), 0.66, 0.5, { rise: -0.03 }),
  monkey: () => one(monkey(), 0.62, 0.52, { rise: 0.12, noShadow: true }),
  snake: () => one(snake(), 0.6, 0.52),
  rhinoceros: () => one(rhinocerosIn(), 0.56, 0.52),
  giraffe: () => one(giraffeIn(), 0.66, 0.5),
  bear: () => one(bearIn(), 0.56, 0.5),
} satisfies Record<string, () => Actor[]>;
export type CastName = keyof typeof casts;
export const castNames = Object.keys(casts) as CastName[];
