import {
  curve,
  dots,
  type Point,
  polar,
  polyline,
  type Random,
  steps,
  stroke,
  valueNoise,
} from '@portal/engraving';
import { dust, type Field, ground, somewhere } from '../field.ts';
import type { Light } from '../light.ts';

/** Where germs lie thick and where thin: from 0 to 1. */
function crowding(random: Random, size: number): (point: Point) => number {
  const noise = valueNoise(`crowding ${random.next()}`);
  return ([x, y]) => 0.5 + 0.5 * noise([x / size, y / size]);
}

/** Strokes with a dark outline, a body and a gleam, as stained germs have. */
function germs(d: string, width: number, body: string, edge: string, gleam: string): string {
  return (
    stroke(d, edge, width * 1.24) +
    stroke(d, body, width * 0.94) +
    stroke(d, gleam, width * 0.3, { 'stroke-opacity': 0.55 })
  );
}

/** Rods, some in threads and some with a spore at one end. */
export function rods(field: Field, light: Light, random: Random): string {
  const { radius } = field;
  const thick = crowding(random, radius * 0.4);
  const length = radius * random.between(0.05, 0.09);
  const layers: Point[][][] = [[], [], []];
  for (let turn = 0; turn < 1500; turn += 1) {
    const at = somewhere(field, random);
    if (random.next() > thick(at) ** 2.2) continue;
    const angle = random.between(0, Math.PI * 2);
    const links = random.chance(0.2) ? 3 : random.chance(0.3) ? 2 : 1;
    for (let link = 0; link < links; link += 1) {
      const from = polar(at, angle + link * 0.15, link * length * 1.35);
      const bend = random.jitter(0.25);
      (layers[turn % 3] as Point[][]).push([
        from,
        polar(from, angle + bend, length * random.between(0.7, 1.1)),
      ]);
    }
  }
  const [far, middle, near] = layers as [Point[][], Point[][], Point[][]];
  const width = length * 0.3;
  return (
    ground(field, light) +
    stroke(polyline(...far), light.faint, width * 1.2, { 'stroke-opacity': 0.35 }) +
    germs(polyline(...middle), width, light.tints[2], light.line, light.tints[0]) +
    germs(polyline(...near), width, light.accent, light.line, light.tints[1]) +
    dust(field, light, random, 20)
  );
}

/** Round germs in chains, in pairs and in bunches like grapes. */
export function cocci(field: Field, light: Light, random: Random): string {
  const { radius } = field;
  const size = radius * random.between(0.022, 0.032);
  const bunches: Point[] = [];
  const chains: Point[] = [];
  for (let bunch = 0; bunch < 17; bunch += 1) {
    const at = somewhere(field, random, 0.95);
    const reach = size * random.between(2, 6);
    for (let berry = 0; berry < 60; berry += 1) {
      const place = polar(at, random.between(0, 6.3), reach * Math.sqrt(random.next()));
      if (bunches.every(([x, y]) => Math.hypot(x - place[0], y - place[1]) > size * 0.86))
        bunches.push(place);
    }
  }
  for (let chain = 0; chain < 40; chain += 1) {
    let place = somewhere(field, random);
    let heading = random.between(0, 6.3);
    for (let link = 0; link < random.between(2, 16); link += 1) {
      chains.push(place);
      heading += random.jitter(0.6);
      place = polar(place, heading, size * 0.96);
    }
  }
  return (
    ground(field, light) +
    stroke(
      dots(Array.from({ length: 80 }, () => somewhere(field, random))),
      light.faint,
      size * 1.6,
      { 'stroke-opacity': 0.2 },
    ) +
    germs(dots(chains), size * 0.86, light.tints[2], light.line, light.tints[0]) +
    germs(dots(bunches), size, light.accent, light.line, light.tints[1]) +
    dust(field, light, random, 20)
  );
}

/** Corkscrews among red cells, of every length. */
export function spirilla(field: Field, light: Light, random: Random): string {
  const { radius } = field;
  const screw = (): Point[] => {
    const at = somewhere(field, random, 0.95);
    const angle = random.between(0, Math.PI * 2);
    const turns = random.between(2.5, 7);
    const pitch = radius * 0.036;
    return steps(0, turns, Math.ceil(turns * 8)).map((t) => {
      const along = polar(at, angle + 0.03 * t, t * pitch * 1.5);
      return polar(along, angle + Math.PI / 2, Math.sin(t * Math.PI * 2) * pitch * 0.42);
    });
  };
  const many = (count: number): string => curve(...Array.from({ length: count }, screw));
  const cells = Array.from({ length: 20 }, () => somewhere(field, random));
  return (
    ground(field, light) +
    stroke(dots(cells), light.tints[0], radius * 0.15, { 'stroke-opacity': 0.6 }) +
    stroke(dots(cells), light.middle, radius * 0.06, { 'stroke-opacity': 0.5 }) +
    stroke(many(40), light.faint, radius * 0.012, { 'stroke-opacity': 0.5 }) +
    stroke(many(58), light.tints[2], radius * 0.012) +
    stroke(many(34), light.accent, radius * 0.014) +
    dust(field, light, random, 24)
  );
}
