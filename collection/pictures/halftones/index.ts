import { defineFamily } from '../../src/pictures/family.ts';
import { cases } from './print/cases.ts';
import { develop } from './print/develop.ts';
import { papers } from './print/papers.ts';
import { type Process, type ProcessName, processes } from './print/processes.ts';
import { createCanvas } from './raster/canvas.ts';
import { sceneNames, scenes } from './scenes/index.ts';

const mounts = { ...papers, ...cases };

/** Photographs: scenes built in soft tones, printed as newspapers and albums had them. */
export const family = defineFamily({
  name: 'halftones',
  surface: 'glossy',
  shape: {
    scene: sceneNames,
    view: ['first', 'second'],
    process: Object.keys(processes) as ProcessName[],
    mount: Object.keys(mounts) as (keyof typeof mounts)[],
    /** "none" leaves it out. */
    caption: 'text',
  },
  draw({ scene, view, process: processName, mount, caption }, random) {
    const { size, draw } = scenes[scene];
    const process: Process = processes[processName];
    const canvas = createCanvas(size[0], size[1], process.colour !== undefined, random);
    draw(canvas, view);
    develop(canvas, process);
    return mounts[mount](canvas, process, caption);
  },
});
