import type { Random } from '@portal/engraving';
import type { Body } from './body.ts';
import type { Head } from './head.ts';
import type { Make } from './modelling/shapes.ts';
import type { Pose } from './modelling/vector.ts';

/** Everything a tailor, hatter or wigmaker needs to know of a sitter. */
export type Studio = {
  head: Head;
  body: Body;
  headPose: Pose;
  bodyPose: Pose;
  /** Lines to one unit. */
  density: number;
  random: Random;
  /** How dark the hair and the clothes are, 0 for white to 1 for black. */
  hair: number;
  cloth: number;
};

type More = Partial<Omit<Make, 'stuff' | 'pose'>>;

export function onHead({ headPose, density }: Studio, stuff: string, more: More = {}): Make {
  return { stuff, pose: headPose, density, ...more };
}

export function onBody({ bodyPose, density }: Studio, stuff: string, more: More = {}): Make {
  return { stuff, pose: bodyPose, density, ...more };
}

export function hairMake(studio: Studio): Make {
  return onHead(studio, 'hair', {
    darkness: studio.hair * 0.55,
    contrast: 1 - studio.hair * 0.25,
    crossed: studio.hair > 0.6,
  });
}

/** Cloth of the sitter's own colour. */
export function clothMake(studio: Studio, stuff: string, on: 'head' | 'body' = 'body'): Make {
  const look = { darkness: studio.cloth * 0.62, contrast: 1 - studio.cloth * 0.35 };
  return on === 'body' ? onBody(studio, stuff, look) : onHead(studio, stuff, look);
}

export function linenMake(studio: Studio, stuff = 'linen', on: 'head' | 'body' = 'body'): Make {
  const look = { darkness: -0.06, contrast: 0.75, crossed: false };
  return on === 'body' ? onBody(studio, stuff, look) : onHead(studio, stuff, look);
}
