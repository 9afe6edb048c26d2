import {
  circle,
  closedSoft,
  fill,
  form,
  type Line,
  oval,
  type Point,
  polar,
  type Random,
  type Segment,
  segments,
  steps,
  stroke,
  valueNoise,
} from '@portal/engraving';
import { dust, type Field, ground } from '../field.ts';
import type { Light } from '../light.ts';
import { scatter } from '../scatter.ts';

/** Fibres of muscle, banded across, with nuclei along their edges. */
export function muscle(field: Field, light: Light, random: Random): string {
  const {
    centre: [cx, cy],
    radius,
  } = field;
  const wide = radius * random.between(0.12, 0.16);
  const noise = valueNoise(`muscle ${random.next()}`);
  const tilt = random.between(-0.25, 0.25);
  const place = (along: number, across: number): Point => {
    const wave = Math.sin(along / (radius * 0.4)) * radius * 0.03;
    const [x, y] = [along, across + wave];
    return [
      cx + x * Math.cos(tilt) - y * Math.sin(tilt),
      cy + x * Math.sin(tilt) + y * Math.cos(tilt),
    ];
  };
  const [bodies, bands, nuclei]: [string[], Segment[], string[]] = [[], [], []];
  let fibre = 0;
  for (let across = -radius * 1.15; across < radius * 1.15; across += wide, fibre += 1) {
    const edge = (sign: number): Line =>
      steps(-1.1, 1.1, 16).map((t) =>
        place(t * radius, across + sign * wide * (0.45 + 0.05 * noise([t * 3, fibre]))),
      );
    const tint = fibre % 2 ? light.tints[1] : light.tints[0];
    bodies.push(form(closedSoft([...edge(1), ...[...edge(-1)].reverse()]), tint, light.line, 1.4));
    const apart = radius * 0.013;
    const phase = random.next() * apart;
    for (let along = -radius; along < radius; along += apart) {
      if (Math.hypot(along, across) > radius * 1.05) continue;
      bands.push([
        place(along + phase, across - wide * 0.41),
        place(along + phase + apart * 0.5, across + wide * 0.41),
      ]);
    }
    for (let nucleus = 0; nucleus < 5; nucleus += 1) {
      const at = place(
        random.between(-1, 1) * radius,
        across + (random.chance(0.5) ? 1 : -1) * wide * 0.4,
      );
      nuclei.push(oval(at, radius * 0.035, radius * 0.011, tilt));
    }
  }
  return (
    ground(field, light) +
    bodies.join('') +
    stroke(segments(bands), light.tints[2], radius * 0.0055, { 'stroke-opacity': 0.8 }) +
    form(nuclei.join(''), light.accent, light.line, 1) +
    dust(field, light, random, 12)
  );
}

/** Bone ground thin: canals in rings of little lakes. */
export function bone(field: Field, light: Light, random: Random): string {
  const { radius } = field;
  const canals = scatter(field, random, 260, radius * 0.47);
  const systems: string[] = [];
  const threads: Segment[] = [];
  const lake = (at: Point, turn: number): Segment => [
    polar(at, turn, radius * 0.013),
    polar(at, turn + Math.PI, radius * 0.013),
  ];
  const loose = scatter(field, random, 700, radius * 0.062).map((at) =>
    lake(at, random.between(0, Math.PI)),
  );
  for (const at of canals) {
    const size = radius * random.between(0.22, 0.29);
    const rings = Math.round(size / (radius * 0.048));
    const inRings: Segment[] = [];
    for (let ring = 1; ring <= rings; ring += 1) {
      const out = size * (0.24 + (0.7 * ring) / rings);
      const count = Math.round((out * Math.PI * 2) / (radius * 0.07));
      for (let index = 0; index < count; index += 1) {
        const angle = ((index + random.next() * 0.6) / count) * Math.PI * 2;
        const place = polar(at, angle, out);
        inRings.push(lake(place, angle + Math.PI / 2));
        for (const lean of [-0.4, 0, 0.4]) {
          const far = polar(place, angle + lean, radius * 0.026);
          threads.push([far, polar(place, angle + lean + Math.PI, radius * 0.026)]);
        }
      }
    }
    systems.push(
      form(circle(at, size), light.middle, light.faint, 1.4) +
        fill(circle(at, size), light.tints[0], { 'fill-opacity': 0.5 }) +
        stroke(
          steps(0.3, 0.9, rings)
            .map((share) => circle(at, size * share))
            .join(''),
          light.faint,
          0.9,
        ) +
        stroke(segments(inRings), light.line, radius * 0.011) +
        form(circle(at, size * 0.16), light.dark ? light.rim : light.accent, light.line, 2),
    );
  }
  return (
    ground(field, light) +
    fill(circle(field.centre, radius), light.tints[1], { 'fill-opacity': 0.5 }) +
    stroke(segments(loose), light.line, radius * 0.011) +
    systems.join('') +
    stroke(segments(threads), light.line, 0.8, { 'stroke-opacity': 0.55 }) +
    dust(field, light, random, 12)
  );
}
