import { ellipse, type Line, type Point } from '@portal/engraving';
import { type Canvas, form, shadow } from '../raster/canvas.ts';
import { bar, pairs, round } from '../raster/lines.ts';
import type { Tint } from '../raster/tints.ts';

export type Vessel = 'flask' | 'round' | 'bottle' | 'jar' | 'cylinder' | 'medicine';

/** Half the width of each vessel at heights from its foot to its lip. */
const profiles: Record<Vessel, readonly (readonly [half: number, up: number])[]> = {
  flask: pairs([0.38, 0, 0.4, 0.06, 0.1, 0.62, 0.09, 0.94, 0.13, 1]),
  round: pairs([0.16, 0, 0.36, 0.14, 0.42, 0.32, 0.34, 0.5, 0.1, 0.62, 0.09, 0.95, 0.12, 1]),
  bottle: pairs([0.22, 0, 0.23, 0.06, 0.23, 0.55, 0.19, 0.66, 0.08, 0.76, 0.08, 0.95, 0.1, 1]),
  jar: pairs([0.3, 0, 0.32, 0.06, 0.32, 0.74, 0.24, 0.84, 0.26, 0.96, 0.24, 1]),
  cylinder: pairs([0.18, 0, 0.12, 0.05, 0.12, 0.92, 0.15, 1]),
  medicine: pairs([0.3, 0, 0.31, 0.05, 0.31, 0.66, 0.14, 0.76, 0.13, 0.9, 0.18, 0.94, 0.17, 1]),
};

export type Filling = { level: number; tone: number; tint?: Tint; label?: boolean };

/** A glass vessel standing at a point, with what is in it. */
export function drawVessel(
  canvas: Canvas,
  vessel: Vessel,
  [x, y]: Point,
  height: number,
  { level, tone, tint = 'grey', label = false }: Filling,
): void {
  const outline = (from: number, to: number, inset: number): Line => {
    const steps = profiles[vessel].filter(([, up]) => up >= from && up <= to);
    const edge = [
      ...(from > 0 ? [[widthAt(vessel, from), from] as const] : []),
      ...steps,
      ...(to < 1 ? [[widthAt(vessel, to), to] as const] : []),
    ];
    const right = edge.map(([half, up]): Point => [x + half * height - inset, y - up * height]);
    return [...right, ...right.map(([px, py]): Point => [2 * x - px, py]).reverse()];
  };
  const wide = widthAt(vessel, 0.1) * height;
  shadow(canvas, ellipse([x + wide * 0.9, y], wide * 1.4, height * 0.035, 16), height * 0.03, 0.55);
  shadow(canvas, ellipse([x, y], wide * 1.05, height * 0.025, 16), height * 0.01, 0.6);
  const body = outline(0, 1, 0);
  form(canvas, body, { tone: 0.62, strength: 0.3, soft: 1 });
  form(canvas, outline(0, level, 2), {
    tone,
    tint,
    round: wide * 0.35,
    relief: 0.22,
    strength: 0.88,
    soft: 1,
  });
  form(
    canvas,
    ellipse([x, y - level * height], widthAt(vessel, level) * height - 2, height * 0.022, 16),
    { tone: tone + 0.22, tint, strength: 0.8 },
  );
  form(canvas, [body, [...outline(0, 1, 2.2)].reverse()], { tone: 0.2, strength: 0.75, soft: 1 });
  if (label) drawLabel(canvas, x, y, height, widthAt(vessel, 0.4) * height);
  const shine = widthAt(vessel, 0.3) * height;
  form(
    canvas,
    bar(
      [x - shine * 0.62, y - height * 0.12],
      [x - shine * 0.5, y - height * 0.52],
      shine * 0.14,
      shine * 0.06,
    ),
    { tone: 1, soft: 1.5, strength: 0.9 },
  );
  form(
    canvas,
    bar([x + shine * 0.72, y - height * 0.1], [x + shine * 0.7, y - height * 0.4], shine * 0.08),
    { tone: 0.95, soft: 1.5, strength: 0.5 },
  );
  const lip = (profiles[vessel].at(-1) as readonly [number, number])[0] * height;
  form(canvas, ellipse([x, y - height], lip, height * 0.014, 14), { tone: 0.85, strength: 0.8 });
}

function widthAt(vessel: Vessel, up: number): number {
  const steps = profiles[vessel];
  const next = Math.max(
    1,
    steps.findIndex((step) => step[1] >= up),
  );
  const [a, b] = [steps[next - 1], steps[next]] as [
    readonly [number, number],
    readonly [number, number],
  ];
  return a[0] + ((b[0] - a[0]) * (up - a[1])) / (b[1] - a[1]);
}

function drawLabel(canvas: Canvas, x: number, y: number, height: number, half: number): void {
  const [left, right, top, low] = [
    x - half * 0.82,
    x + half * 0.82,
    y - height * 0.5,
    y - height * 0.2,
  ];
  form(
    canvas,
    [
      [left, top],
      [right, top],
      [right, low],
      [left, low],
    ],
    { tone: (px) => 0.9 - (0.35 * Math.abs(px - x + half * 0.2)) / half, tint: 'cream' },
  );
  for (const share of [0.25, 0.5, 0.72]) {
    const line = top + (low - top) * share;
    form(
      canvas,
      bar(
        [left + half * 0.25, line],
        [right - half * 0.25 - half * 0.4 * share, line],
        share === 0.25 ? 4 : 2,
      ),
      { tone: 0.25 },
    );
  }
}

/** A pear or an orange, say, with light on it. */
export function drawFruit(
  canvas: Canvas,
  [x, y]: Point,
  size: number,
  tint: Tint,
  tone: number,
): void {
  shadow(canvas, ellipse([x + size * 0.7, y], size * 1.3, size * 0.25, 14), size * 0.2, 0.6);
  form(
    canvas,
    round(
      [
        [x, y - size * 1.9],
        [x - size, y - size * 1.1],
        [x - size * 0.8, y - size * 0.1],
        [x, y],
        [x + size * 0.8, y - size * 0.1],
        [x + size, y - size * 1.1],
      ],
      6,
    ),
    { tone, tint, round: size * 0.6, relief: 0.45, texture: 0.04, soft: 1 },
  );
}
