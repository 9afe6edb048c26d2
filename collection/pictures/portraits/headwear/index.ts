import type { Solid } from '../modelling/solid.ts';
import type { Studio } from '../studio.ts';
import { bicorn, bowler, broadBrim, topHat, tricorn } from './brims.ts';
import { bonnet, flatCap, frilledCap, mobCap, nurseCap, skullCap, surgeonCap } from './caps.ts';
import { conical, furHat, mandarin, mortarboard, peaked } from './hats.ts';
import { fez, headMirror, hood, scarf, turban, veil, wimple } from './wraps.ts';

/** What sitters have on their heads. */
export const headwear = {
  none: () => [],
  bonnet,
  mobCap,
  frilledCap,
  nurseCap,
  skullCap,
  surgeonCap,
  flatCap,
  topHat,
  bowler,
  broadBrim,
  tricorn,
  bicorn,
  furHat,
  mortarboard,
  conical,
  mandarin,
  peaked,
  turban,
  fez,
  veil,
  wimple,
  scarf,
  hood,
  headMirror,
} satisfies Record<string, (studio: Studio) => Solid[]>;

export type Headwear = keyof typeof headwear;
