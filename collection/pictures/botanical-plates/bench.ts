import type { Random } from '@portal/engraving';
import type { Dress } from './dress.ts';
import type { FlowerForm } from './flowers.ts';
import type { FruitForm } from './fruits.ts';
import type { LeafForm } from './leaves.ts';
import type { RootForm } from './roots.ts';

/** What lies ready to be drawn, and how much room there is. */
export type Bench = {
  left: number;
  top: number;
  right: number;
  bottom: number;
  dress: Dress;
  leaf: LeafForm;
  flower: FlowerForm;
  fruit: FruitForm;
  root: RootForm;
  /** The size of a flower, in pixels from its middle to the tip of a petal. */
  bloom: number;
  /** Ferns, fungi and weeds of the sea bear spores instead of flowers. */
  flowerless: boolean;
  random: Random;
};

/** One way for a plant to fill a sheet. */
export type Habit = {
  /** Where the numbered details find room: beside the root, or in a row below the plant. */
  figures: 'beside' | 'below';
  flowerless?: boolean;
  draw(bench: Bench): string;
};
