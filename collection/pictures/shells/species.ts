import { coiledSpecies } from './species-coiled.ts';
import { coneSpecies } from './species-cones.ts';
import { ribbedSpecies } from './species-ribbed.ts';
import { roundSpecies } from './species-round.ts';
import { smoothSpecies } from './species-smooth.ts';
import { towerSpecies } from './species-towers.ts';
import { whorledSpecies } from './species-whorled.ts';
import type { Specimen } from './specimen.ts';

const all = {
  ...coneSpecies,
  ...whorledSpecies,
  ...towerSpecies,
  ...coiledSpecies,
  ...ribbedSpecies,
  ...smoothSpecies,
  ...roundSpecies,
};

export type SpeciesName = keyof typeof all;

export const species: Record<SpeciesName, Specimen> = all;
export const speciesNames = Object.keys(all) as SpeciesName[];

/** What belongs together in a drawer. */
export const suites = {
  cones: ['textile', 'marble', 'general', 'olive'],
  cowries: ['tiger', 'map', 'money', 'tiger', 'map', 'money'],
  towers: ['turret', 'auger', 'wentletrap', 'triton', 'top', 'turret', 'auger', 'wentletrap'],
  tropical: [
    'textile',
    'tiger',
    'conch',
    'murex',
    'general',
    'volute',
    'marble',
    'helmet',
    'map',
    'olive',
    'triton',
    'top',
  ],
  strand: [
    'whelk',
    'cockle',
    'mussel',
    'periwinkle',
    'razor',
    'tellin',
    'scallop',
    'venus',
    'oyster',
    'garden',
    'turret',
    'sunset',
  ],
  valves: [
    'scallop',
    'cockle',
    'tellin',
    'mussel',
    'pilgrim',
    'venus',
    'sunset',
    'giant',
    'oyster',
    'pearl',
    'razor',
    'scallop',
  ],
  scallops: ['scallop', 'pilgrim', 'cockle', 'giant'],
  fossils: [
    'ammonite',
    'goniatite',
    'nautilus',
    'ammonite',
    'turret',
    'goniatite',
    'urchin',
    'scallop',
    'brain',
  ],
  stars: ['starfish', 'sunstar', 'sand-dollar', 'urchin', 'green-urchin', 'starfish'],
  urchins: ['urchin', 'green-urchin', 'sand-dollar', 'urchin', 'green-urchin'],
  reef: [
    'coral',
    'brain',
    'urchin',
    'starfish',
    'giant',
    'conch',
    'tiger',
    'sunstar',
    'sand-dollar',
    'pilgrim',
  ],
} satisfies Record<string, readonly SpeciesName[]>;

export type SuiteName = keyof typeof suites;
export const suiteNames = Object.keys(suites) as SuiteName[];
