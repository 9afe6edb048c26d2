import { dots, element, fill, form, type Point, stroke } from '@portal/engraving';
import type { Pigment } from './pigments.ts';
import type { Recipe, Style } from './recipe.ts';
import { recipes } from './recipes.ts';

/** One form of a plant, in the terms in which every medium can render it. */
export type Part = {
  outline: string;
  pigment: Pigment;
  /** Thin parts let light through: it matters where plants are printed by light. */
  body?: 'leaf' | 'petal' | 'solid';
  /** The colour runs from pale to deep between these points. */
  grade?: readonly [from: Point, to: Point];
  /** Other colours for the two ends of the grade. */
  ends?: readonly [from: string, to: string];
  /** The parts that lie in the shade. */
  shadow?: string;
  veins?: string;
  shade?: string;
  /** How heavy the outline is, 1 being usual. */
  weight?: number;
};

export type Medium = {
  style: Style;
  recipe: Recipe;
  paint(part: Part): string;
  /** Lines that belong to no form: hairs, filaments, awns. */
  line(d: string, width: number, pigment?: Pigment): string;
  spots(points: readonly Point[], size: number, pigment: Pigment): string;
};

export function createMedium(style: Style): Medium {
  const recipe = recipes[style];
  let gradients = 0;
  let leaves = 0;

  function ground({ pigment, grade, ends, body = 'leaf' }: Part): [defs: string, paint: string] {
    const [pale, deep] = ends && !recipe.oneColour ? ends : recipe.range(pigment);
    if (!grade || recipe.flat) return ['', recipe.tint(pigment, body)];
    gradients += 1;
    const [[x1, y1], [x2, y2]] = grade;
    const stop = (offset: number, colour: string): string =>
      element('stop', { offset, 'stop-color': colour });
    const gradient = element(
      'linearGradient',
      {
        id: `g${gradients}`,
        gradientUnits: 'userSpaceOnUse',
        x1: Math.round(x1),
        y1: Math.round(y1),
        x2: Math.round(x2),
        y2: Math.round(y2),
      },
      stop(0, pale) + stop(1, deep),
    );
    return [gradient, `url(#g${gradients})`];
  }

  function paint(part: Part): string {
    const { outline, pigment, body = 'leaf', shadow = '', veins = '', shade = '' } = part;
    const { weight = 1 } = part;
    const [defs, colour] = ground(part);
    if (body === 'leaf') leaves += 1;
    const bare = body === 'leaf' && recipe.unfinished && leaves % recipe.unfinished === 2;
    const { slip, opacity } = recipe;
    const transform = slip ? `translate(${slip[0]} ${slip[1]})` : undefined;
    const coloured = { 'fill-opacity': opacity[body] };
    const line = recipe.line(pigment);
    const weighted = recipe.outlineWidth * weight;
    // Where the colour lies true in its outline, one form is both: half as much to write.
    const laid = transform
      ? fill(outline, recipe.paper) + fill(bare ? '' : outline, colour, { ...coloured, transform })
      : form(outline, colour, line, weighted, coloured);
    return (
      defs +
      laid +
      fill(bare ? '' : shadow, recipe.shadow(pigment), {
        'fill-opacity': recipe.shadowOpacity,
        transform,
      }) +
      stroke(veins, recipe.vein(pigment), recipe.veinWidth, {
        'stroke-opacity': recipe.veinOpacity,
      }) +
      (recipe.shadeWidth ? stroke(shade, line, recipe.shadeWidth) : '') +
      (transform ? stroke(outline, line, weighted) : '') +
      (recipe.twice
        ? stroke(outline, line, weighted * 0.6, {
            transform: 'translate(1.6 -1.1)',
            'stroke-opacity': 0.5,
          })
        : '')
    );
  }

  return {
    style,
    recipe,
    paint,
    line: (d, width, pigment) =>
      stroke(d, pigment ? recipe.stem(pigment) : recipe.ink, width * recipe.lineScale),
    spots: (points, size, pigment) => stroke(dots(points), recipe.spot(pigment), size),
  };
}
