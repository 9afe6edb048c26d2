import {
  circle,
  distance,
  fill,
  mix,
  oval,
  type Point,
  polar,
  type Random,
  segments,
  steps,
  stroke,
} from '@portal/engraving';

/** A crater is squeezed towards the moon's edge, where it is seen from the side. */
export type Crater = { at: Point; size: number; squeeze: number; angle: number };

export type CraterColours = { light: string; line: string; shade: string; random: Random };

export function scatterCraters(
  centre: Point,
  radius: number,
  random: Random,
  depth: (point: Point) => number,
): Crater[] {
  const found: Crater[] = [];
  for (let turn = 0; turn < 1500 && found.length < 230; turn += 1) {
    const away = Math.sqrt(random.next()) * 0.95;
    const angle = random.between(0, Math.PI * 2);
    const at = polar(centre, angle, away * radius);
    const largest = radius * mix(0.085, 0.012, Math.min(1, found.length / 90));
    const size =
      found.length === 0 ? radius * 0.1 : Math.max(3.4, largest * random.between(0.6, 1));
    const inSea = depth(at) > 0;
    if (inSea && !random.chance(0.12)) continue;
    if (found.length === 0 && away > 0.7) continue;
    const free = found.every((other) => distance(other.at, at) > (other.size + size) * 0.92);
    if (free) found.push({ at, size, squeeze: Math.sqrt(1 - away ** 2) * 0.7 + 0.3, angle });
  }
  return found;
}

/** A rim, the shadow inside it on the sunward side, and combed slopes outside. */
export function craterMarks(craters: readonly Crater[], colours: CraterColours): string {
  const { light, line, random } = colours;
  const rims = craters.map((crater) => ring(crater, 1)).join('');
  const shadows = craters.map((crater) => crescent(crater)).join('');
  const combs = craters
    .filter(({ size }) => size > 9)
    .flatMap((crater) =>
      steps(0, Math.round(crater.size * 0.7), Math.round(crater.size * 0.7)).map((index) => {
        const turn = (index / Math.round(crater.size * 0.7)) * Math.PI * 2;
        return [
          onRim(crater, turn, 1.06),
          onRim(crater, turn, random.between(1.16, 1.42)),
        ] as const;
      }),
    );
  const peaks = craters.filter(({ size }) => size > 20).map(({ at }) => circle(at, 2.6));
  return (
    stroke(segments(combs), line, 0.9) +
    fill(rims, light) +
    fill(shadows, line) +
    stroke(rims, line, 1.3) +
    fill(peaks.join(''), line)
  );
}

function ring({ at, size, squeeze, angle }: Crater, share: number): string {
  return oval(at, size * squeeze * share, size * share, angle);
}

function onRim({ at, size, squeeze, angle }: Crater, turn: number, share: number): Point {
  const [x, y] = [Math.cos(turn) * size * squeeze * share, Math.sin(turn) * size * share];
  return [
    at[0] + x * Math.cos(angle) - y * Math.sin(angle),
    at[1] + x * Math.sin(angle) + y * Math.cos(angle),
  ];
}

function crescent(crater: Crater): string {
  const lit = 0.55;
  const outer = steps(-1.5, 1.5, 8).map((turn) => onRim(crater, turn + lit - crater.angle, 0.97));
  const inner = steps(1.5, -1.5, 8).map((turn) => {
    const [x, y] = onRim(crater, turn + lit - crater.angle, 0.62);
    return [x + crater.size * 0.06, y] as const;
  });
  return `M${[...outer, ...inner].map(([x, y]) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L')}z`;
}
