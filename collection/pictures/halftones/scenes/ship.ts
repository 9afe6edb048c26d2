import { drawBarque } from '../things/barque.ts';
import { drawSteamer } from '../things/steamer.ts';
import type { Scene } from './scene.ts';

/** A steamer on open water, or a sailing barque at anchor under hills. */
export const ship: Scene = {
  size: [640, 440],
  draw(canvas, view) {
    if (view === 'first') drawSteamer(canvas);
    else drawBarque(canvas);
  },
};
