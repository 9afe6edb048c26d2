import {
  form,
  hatch,
  type Point,
  type Random,
  type Segment,
  segments,
  stroke,
} from '@portal/engraving';
import { closedCorneredCurve, corneredCurve, points } from './points.ts';

/** A constellation as its engraver pictured it, in a box from -50 to 50 both ways. */
export type Figure = {
  name: string;
  latin: string;
  /** Closed forms, those behind first. */
  forms: readonly string[];
  lines: readonly string[];
  /** "x,y,magnitude" for each star, the brightest of magnitude 1. */
  stars: string;
  /** Which stars are joined: chains of their numbers, e.g. "0-1-2 4-1". */
  joins: string;
};

export type Placing = {
  at: Point;
  /** Pixels for each unit of the figure. */
  scale: number;
  angle?: number;
  mirrored?: boolean;
};

export type PlacedStar = { at: Point; magnitude: number };

export function placer({ at, scale, angle = 0, mirrored }: Placing): (point: Point) => Point {
  const [cos, sin] = [Math.cos(angle) * scale, Math.sin(angle) * scale];
  return ([x, y]) => {
    const across = mirrored ? -x : x;
    return [at[0] + across * cos - y * sin, at[1] + across * sin + y * cos];
  };
}

export type FigureStyle = {
  random: Random;
  /** The wash of each form, taken in turn. */
  grounds: readonly string[];
  line: string;
  width: number;
  /** The room between strokes of shade, in pixels. */
  spacing: number;
  /** Whether the darkest parts are hatched twice. */
  crossed?: boolean;
};

/** The picture alone: outlines, with shade on the side away from the light. */
export function drawFigure(figure: Figure, placing: Placing, style: FigureStyle): string {
  const place = placer(placing);
  const { grounds, line, width, spacing, random, crossed } = style;
  const drawn = figure.forms.map((text, index) => {
    const outline = points(text).map(place);
    const xs = outline.map(([x]) => x);
    const [left, right] = [Math.min(...xs), Math.max(...xs)];
    const shade = (angle: number, strength: number): Segment[] =>
      hatch(outline, {
        angle: angle + (placing.angle ?? 0) * 0.3,
        spacing,
        random,
        tone: ([x]) => strength * ((x - left) / Math.max(1, right - left)) ** 1.4,
      });
    const strokes = [...shade(0.9, 1.15), ...(crossed ? shade(-0.5, 0.8) : [])];
    return (
      form(closedCorneredCurve(outline), grounds[index % grounds.length] ?? 'none', line, width) +
      stroke(segments(strokes), line, width * 0.55, { 'stroke-opacity': 0.75 })
    );
  });
  const details = figure.lines.map((text) => points(text).map(place));
  return (
    drawn.join('') + stroke(details.length > 0 ? corneredCurve(...details) : '', line, width * 0.8)
  );
}

export function starsOf(figure: Figure, placing: Placing): PlacedStar[] {
  const place = placer(placing);
  return figure.stars.split(' ').map((text) => {
    const [x = 0, y = 0, magnitude = 3] = text.split(',').map(Number);
    return { at: place([x, y]), magnitude };
  });
}

export function joinsOf(figure: Figure, placing: Placing): Point[][] {
  const stars = starsOf(figure, placing);
  return figure.joins
    .split(' ')
    .map((chain) => chain.split('-').flatMap((index) => stars[Number(index)] ?? []))
    .map((chain) => chain.map(({ at }) => at));
}
