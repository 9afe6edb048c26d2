import { cow, elephant, fly, mosquito, whale } from './motifs-animals.ts';
import { drop, hand, lungs, sneeze, spectacles, tooth } from './motifs-body.ts';
import { hive, sunflower, tree } from './motifs-garden.ts';
import { ship, spa, swimmer } from './motifs-outdoors.ts';
import { bulb, comet, moon, saturn, sun } from './motifs-sky.ts';
import { apple, bottle, cup, glass, radish, spoon } from './motifs-table.ts';
import { bicycle, clock, flask, shoe, tap, umbrella } from './motifs-things.ts';
import type { Motif } from './press.ts';

/** What a poster shows, in a square from -100 to 100 which the larger ones overstep. */
export const motifs = {
  apple,
  bicycle,
  bottle,
  bulb,
  clock,
  comet,
  cow,
  cup,
  drop,
  elephant,
  flask,
  fly,
  glass,
  hand,
  hive,
  lungs,
  moon,
  mosquito,
  radish,
  saturn,
  ship,
  shoe,
  sneeze,
  spa,
  spectacles,
  spoon,
  sun,
  sunflower,
  swimmer,
  tap,
  tooth,
  tree,
  umbrella,
  whale,
} satisfies Record<string, Motif>;

export const motifNames = Object.keys(motifs) as (keyof typeof motifs)[];
