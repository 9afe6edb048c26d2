import { type Point, polar, type Random } from '@portal/engraving';
import { dust, type Field, ground, somewhere } from '../field.ts';
import type { Light } from '../light.ts';
import { type Stamp, stamp } from '../radial.ts';
import { longDiatom, longShapes } from './long-diatoms.ts';
import { cornered, type Glass, sieve, web, wheel } from './round-diatoms.ts';

function glassOf({ tints, line }: Light, random: Random): Glass {
  return { body: random.pick(tints), glow: random.pick(tints), line };
}

function named(random: Random, drawing: string): Stamp {
  return stamp(`diatom-${Math.floor(random.next() * 1e9)}`, drawing);
}

function roundDiatom(radius: number, glass: Glass, random: Random): string {
  const kinds = [
    () => sieve(radius, glass),
    () => web(radius, glass),
    () => wheel(radius, glass, random.pick([3, 5, 7])),
    () => cornered(radius * 1.1, glass, random.pick([3, 3, 4, 5])),
  ] as const;
  return random.pick(kinds)();
}

function longOne(length: number, glass: Glass, random: Random): string {
  const shape = random.pick(longShapes);
  const width = length * (shape === 'needle' ? 0.09 : random.between(0.2, 0.32));
  return longDiatom(shape, length, width, glass, random.chance(0.25) ? length * 0.07 : 0);
}

/** Shells laid out ring by ring with a bristle, as a show of skill. */
export function diatomRosette(field: Field, light: Light, random: Random): string {
  const { centre, radius } = field;
  const folds = random.pick([8, 10, 12]);
  const heart = radius * random.between(0.13, 0.17);
  let drawing = ground(field, light);
  const middle = named(random, roundDiatom(heart, glassOf(light, random), random));
  drawing += middle.defs + middle.at(...centre);
  let reached = heart * 1.06;
  for (let ring = 0; reached < radius * 0.8; ring += 1) {
    const count = reached > radius * 0.4 ? folds * 2 : folds;
    const room = (Math.PI * 2 * reached) / count;
    const long = ring % 2 === 0;
    const glass = glassOf(light, random);
    const size = Math.min(
      long ? radius * random.between(0.17, 0.27) : (room * (1 + Math.PI / count)) / 1.95,
      long ? radius * 0.94 - reached : (radius * 0.94 - reached) / 2,
    );
    if (size < radius * 0.035) break;
    const one = named(
      random,
      long ? longOne(size, glass, random) : roundDiatom(size * 0.94, glass, random),
    );
    const middleOfRing = reached + (long ? size * 0.52 : size);
    drawing += one.defs;
    const offset = ring % 4 < 2 ? 0 : 0.5;
    drawing += around(centre, middleOfRing, count, offset, one);
    const gap = Math.sin(Math.PI / count) * middleOfRing - (long ? size * 0.17 : size * 0.9);
    if (long && gap > radius * 0.02) {
      const bead = named(
        random,
        roundDiatom(Math.min(gap * 0.8, size * 0.26), glassOf(light, random), random),
      );
      drawing += bead.defs + around(centre, reached + size * 0.82, count, offset + 0.5, bead);
    }
    reached += long ? size * 1.06 : size * 2.04;
  }
  return drawing + dust(field, light, random, 6);
}

function around(
  centre: Point,
  distance: number,
  count: number,
  offset: number,
  one: Stamp,
): string {
  return Array.from({ length: count }, (_, index) => {
    const angle = ((index + offset) / count) * Math.PI * 2 - Math.PI / 2;
    const [x, y] = polar(centre, angle, distance);
    return one.at(x, y, angle + Math.PI / 2);
  }).join('');
}

/** A strewn slide, as they come out of the mud. */
export function diatomStrew(field: Field, light: Light, random: Random): string {
  const { radius } = field;
  const kinds = Array.from({ length: 9 }, (_, index) => {
    const glass = glassOf(light, random);
    const big = index < 3 ? 1.7 : 1;
    return index % 2
      ? {
          room: 0.09 * big,
          one: named(random, longOne(radius * random.between(0.22, 0.36) * big, glass, random)),
        }
      : {
          room: 0.1 * big,
          one: named(random, roundDiatom(radius * random.between(0.05, 0.09) * big, glass, random)),
        };
  });
  const taken: { at: Point; room: number }[] = [];
  let drawing = ground(field, light) + kinds.map(({ one }) => one.defs).join('');
  for (let turn = 0; turn < 700 && taken.length < 64; turn += 1) {
    const { room, one } =
      kinds[Math.floor(random.next() ** 1.2 * kinds.length)] ?? (kinds[0] as (typeof kinds)[0]);
    const at = somewhere(field, random, 0.97);
    const crowded = taken.some(
      (other) =>
        Math.hypot(other.at[0] - at[0], other.at[1] - at[1]) < (room + other.room) * radius,
    );
    if (crowded) continue;
    taken.push({ at, room });
    drawing += one.at(...at, random.between(0, Math.PI * 2), random.between(0.8, 1.15));
  }
  return drawing + dust(field, light, random, 30);
}

/** One shell, as large as the field allows. */
export function singleDiatom(field: Field, light: Light, random: Random): string {
  const { centre, radius } = field;
  const glass = glassOf(light, random);
  const one = named(random, roundDiatom(radius * 0.78, glass, random));
  return (
    ground(field, light) +
    one.defs +
    one.at(...centre, random.between(0, 0.3)) +
    dust(field, light, random, 9)
  );
}
