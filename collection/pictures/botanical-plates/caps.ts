import type { TurnedForm } from './turned.ts';

export type CapForm = {
  profile: TurnedForm['profile'];
  stalk: number;
  width: number;
  spots?: boolean;
  ring?: boolean;
};

/** From the rim to the crown, in units of the cap's size. */
export const caps = {
  dome: {
    profile: [
      [0, 1],
      [0.18, 0.98],
      [0.42, 0.78],
      [0.6, 0.42],
      [0.66, 0],
    ],
    stalk: 1.6,
    width: 0.24,
    spots: true,
    ring: true,
  },
  bell: {
    profile: [
      [0, 0.72],
      [0.3, 0.66],
      [0.7, 0.5],
      [1.05, 0.26],
      [1.2, 0],
    ],
    stalk: 2.2,
    width: 0.13,
  },
  bun: {
    profile: [
      [0, 0.92],
      [0.2, 1.02],
      [0.46, 0.86],
      [0.64, 0.5],
      [0.7, 0],
    ],
    stalk: 1.1,
    width: 0.42,
  },
  egg: {
    profile: [
      [0, 0.5],
      [0.3, 0.56],
      [0.7, 0.42],
      [0.9, 0.2],
      [0.95, 0],
    ],
    stalk: 0.7,
    width: 0.3,
    spots: true,
  },
} satisfies Record<string, CapForm>;
