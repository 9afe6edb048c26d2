import type { Line } from '@portal/engraving';
import { startCuts } from '../../portraits/modelling/cuts.ts';
import { type Burin, engraveScene } from '../../portraits/modelling/engraved-lines.ts';
import { regionBorders } from '../../portraits/modelling/regions.ts';
import { lightScene, type Scene } from '../../portraits/modelling/scene.ts';
import { drawSoft, softPath } from '../../portraits/modelling/soft-path.ts';
import { darkKinds, stuffKinds } from '../../portraits/modelling/tones.ts';
import type { Palette } from '../palettes/index.ts';
import { drawGrass } from './grass.ts';
import { drawSky } from './sky.ts';
import type { Printing, Technique, View } from './view.ts';
import { drawWater } from './water.ts';
import { drawWeather } from './weather.ts';

const burins: Record<Technique, Burin> = {
  line: { weight: 0.74, lightest: 0.12, crossing: 0.6 },
  wash: { weight: 0.5, lightest: 0.27, crossing: 2 },
  block: { weight: 0.6, lightest: 0.78, crossing: 2 },
  aquatint: { weight: 0.5, lightest: 0.3, crossing: 2, dotted: true },
};

/** Levels of darkness that are washed over once more. */
const washes: Record<Technique, readonly number[]> = {
  line: [0.5],
  wash: [0.38, 0.66],
  block: [0.5],
  aquatint: [0.24, 0.4, 0.56, 0.72],
};

const outlines: Record<Technique, number> = { line: 1.3, wash: 1.1, block: 2.6, aquatint: 0 };

/** A view, printed. */
export function printView(view: View, printing: Printing): string {
  const { camera, solids, light } = view;
  const { palette, technique } = printing;
  const scene = lightScene(solids, { box: camera.box, light, cell: 4 });
  const stuffs = [...new Set(solids.map(({ stuff }) => stuff))];
  const borders = regionBorders(scene.map, stuffKinds(scene, stuffs), stuffs.length, 2);
  const paths = borders.map(softPath);
  // A little more than the area itself, so that no gap is left where three areas meet.
  const tints = stuffs
    .map((stuff, index) => {
      const tint = printing.tints?.[stuff] ?? tintOf(palette, stuff);
      return drawSoft(paths[index] ?? '', { fill: tint, stroke: tint, 'stroke-width': 4 });
    })
    .join('');
  const lines = engraveScene(scene, burins[technique]).print(palette.ink);
  const width = outlines[technique];
  return (
    drawSky(camera, printing, scene.map) +
    (view.water ? drawWater(camera, scene, printing) : '') +
    tints +
    shade(scene, palette, technique) +
    lines +
    drawGrass(scene, camera, printing) +
    (width ? drawSoft(paths.join(''), { stroke: palette.ink, 'stroke-width': width }) : '') +
    sharpEdges(scene, palette.ink, Math.max(0.9, width)) +
    drawWeather(camera, printing)
  );
}

/** The corners of walls and roofs, where they are seen. */
function sharpEdges({ meshes }: Scene, ink: string, width: number): string {
  const cuts = startCuts();
  for (const { solid, rows, columns, x, y, seen } of meshes) {
    if (!solid.edged) continue;
    const last = (rows - 1) * columns;
    const sides: [first: number, stride: number, count: number][] = [
      [0, 1, columns],
      [last, 1, columns],
      [0, columns, rows],
      [columns - 1, columns, rows],
    ];
    for (const [first, stride, count] of sides) {
      for (let step = 0, index = first; step < count; step += 1, index += stride) {
        if (seen[index] === 2) cuts.go(x[index] as number, y[index] as number, width);
        else cuts.lift();
      }
      cuts.lift();
    }
  }
  return cuts.print(ink);
}

function shade(scene: Scene, { shade: colour, depth }: Palette, technique: Technique): string {
  if (depth === 0) return '';
  const levels = washes[technique];
  const dark = (level: number): Line[] =>
    (regionBorders(scene.map, darkKinds(scene, level), 1)[0] ?? []).filter(
      (loop) => loop.length > 9,
    );
  const strength = technique === 'aquatint' ? depth * 0.5 : depth;
  return levels
    .map((level) => drawSoft(softPath(dark(level)), { fill: colour, 'fill-opacity': strength }))
    .join('');
}

function tintOf(palette: Palette, stuff: string): string {
  const land = ['land0', 'land1', 'land2', 'land3'].indexOf(stuff);
  if (land >= 0) return palette.land[land] as string;
  switch (stuff) {
    case 'foam':
    case 'floe':
    case 'snow':
      return palette.snow;
    case 'stone':
      return palette.stone;
    case 'roof':
      return palette.roof;
    case 'leaf':
      return palette.leaf;
    case 'wood':
    case 'hull':
      return palette.wood;
    case 'accent':
      return palette.accent;
    case 'window':
      return palette.window;
    case 'cloud':
      return palette.cloud;
    case 'sea':
      return palette.water[1];
    case 'swell':
      return palette.water[0];
    case 'sand':
      return palette.sand;
    default:
      return palette.sail;
  }
}
