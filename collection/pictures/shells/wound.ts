import { type SpiralForm, spiral, spiralNet } from './form-spiral.ts';
import type { Material, Specimen } from './specimen.ts';

export type Lie = { yaw?: number; tip?: number; roll?: number };

/** A wound shell, lying as such shells are usually shown. */
export function wound(
  latin: string,
  form: SpiralForm,
  material: Material,
  lie: Lie = {},
): Specimen {
  return {
    latin,
    material,
    yaw: lie.yaw ?? 0.8,
    tip: lie.tip ?? 0.12,
    roll: lie.roll ?? 0,
    pieces: () => [
      {
        surface: spiral(form),
        net: (size) => spiralNet(form, size),
        span: form.turns * Math.PI * 2,
        opens: 1 - 0.5 / form.turns,
        lines: [form.turns * 70, form.cords ? form.cords[0] : 26],
      },
    ],
  };
}
