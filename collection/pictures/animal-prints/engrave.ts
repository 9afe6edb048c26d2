import {
  element,
  fill,
  type Point,
  polyline,
  type Random,
  soft,
  stroke,
  valueNoise,
} from '@portal/engraving';
import { type Coat, dyeOf, inShade } from './coats.ts';
import { type Creature, type Layer, pathOf } from './creature.ts';
import { blend, type Palette } from './palettes.ts';
import { reliefOf } from './relief.ts';
import { crossLines, printBands, roundLines } from './round-lines.ts';
import { liesIn, textureStrokes } from './textures.ts';

const noise = valueNoise('animal coats');

/** A creature already in its place on the plate. */
export function engraveCreature(
  creature: Creature,
  coat: Coat,
  palette: Palette,
  random: Random,
  name: string,
): string {
  return creature
    .map((each, index) => engraveLayer(each, coat, palette, random, `${name}-${index}`))
    .join('');
}

function engraveLayer(
  each: Layer,
  coat: Coat,
  palette: Palette,
  random: Random,
  id: string,
): string {
  const { ink, outline, washed } = palette;
  const dye = dyeOf(coat, each.surface);
  const outlines = each.pieces.map(pathOf).join('');
  const patches = each.patches.map(pathOf).join('');
  const depth = each.texture === 'hair' ? dye.tone * 0.5 : Math.max(0, dye.tone - 0.55) * 1.1;
  const base = blend(palette.tint(dye.colour), ink, washed ? 0 : depth);
  const shaded = palette.tint(inShade(dye));
  const thin = outline * (each.dim > 0 ? 0.8 : 1);
  const clip = washed || patches !== '' ? `url(#${id})` : undefined;
  return [
    // All outlines first, all fillings over them: only the outline of the whole remains.
    stroke(outlines, ink, thin * 2, { transform: 'translate(1 1.2)' }),
    fill(outlines, washed ? shaded : base),
    clip && element('clipPath', { id }, element('path', { d: outlines })),
    washed && each.dim === 0
      ? element(
          'g',
          { 'clip-path': clip },
          fill(outlines, base, { transform: 'translate(-13 -15)' }),
        )
      : '',
    patches && element('g', { 'clip-path': clip }, fill(patches, palette.tint(coat.patch.colour))),
    shadeLayer(each, coat, palette, random),
    ...each.strokes.map(({ line, width }) =>
      stroke(line.length > 2 ? soft(line) : polyline(line), ink, Math.max(1, width)),
    ),
    fill(each.solids.map(pathOf).join(''), ink),
    fill(each.lights.map(pathOf).join(''), palette.paper),
  ]
    .filter((part) => part)
    .join('');
}

function shadeLayer(each: Layer, coat: Coat, palette: Palette, random: Random): string {
  // Hair is all strands, which are given.
  if (each.pieces.length === 0 || each.texture === 'hair') return '';
  const relief = reliefOf(each);
  const dye = dyeOf(coat, each.surface);
  const inPatch = liesIn(each.patches);
  relief.darken((x, y, shade) => {
    const local = each.patches.length > 0 && inPatch(x, y) ? coat.patch.tone : dye.tone;
    const full = local * (0.72 + 0.4 * shade) + (1 - local) * shade * 0.86;
    return (full + each.dim * 0.4) * palette.lines + noise([x / 26, y / 26]) * 0.06;
  });
  const tone = relief.shade;
  if (each.texture !== 'smooth' && each.texture !== 'cloth' && each.texture !== 'hide') {
    return textureStrokes(each.texture, relief, tone, palette, random);
  }
  const bands = new Map<number, Point[][]>();
  roundLines(relief, tone, 0.32, palette.spacing * 0.5, 0.34, bands, random);
  crossLines(relief, tone, palette.spacing, bands, random);
  return printBands(bands, palette);
}
