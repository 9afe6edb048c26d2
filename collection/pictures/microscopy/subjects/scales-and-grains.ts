import {
  circle,
  curve,
  fill,
  form,
  type Line,
  type Point,
  polar,
  polygon,
  type Random,
  rotate,
  steps,
  stroke,
} from '@portal/engraving';
import { dust, type Field, ground, somewhere } from '../field.ts';
import type { Light } from '../light.ts';
import { radial } from '../radial.ts';

/** The scale of a fish, with its years written in rings. */
export function fishScale(field: Field, light: Light, random: Random): string {
  const { centre, radius } = field;
  const focus: Point = [centre[0], centre[1] + radius * 0.1];
  const shape = (share: number, rough = 0): Line =>
    steps(0, Math.PI * 2, 60)
      .slice(0, -1)
      .map((angle) => {
        const fan = angle > Math.PI ? 0.06 * Math.sin(angle * 12) * share : 0;
        const out = 0.78 + 0.06 * Math.cos(angle * 2) - 0.05 * Math.sin(angle) + fan * 0.7;
        return polar(focus, angle, radius * share * out + random.jitter(rough));
      });
  const years = [0.3, 0.48, 0.7, 0.9];
  const rings: string[] = [];
  for (
    let share = 0.05;
    share < 1;
    share += years.some((year) => Math.abs(year - share) < 0.025) ? 0.008 : 0.019
  ) {
    rings.push(polygon(shape(share, 1)));
  }
  const rays = steps(Math.PI * 1.15, Math.PI * 1.85, 15).map(
    (angle): Line => [
      polar(focus, angle, radius * 0.16),
      polar(focus, angle, radius * 0.5),
      polar(focus, angle, radius * 0.76),
    ],
  );
  const pearl = radial([
    [0, light.tints[2], 0.8],
    [0.4, light.tints[0], 0.6],
    [0.7, light.tints[1], 0.7],
    [1, light.tints[0], 0.7],
  ]);
  return (
    ground(field, light) +
    pearl.defs +
    form(polygon(shape(1)), pearl.paint, light.line, 3) +
    stroke(rings.join(''), light.line, 1.3, { 'stroke-opacity': 0.75 }) +
    stroke(curve(...rays), light.accent, 2.4) +
    fill(circle(focus, radius * 0.02), light.accent) +
    dust(field, light, random, 14)
  );
}

/** Potato starch: oyster-like grains in layers. Between crossed prisms each bears a cross. */
export function starch(field: Field, light: Light, random: Random): string {
  const { radius } = field;
  const taken: { at: Point; size: number }[] = [];
  let drawing = ground(field, light);
  for (let turn = 0; turn < 1200 && taken.length < 60; turn += 1) {
    const size = radius * random.between(0.04, 0.125);
    const at = somewhere(field, random, 0.96);
    if (
      taken.some(
        (other) =>
          Math.hypot(other.at[0] - at[0], other.at[1] - at[1]) < (size + other.size) * 1.02,
      )
    )
      continue;
    taken.push({ at, size });
    drawing += starchGrain(at, size, light, random);
  }
  return drawing + dust(field, light, random, 16);
}

function starchGrain(at: Point, size: number, light: Light, random: Random): string {
  const turn = random.between(0, Math.PI * 2);
  const eye = polar(at, turn, size * 0.45);
  const ring = (share: number): Line =>
    steps(0, Math.PI * 2, 16)
      .slice(0, -1)
      .map((angle) => {
        const [x, y] = rotate(
          [Math.cos(angle) * size * 1.12 * share, Math.sin(angle) * size * 0.84 * share],
          turn,
        );
        return [eye[0] + (at[0] - eye[0]) * share + x, eye[1] + (at[1] - eye[1]) * share + y];
      });
  const layers = steps(0.2, 0.88, Math.max(3, Math.round(size / 9))).map((share) =>
    polygon(ring(share)),
  );
  const rim = ring(1);
  const arms = [0, 4, 8, 12].map(
    (first): Line => [eye, rim[first] as Point, rim[first + 1] as Point],
  );
  const cross = light.dark ? fill(polygon(...arms), light.rim, { 'fill-opacity': 0.85 }) : '';
  return (
    form(polygon(ring(1)), random.pick(light.tints), light.line, 1.6) +
    cross +
    stroke(layers.join(''), light.dark ? light.rim : light.line, 0.9, { 'stroke-opacity': 0.5 }) +
    fill(circle(eye, Math.max(1.5, size * 0.05)), light.dark ? light.rim : light.line)
  );
}
