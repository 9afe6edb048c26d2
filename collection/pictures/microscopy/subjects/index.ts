import type { Subject } from '../field.ts';
import { bone, muscle } from './animal-tissue.ts';
import { cocci, rods, spirilla } from './bacteria.ts';
import { blood, frogBlood, malaria } from './blood.ts';
import { diatomRosette, diatomStrew, singleDiatom } from './diatoms.ts';
import { fleaLeg } from './flea-leg.ts';
import { foraminifer, radiolarian, seaSand } from './foraminifera.ts';
import { beeWing, butterflyScales } from './insect-wings.ts';
import { needles } from './needles.ts';
import { nerveCells } from './nerve-cells.ts';
import { leafCells, stemSection } from './plant-tissue.ts';
import { pollenGrain, pollenStrew } from './pollen.ts';
import { pondThreads, rollingBalls } from './pond.ts';
import { rock } from './rock.ts';
import { fishScale, starch } from './scales-and-grains.ts';
import { snow } from './snow.ts';
import { woodAcross, woodAlong } from './wood.ts';

export const subjects = {
  'diatom-rosette': diatomRosette,
  'diatom-strew': diatomStrew,
  'single-diatom': singleDiatom,
  'leaf-cells': leafCells,
  'stem-section': stemSection,
  blood,
  'frog-blood': frogBlood,
  malaria,
  rods,
  cocci,
  spirilla,
  snow,
  'pollen-grain': pollenGrain,
  'pollen-strew': pollenStrew,
  foraminifer,
  'sea-sand': seaSand,
  radiolarian,
  'flea-leg': fleaLeg,
  'butterfly-scales': butterflyScales,
  'bee-wing': beeWing,
  'wood-across': woodAcross,
  'wood-along': woodAlong,
  muscle,
  'nerve-cells': nerveCells,
  bone,
  'pond-threads': pondThreads,
  'rolling-balls': rollingBalls,
  'fish-scale': fishScale,
  starch,
  rock,
  needles,
} satisfies Record<string, Subject>;

export type SubjectName = keyof typeof subjects;
export const subjectNames = Object.keys(subjects) as [SubjectName, ...SubjectName[]];
