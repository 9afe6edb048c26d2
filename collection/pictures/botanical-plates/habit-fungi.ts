import type { Point } from '@portal/engraving';
import type { Habit } from './bench.ts';
import { type CapForm, caps } from './caps.ts';
import { soil } from './soil.ts';
import { moss, toadstool } from './toadstool.ts';

function group(forms: readonly CapForm[], crowded: boolean): Habit {
  return {
    figures: 'below',
    flowerless: true,
    draw(bench) {
      const { left, top, right, bottom, random } = bench;
      const [width, height] = [right - left, bottom - top];
      const base: Point = [(left + right) / 2, bottom - height * 0.1];
      const tallest = Math.max(
        ...forms.map(({ stalk, profile }) => stalk + (profile.at(-1)?.[0] ?? 0)),
      );
      const size = Math.min(
        width * (crowded ? 0.22 : 0.25),
        (height * (crowded ? 0.78 : 0.64)) / tallest,
      );
      const spots = crowded
        ? [
            [-0.3, -0.16, 0.6],
            [0.3, -0.18, 0.62],
            [-0.12, -0.1, 0.95],
            [0.14, -0.1, 0.85],
            [-0.36, -0.02, 0.5],
            [0.36, 0, 0.6],
            [0, -0.02, 0.72],
            [-0.2, 0.03, 0.5],
            [0.2, 0.05, 0.4],
          ]
        : [
            [-0.26, -0.04, 0.95],
            [0.18, -0.06, 1.18],
            [-0.06, 0.02, 0.62],
            [0.37, 0.03, 0.5],
          ];
      const stools = spots.map(([x = 0, y = 0, share = 1], index) => {
        const form = forms[index % forms.length] as CapForm;
        return toadstool(
          [base[0] + x * width, base[1] + y * height],
          x * 0.4 + random.jitter(0.12),
          size * share,
          form,
          bench,
        );
      });
      return (
        soil([base[0], base[1] + 8], width * 0.46, bench) +
        stools.join('') +
        moss([base[0], base[1] + height * 0.06], width * 0.42, bench, random)
      );
    },
  };
}

export const toadstools: Habit = group([caps.dome, caps.dome, caps.egg, caps.egg], false);

export const boletes: Habit = group(
  [caps.bun, caps.bun, caps.bun, caps.egg].map((form) => ({ ...form, spots: false })),
  false,
);

export const inkcaps: Habit = group([caps.bell], true);
