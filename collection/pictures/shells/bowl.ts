import { type ValveForm, valve } from './form-valve.ts';
import type { Material, Piece, Specimen } from './specimen.ts';

export function pieceOf(form: ValveForm): Piece {
  const fine = (form.ribs?.[0] ?? 0) * 7;
  return {
    surface: valve(form),
    net: (size) => [
      Math.round(Math.max(40, (form.ridges?.[0] ?? 0) * 5, size / 9)),
      Math.max(60, fine),
    ],
    span: 1,
    opens: 1,
    lines: [Math.max(34, form.ridges?.[0] ?? 0), form.ribs?.[0] ?? 20],
  };
}

export function bowl(latin: string, form: ValveForm, material: Material, roll = 0): Specimen {
  return { latin, material, yaw: 0, tip: -0.15, roll, pieces: () => [pieceOf(form)] };
}
