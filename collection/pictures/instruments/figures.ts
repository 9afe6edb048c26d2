import type { Figure } from './figure.ts';
import * as astronomy from './figures-astronomy.ts';
import * as chemistry from './figures-chemistry.ts';
import * as dressing from './figures-dressing.ts';
import * as electricity from './figures-electricity.ts';
import * as farriery from './figures-farriery.ts';
import * as kitchen from './figures-kitchen.ts';
import * as kitchenTools from './figures-kitchen-tools.ts';
import * as optics from './figures-optics.ts';
import * as physics from './figures-physics.ts';
import * as surgery from './figures-surgery.ts';
import * as time from './figures-time.ts';
import * as trades from './figures-trades.ts';
import * as vessels from './figures-vessels.ts';

export type { Figure } from './figure.ts';

const figures: Record<string, Figure> = {
  ...astronomy,
  ...chemistry,
  ...dressing,
  ...electricity,
  ...farriery,
  ...kitchen,
  ...kitchenTools,
  ...optics,
  ...physics,
  ...surgery,
  ...time,
  ...trades,
  ...vessels,
};

export function figureOf(name: string): Figure {
  const figure = figures[name];
  if (!figure) {
    throw new Error(`No figure "${name}". There are: ${Object.keys(figures).join(', ')}`);
  }
  return figure;
}
