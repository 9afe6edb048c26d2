import type { Face } from './head.ts';

type Features = Omit<Face, 'age'>;

const plain: Features = {
  nose: 0,
  hook: 0.1,
  width: 0,
  jaw: 0,
  lips: 0,
  smile: 0,
  brow: 0,
  eyes: 0,
  soft: 0,
};

const mild: Features = { ...plain, jaw: -0.9, lips: 0.7, brow: -0.7, eyes: 0.7, soft: 1 };

export const faces = {
  plain,
  gentle: { ...mild, nose: -0.4, hook: -0.3, smile: 0.4 },
  matron: { ...mild, nose: -0.2, hook: 0, width: 0.9, jaw: -0.2, smile: 0.2, eyes: 0.3, soft: 0.8 },
  keen: { ...mild, nose: 0.1, hook: 0.4, width: -0.4, jaw: -0.3, lips: 0.1, smile: 0.1, soft: 0.5 },
  delicate: {
    ...mild,
    nose: -0.6,
    hook: -0.4,
    width: -0.2,
    jaw: -1.2,
    lips: 0.4,
    smile: 0.2,
    eyes: 1,
  },
  ample: { ...mild, nose: 0, hook: -0.5, width: 0.5, jaw: -0.3, lips: 1.4, smile: 0.3, soft: 0.7 },
  severe: {
    ...plain,
    nose: 0.3,
    hook: 0.6,
    width: -0.5,
    jaw: 0.2,
    lips: -0.7,
    smile: -0.5,
    brow: 0.8,
  },
  round: {
    ...plain,
    nose: -0.1,
    width: 1.2,
    jaw: -0.2,
    lips: 0.3,
    smile: 0.5,
    brow: -0.2,
    soft: 0.5,
  },
  strong: { ...plain, nose: 0.25, hook: 0.3, jaw: 1, width: 0.2, brow: 0.6 },
  long: { ...plain, nose: 0.5, hook: 0.2, width: -0.8, jaw: -0.3, smile: -0.1 },
  merry: {
    ...plain,
    nose: 0.1,
    hook: -0.3,
    width: 0.8,
    lips: 0.3,
    smile: 1.1,
    brow: -0.3,
    soft: 0.3,
  },
  eagle: { ...plain, nose: 0.7, hook: 1, width: -0.3, jaw: 0.3, lips: -0.3, brow: 0.6 },
  full: { ...plain, nose: 0.1, hook: -0.5, width: 0.4, jaw: 0.2, lips: 1.3, smile: 0.2, eyes: 0.3 },
  boyish: {
    ...mild,
    nose: -0.5,
    hook: -0.5,
    width: 0.4,
    jaw: -0.6,
    lips: 0.3,
    smile: 0.3,
    brow: -0.4,
  },
  grotesque: { ...plain, nose: 2.4, hook: 0.3, width: 0.7, jaw: 0.4, lips: 0.8, smile: 1, brow: 1 },
  beaky: {
    ...plain,
    nose: 2.3,
    hook: 1.4,
    width: -0.8,
    jaw: -0.6,
    lips: -0.4,
    smile: -0.6,
    brow: 0.9,
  },
} satisfies Record<string, Features>;

export type FaceName = keyof typeof faces;
