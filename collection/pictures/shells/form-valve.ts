import type { Surface } from './mesh.ts';

/** One valve of a shell with two: a bowl that fans out from its beak. */
export type ValveForm = {
  /** How far round the beak the fan goes, in radians to either side. */
  fan: number;
  /** How far the margin is from the beak, for every angle. */
  margin: (angle: number) => number;
  /** Below 1, more of the net is spent on the middle: for long narrow valves. */
  narrow?: number;
  depth: number;
  ribs?: readonly [count: number, height: number];
  /** Ridges one behind another, like waves. */
  ridges?: readonly [count: number, height: number];
  /** Whether the ribs are folds that show at the margin. */
  scalloped?: number;
  /** The inside is seen, instead of the outside. */
  hollow?: boolean;
};

export function valve(form: ValveForm): Surface {
  const { fan, margin, depth, ribs, ridges, scalloped = 0, hollow, narrow = 1 } = form;
  const side = hollow ? -1 : 1;
  return (along, across) => {
    const place = across * 2 - 1;
    const angle = narrow < 1 ? Math.atan(narrow * Math.tan(place * fan)) : place * fan;
    const wave = ribs ? Math.cos(ribs[0] * Math.PI * place) : 0;
    const reach = margin(angle) * (1 + scalloped * wave * along * along);
    const out = along ** 0.92;
    // Steep at the beak, flat towards the margin: a bowl lying face down.
    const bowl = depth * Math.sqrt(Math.max(0, 1 - (2 * out - 1) ** 2 * (out > 0.42 ? 1 : 0.6)));
    const rim = Math.cos((place * Math.PI) / 2) ** 0.5;
    const rib = ribs ? ribs[1] * wave * Math.min(1, along * 2.2) : 0;
    const ridge = ridges ? ridges[1] * Math.abs(Math.sin(ridges[0] * Math.PI * along)) : 0;
    const height = bowl * (0.35 + 0.65 * rim) + (rib + ridge) * (0.3 + 0.7 * rim);
    return [Math.sin(angle) * reach * out, -Math.cos(angle) * reach * out, side * height];
  };
}

/** The margin of an oval that touches its beak, which may sit to one side. */
export function ovalMargin(halfWidth: number, halfHeight: number, skew = 0): ValveForm['margin'] {
  return (angle) => {
    const [c, s] = [Math.cos(angle), Math.sin(angle)];
    const oval =
      (2 * halfWidth ** 2 * halfHeight * c) / ((halfWidth * c) ** 2 + (halfHeight * s) ** 2);
    return Math.max(0.001, oval * (1 + skew * s));
  };
}

/** The ear beside the hinge of a scallop. */
export function ear(side: number, size: number): Surface {
  return (along, across) => {
    const down = side > 0 ? 1 - across : across;
    return [
      side * (0.02 + along * size),
      0.02 - down * size * 0.8 * (1 - along * 0.4) - along * 0.02,
      0.008 * Math.cos(down * 30) + 0.03,
    ];
  };
}
