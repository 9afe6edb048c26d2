/// <reference path="./d3-scale.d.ts" />

/** A module as a cell gets it: its exports by name. */
export type CellModule = Readonly<Record<string, unknown>>;

/** What cells may import, each loaded only when a cell needs it. */
export type ModuleList = Readonly<Record<string, () => Promise<CellModule>>>;

export const modules: ModuleList = {
  '@portal/client': () => import('@portal/client'),
  '@portal/client/museum': () => import('@portal/client/museum'),
  '@observablehq/plot': () => import('@observablehq/plot'),
  'd3-array': () => import('d3-array'),
  'd3-force': () => import('d3-force'),
  'd3-geo': () => import('d3-geo'),
  'd3-scale': () => import('d3-scale'),
  'ml-matrix': () => import('ml-matrix'),
  'topojson-client': () => import('topojson-client'),
  'world-atlas/countries-110m.json': () => loadCountries(),
  'world-atlas/land-110m.json': () => loadLand(),
};

async function loadCountries(): Promise<CellModule> {
  const { default: atlas } = await import('world-atlas/countries-110m.json', {
    with: { type: 'json' },
  });
  return { default: atlas };
}

async function loadLand(): Promise<CellModule> {
  const { default: atlas } = await import('world-atlas/land-110m.json', { with: { type: 'json' } });
  return { default: atlas };
}
