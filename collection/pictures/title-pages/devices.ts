import { dog, elephant, horse, pig } from './devices-animals.ts';
import { hand, hourglass, skull, staff } from './devices-emblems.ts';
import { lamp, owl, tree } from './devices-nature.ts';
import { balloon, comet, moon, sun } from './devices-sky.ts';
import { cat, hen, snail, whale } from './devices-small-animals.ts';
import { anchor, beehive, mortar, ship } from './devices-things.ts';
import type { Paper } from './papers.ts';
import type { Block } from './woodcut.ts';

const devices: Record<string, (block: Block) => string> = {
  cat,
  dog,
  elephant,
  hen,
  horse,
  pig,
  snail,
  whale,
  balloon,
  comet,
  lamp,
  moon,
  owl,
  sun,
  tree,
  anchor,
  beehive,
  hand,
  hourglass,
  mortar,
  ship,
  skull,
  staff,
};

const deviceNames = Object.keys(devices);

/** A small block for a title page, 200 square about the origin. */
export function drawDevice(name: string, { ink, paper }: Paper): string {
  const device = devices[name];
  if (!device)
    throw new Error(`There is no device "${name}". There are: ${deviceNames.join(', ')}`);
  return device({ ink, paper });
}
