import type { Mass } from './land.ts';

function bump(u: number, v: number, [x, y, wide, high]: readonly number[]): number {
  return Math.exp(-(((u - (x ?? 0)) / (wide ?? 1)) ** 2) - ((v - (y ?? 0)) / (high ?? 1)) ** 2);
}

/** The shapes that land comes in. */
export const masses = {
  island: (u, v) => 1.15 * bump(u, v, [0.12, 0.05, 0.56, 0.52]) - 0.44,
  broad: (u, v) => 1.15 * bump(u, v, [0.06, 0.06, 0.84, 0.8]) - 0.44,
  long: (u, v) => 1.2 * bump(u * 0.94 + v * 0.34, v * 0.94 - u * 0.34, [0, 0.06, 0.8, 0.36]) - 0.45,
  twin: (u, v) =>
    1.05 * (bump(u, v, [-0.42, -0.12, 0.42, 0.55]) + bump(u, v, [0.48, 0.2, 0.36, 0.44])) - 0.43,
  crescent: (u, v) =>
    1.3 * bump(u, v, [0, 0, 0.78, 0.74]) - 1.35 * bump(u, v, [0.34, 0.3, 0.34, 0.36]) - 0.4,
  archipelago: (u, v) =>
    0.78 * bump(u, v, [-0.55, -0.4, 0.3, 0.3]) +
    0.8 * bump(u, v, [0.1, 0.02, 0.3, 0.26]) +
    0.8 * bump(u, v, [0.6, 0.45, 0.26, 0.3]) +
    0.6 * bump(u, v, [0.5, -0.52, 0.2, 0.2]) +
    0.6 * bump(u, v, [-0.45, 0.55, 0.22, 0.2]) -
    0.42,
  coast: (u, v) => 0.75 * Math.tanh(2.2 * (u * 0.9 - v * 0.3 - 0.02)),
  bay: (u, v) =>
    0.56 - 1.5 * bump(u, v, [-0.08, 0.62, 0.7, 1.0]) - 0.4 * bump(u, v, [-0.6, 0.9, 0.6, 0.5]),
  strait: (u, v) => 0.95 * Math.abs(u * 0.7 + v * 0.5 + 0.06 * Math.sin(v * 5)) - 0.34,
  peninsula: (u, v) =>
    0.9 * bump(u * 0.8, v, [0, -0.9, 0.9, 0.45]) +
    0.95 * bump(u, v, [0.05, -0.1, 0.3, 0.85]) -
    0.44,
  ring: (u, v) => {
    const away = Math.hypot(u * 1.15, v);
    return (
      0.75 * Math.exp(-(((away - 0.55) / 0.2) ** 2)) + 0.5 * bump(u, v, [0, 0, 0.1, 0.1]) - 0.32
    );
  },
  inland: () => 1,
} as const satisfies Record<string, Mass>;

export type MassName = keyof typeof masses;
