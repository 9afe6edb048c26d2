import { hexagonQuilt } from '../stitched/hexagon-quilt.ts';
import { lace } from '../stitched/lace.ts';
import { geeseQuilt, logCabinQuilt, starQuilt } from '../stitched/quilts.ts';
import { sampler } from '../stitched/sampler.ts';
import { knives, palmFruits, rainClouds } from './batik.ts';
import { chintz, diaperPrint, type Printer, pinePrint, sprigPrint } from './block-prints.ts';
import { damask, reedStripe } from './damask.ts';
import { hempLeaf, seaWaves, treasures } from './stencils.ts';
import { tieDye, waxWheels } from './wax-and-knots.ts';

export const printers = {
  sprigs: sprigPrint,
  pines: pinePrint,
  chintz,
  rosettes: diaperPrint,
  damask,
  'reed-stripe': reedStripe,
  'sea-waves': seaWaves,
  'hemp-leaf': hempLeaf,
  treasures,
  'palm-fruits': palmFruits,
  knives,
  'rain-clouds': rainClouds,
  'tie-dye': tieDye,
  'wax-wheels': waxWheels,
  sampler,
  lace,
  'log-cabin-quilt': logCabinQuilt,
  'star-quilt': starQuilt,
  'geese-quilt': geeseQuilt,
  'hexagon-quilt': hexagonQuilt,
} satisfies Record<string, Printer>;

export type PrintedName = keyof typeof printers;
export const printedNames = Object.keys(printers) as [PrintedName, ...PrintedName[]];
