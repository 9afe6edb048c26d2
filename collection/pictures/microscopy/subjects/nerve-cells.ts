import {
  closedSoft,
  dots,
  fill,
  type Line,
  type Point,
  polar,
  polyline,
  type Random,
  soft,
  steps,
  stroke,
} from '@portal/engraving';
import { dust, type Field, ground, somewhere } from '../field.ts';
import type { Light } from '../light.ts';
import { scatter } from '../scatter.ts';

/** Branches by their thickness, so that each thickness is one stroke. */
type Branches = Line[][];

/** A branch that forks until it is too thin to see. */
function grow(
  branches: Branches,
  from: Point,
  heading: number,
  length: number,
  rank: number,
  random: Random,
): void {
  const line: Point[] = [from];
  let turn = heading;
  for (let step = 0; step < 5; step += 1) {
    turn += random.jitter(0.26) + (heading - turn) * 0.1;
    line.push(polar(line.at(-1) as Point, turn, length / 5));
  }
  branches[rank]?.push(line);
  if (rank + 1 >= branches.length) return;
  const forks = random.chance(0.2) ? 3 : 2;
  for (let fork = 0; fork < forks; fork += 1) {
    const start = line[fork === 0 ? 5 : Math.floor(random.between(2, 5))] as Point;
    const lean = (fork - (forks - 1) / 2) * random.between(0.5, 0.95);
    grow(branches, start, turn + lean, length * 0.72, rank + 1, random);
  }
}

/** Nerve cells blackened with silver, each a tree above and roots below. */
export function nerveCells(field: Field, light: Light, random: Random): string {
  const { radius } = field;
  const places = scatter(field, random, 130, radius * 0.34).filter(
    ([x, y]) => Math.hypot(x - field.centre[0], y - field.centre[1]) < radius * 0.85,
  );
  const layers = [light.faint, light.line].map((colour, layer) => {
    const branches: Branches = [[], [], [], [], []];
    const bodies: Line[] = [];
    places.forEach((at, index) => {
      if ((index % 3 === 2 ? 0 : 1) !== layer) return;
      const size = radius * random.between(0.035, 0.055);
      const up = -Math.PI / 2;
      bodies.push([
        polar(at, up, size * 2),
        ...[-0.3, 0.9, 2.2, 3.4].map((angle) => polar(at, angle, size)),
      ]);
      grow(branches, polar(at, up, size), up + random.jitter(0.2), radius * 0.32, 0, random);
      for (const heading of [0.5, 1.15, 2, 2.7]) {
        const lean = heading + random.jitter(0.2);
        grow(branches, polar(at, heading, size * 0.5), lean, radius * 0.17, 1, random);
      }
      branches[3]?.push(
        steps(0, 1, 8).map(
          (t): Point => [at[0] + Math.sin(t * 4 + index) * radius * 0.02, at[1] + t * radius * 0.7],
        ),
      );
    });
    const spines = branches
      .slice(1)
      .flatMap((rank) =>
        rank.flatMap((line) =>
          line
            .slice(2)
            .map((point): Line => [point, polar(point, random.between(0, 6.3), radius * 0.012)]),
        ),
      );
    const widths = [0.021, 0.013, 0.0085, 0.006, 0.0042];
    return (
      branches
        .map((rank, index) => stroke(soft(...rank), colour, radius * (widths[index] ?? 0)))
        .join('') +
      stroke(polyline(...spines), colour, radius * 0.0042) +
      fill(closedSoft(...bodies), colour)
    );
  });
  const grains = Array.from({ length: 200 }, () => somewhere(field, random));
  return (
    ground(field, light) +
    stroke(dots(grains), light.faint, radius * 0.008, { 'stroke-opacity': 0.4 }) +
    layers.join('') +
    dust(field, light, random, 26)
  );
}
