import type { Surface } from './mesh.ts';

/** A tube that winds about an axis and grows, after the rule by which all such shells are made. */
export type SpiralForm = {
  turns: number;
  /** How many times larger each turn is than the one before. */
  growth: number;
  /** From the axis to the middle of the tube, at the mouth. */
  reach: number;
  /** How far the tube has sunk along the axis at the mouth. */
  fall: number;
  /** Half the tube's width and height at the mouth. */
  wide: number;
  tall: number;
  /** How far the tube's section leans, in radians. */
  lean?: number;
  /** How much the mouth opens out, and over which share of the last turn. */
  flare?: number;
  /** A spout at the foot of the mouth. */
  canal?: number;
  /** Ribs to a turn, and how high they stand. */
  ribs?: readonly [count: number, height: number];
  /** Cords along the tube, and how high they stand. */
  cords?: readonly [count: number, height: number];
  /** Spines to a turn, their length, and where on the section they stand, in radians. */
  spines?: readonly [count: number, length: number, place: number];
};

export function spiral(form: SpiralForm): Surface {
  const { turns, growth, reach, fall, wide, tall, lean = 0, flare = 0, canal = 0 } = form;
  const { ribs, cords, spines } = form;
  const end = turns * Math.PI * 2;
  const [cos, sin] = [Math.cos(lean), Math.sin(lean)];
  return (along, across) => {
    const angle = along * end;
    const scale = growth ** ((angle - end) / (Math.PI * 2));
    const round = -across * Math.PI * 2;
    const opening = Math.max(0, 1 - (end - angle) / 1.6);
    let swell = 1 + flare * opening * opening;
    if (ribs) swell += ribs[1] * Math.cos(ribs[0] * angle) * (0.6 + 0.4 * Math.cos(round));
    if (cords) swell += cords[1] * Math.cos(cords[0] * round);
    let out = 0;
    if (spines) {
      const near = Math.max(0, Math.cos(round - spines[2]));
      out = spines[1] * Math.max(0, Math.cos((spines[0] * angle) / 2)) ** 12 * near ** 10;
    }
    const [p, q] = [wide * swell * Math.cos(round), tall * swell * Math.sin(round)];
    // The spout draws the foot of the section down and in towards the axis.
    const spout = canal > 0 ? Math.max(0, Math.sin(round)) ** 16 : 0;
    const inward = Math.min(0.8, canal) * spout ** 0.25;
    const radius = scale * ((reach + p * cos - q * sin) * (1 - inward) + 0.1 * inward + out);
    const height = scale * (fall + p * sin + q * cos + canal * spout - out * 0.5);
    return [radius * Math.cos(angle - end), height, radius * Math.sin(angle - end)];
  };
}

/** How finely a spiral must be measured to look smooth at a size in pixels. */
export function spiralNet({ turns, spines, ribs }: SpiralForm, size: number): [number, number] {
  const fine = size > 640 ? 1.2 : size > 420 ? 1 : size > 240 ? 0.7 : size > 150 ? 0.48 : 0.36;
  const perTurn = Math.max(40, (ribs?.[0] ?? 0) * 7, (spines?.[0] ?? 0) * 20);
  return [Math.round(turns * perTurn * fine), Math.round(44 * fine)];
}
