import type { Random } from '@portal/engraving';
import { blush, drawFeatures } from './features.ts';
import { type Burin, engraveScene } from './modelling/engraved-lines.ts';
import { regionBorders } from './modelling/regions.ts';
import { lightScene, type Scene } from './modelling/scene.ts';
import { isSeen } from './modelling/sight.ts';
import { drawSoft, softPath } from './modelling/soft-path.ts';
import { darkKinds, stuffKinds } from './modelling/tones.ts';
import type { Palette } from './palettes.ts';
import { facings, type Placing, type Sitter, seat } from './sitter.ts';
import { drawSpectacles, type Spectacles } from './spectacles.ts';

export type Technique = 'line' | 'stipple' | 'woodcut' | 'outline' | 'silhouette';

export type Printing = {
  palette: Palette;
  technique: Technique;
  spectacles: Spectacles;
  /** Left, top, right and bottom of what is seen of the sitter. */
  box: readonly [number, number, number, number];
  tintOf: (stuff: string) => string;
};

/** A sitter's likeness, and where on the plate there is any of it. */
export type Likeness = { svg: string; covers: (x: number, y: number) => boolean };

const burins: Record<Exclude<Technique, 'silhouette'>, Burin> = {
  line: { weight: 0.82, lightest: 0.12, crossing: 0.52 },
  stipple: { weight: 1.25, lightest: 0.05, crossing: 2 },
  woodcut: { weight: 0.9, lightest: 0.3, crossing: 2 },
  outline: { weight: 0.6, lightest: 0.55, crossing: 2 },
};

export function drawLikeness(
  sitter: Sitter,
  placing: Placing,
  printing: Printing,
  random: Random,
): Likeness {
  const { palette, technique, box } = printing;
  const { solids, head, headPose } = seat(sitter, placing, random);
  const side = facings[sitter.facing][0] > 0.2 ? 1 : -1;
  const scene = lightScene(solids, { box, light: [0.5 * side, -0.52, 0.69] });
  const { map } = scene;
  const covers = (x: number, y: number): boolean => {
    const column = Math.floor((x - map.left) / map.cell);
    const row = Math.floor((y - map.top) / map.cell);
    if (column < 0 || row < 0 || column >= map.columns || row >= map.rows) return false;
    return (map.owner[row * map.columns + column] as number) >= 0;
  };
  const everything = darkKinds(scene, Number.NEGATIVE_INFINITY);
  const whole = softPath(regionBorders(map, everything, 1)[0] ?? []);
  if (technique === 'silhouette') return { svg: drawSoft(whole, { fill: palette.ink }), covers };
  const stuffs = [...new Set(solids.map(({ stuff }) => stuff))];
  const borders = regionBorders(map, stuffKinds(scene, stuffs), stuffs.length).map(softPath);
  const { scale } = placing;
  const sight = {
    pose: headPose,
    scale,
    isSeen: (x: number, y: number, z: number) => isSeen(map, x, y, z, 0),
  };
  const white =
    palette.areas === 'bare' || palette.areas === 'tones' ? lightOf(palette) : '#f7f0e0';
  const inks = palette.reversed
    ? { ink: palette.field, white: palette.ink, iris: '#7d6f63' }
    : { ink: palette.ink, white, iris: palette.areas === 'bare' ? palette.field : '#8a6a48' };
  const outline = technique === 'line' || technique === 'stipple' ? 0.0065 : 0.014;
  return {
    svg:
      areas(scene, whole, borders, stuffs, printing) +
      (palette.areas === 'washes' ? blush(head, sight, '#b3392f') : '') +
      engraveScene(scene, {
        ...burins[technique],
        reversed: palette.reversed,
        dotted: technique === 'stipple',
      }).print(palette.ink) +
      drawSoft(borders.join(''), { stroke: palette.ink, 'stroke-width': scale * outline }) +
      drawFeatures(head, sight, inks, side * -0.3) +
      drawSpectacles(printing.spectacles, head, sight, inks.ink),
    covers,
  };
}

function lightOf(palette: Palette): string {
  return palette.areas === 'tones' ? palette.tones[0] : palette.field;
}

/** What lies under the lines: bare paper, colour, or blocks of tone. */
function areas(
  scene: Scene,
  whole: string,
  borders: readonly string[],
  stuffs: readonly string[],
  { palette, tintOf }: Printing,
): string {
  const { map } = scene;
  const dark = (level: number, colour: string, opacity = 1): string => {
    const loops = regionBorders(map, darkKinds(scene, level), 1)[0] ?? [];
    const large = loops.filter((loop) => loop.length > 8);
    return drawSoft(softPath(large), { fill: colour, 'fill-opacity': opacity });
  };
  if (palette.areas === 'bare') return drawSoft(whole, { fill: palette.field });
  if (palette.areas === 'tones') {
    const [light, middle, deep] = palette.tones;
    return drawSoft(whole, { fill: light }) + dark(0.3, middle) + dark(0.58, deep);
  }
  const tints = stuffs
    .map((stuff, index) => drawSoft(borders[index] ?? '', { fill: tintOf(stuff) }))
    .join('');
  const shade = palette.areas === 'washes' ? dark(0.5, '#4a2f20', 0.2) : '';
  return drawSoft(whole, { fill: palette.field }) + tints + shade;
}
