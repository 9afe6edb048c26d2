import {
  element,
  fill,
  form,
  hatch,
  type Line,
  type Point,
  polygon,
  polyline,
  rectangle,
  segments,
  stroke,
} from '@portal/engraving';
import { typefaces } from '../../src/typefaces.ts';
import type { Chart, ChartRequest } from './chart.ts';
import { sunFace } from './faces.ts';
import { footTitle } from './lettering.ts';
import { frame } from './page.ts';
import { shadedBall } from './planet-marks.ts';

type Ball = { at: Point; radius: number };

/** Two figures: the moon before the sun, and the earth before the moon, with their shadows. */
export function geometry(request: ChartRequest): Chart {
  const { inks } = request;
  const [width, height] = [1460, 980];
  return {
    width,
    height,
    body:
      frame(inks, { width, height }, 34) +
      panel(
        [90, 88],
        'Fig. 1.',
        { at: [780, 250], radius: 34 },
        { at: [1180, 250], radius: 78 },
        request,
      ) +
      panel(
        [90, 464],
        'Fig. 2.',
        { at: [820, 626], radius: 78 },
        { at: [1230, 626], radius: 34 },
        request,
      ) +
      footTitle(request, { width, height }),
  };
}

function panel(
  [left, top]: Point,
  name: string,
  near: Ball,
  far: Ball,
  request: ChartRequest,
): string {
  const { inks, random } = request;
  const sun: Ball = { at: [300, near.at[1]], radius: 128 };
  const box = rectangle(left, top, 1280, 350);
  const tip = shadowTip(sun, near);
  const umbra: Line = [edge(near, -1), [tip, near.at[1]], edge(near, 1)];
  const spread = (side: number): Point => {
    const slope = (near.radius + sun.radius) / (near.at[0] - sun.at[0]);
    return [1368, near.at[1] + side * (near.radius + slope * (1368 - near.at[0]))];
  };
  const penumbra: Line = [edge(near, -1), spread(-1), spread(1), edge(near, 1)];
  const rays: Line[] = [-1, 1].flatMap((side): Line[] => [
    [edge(sun, side), [tip, near.at[1]]],
    [edge(sun, -side), spread(side)],
  ]);
  const face = { line: inks.line, light: inks.washes[1], dark: inks.accent };
  const id = `panel-${top}`;
  const shadows =
    fill(polygon(penumbra), inks.line, { 'fill-opacity': 0.12 }) +
    stroke(segments(hatch(penumbra, { angle: 0.1, spacing: 7, random })), inks.line, 0.8) +
    fill(polygon(umbra), inks.deep) +
    stroke(polyline(...rays), inks.accent, 1.6, { 'stroke-dasharray': '12 5' });
  return (
    form(polygon(box), inks.sky, inks.ink, 1.8) +
    element('clipPath', { id }, element('path', { d: polygon(box) })) +
    element('g', { 'clip-path': `url(#${id})` }, shadows) +
    sunFace(sun.at, 76, 16, face, random) +
    shadedBall(far.at, far.radius, inks.washes[far.radius > 50 ? 2 : 5], inks, random) +
    shadedBall(near.at, near.radius, inks.washes[near.radius > 50 ? 2 : 5], inks, random) +
    labels(name, [left, top], near, far, request)
  );
}

function labels(
  name: string,
  [left, top]: Point,
  near: Ball,
  far: Ball,
  { inks }: ChartRequest,
): string {
  const italic = (text: string, at: Point): string =>
    fill(typefaces.garamondItalic.letter(text, { size: 28, at, anchor: 0.5 }), inks.line);
  const said = (ball: Ball): string =>
    italic(ball.radius > 50 ? 'Earth' : 'Moon', [ball.at[0], ball.at[1] + ball.radius + 32]);
  return (
    italic(name, [left + 60, top + 44]) +
    italic('Sun', [left + 30, top + 326]) +
    said(near) +
    said(far)
  );
}

function edge({ at: [x, y], radius }: Ball, side: number): Point {
  return [x, y + side * radius];
}

function shadowTip(sun: Ball, near: Ball): number {
  return near.at[0] + (near.radius * (near.at[0] - sun.at[0])) / (sun.radius - near.radius);
}
