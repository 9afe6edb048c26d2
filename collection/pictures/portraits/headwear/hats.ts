import { valueNoise } from '@portal/engraving';
import { points } from '../modelling/listing.ts';
import { ball, lathe, tube } from '../modelling/shapes.ts';
import type { Solid } from '../modelling/solid.ts';
import { clothMake, onHead, type Studio } from '../studio.ts';
import { band, felt, furMake, leaning, onCrown } from './felt.ts';

export function furHat(studio: Studio): Solid[] {
  const tufts = valueNoise('fur hat');
  const fur = furMake(onHead(studio, 'fur', { darkness: 0.2, contrast: 0.9 }));
  return [
    lathe(points([0.02, -1.62, 0.5, -1.56, 0.72, -1.3, 0.78, -1]), onCrown, felt(studio)),
    lathe(
      points([0.8, -1.2, 1, -1.16, 1.06, -0.95, 0.98, -0.66, 0.8, -0.6]),
      {
        ...onCrown,
        ripple: (turn, share) => [
          0.05 * tufts([turn * 14, share * 9]),
          0.05 * tufts([turn * 14 + 40, share * 5]),
        ],
      },
      fur,
    ),
  ];
}

export function mortarboard(studio: Studio): Solid[] {
  const make = felt(studio, { pitch: -0.12, yaw: 0.2 });
  const board: Solid = {
    ...make,
    rows: Math.round(2.2 * make.density * 0.6),
    columns: 30,
    at: (along, line) => [(along * 2 - 1) * 1.12, -1.18, (line * 2 - 1) * 1.12 - 0.1],
  };
  const tassel = { ...make, stuff: 'gold', darkness: 0.05 };
  return [
    lathe(points([0.7, -1.2, 0.8, -0.95, 0.83, -0.68]), onCrown, make),
    board,
    tube(
      [
        [0, -1.2, -0.1],
        [0.55, -1.22, 0.3],
        [0.98, -1.2, 0.6],
        [1, -0.95, 0.62],
        [1, -0.6, 0.62],
      ],
      (t) => (t > 0.8 ? 0.07 : 0.025),
      tassel,
    ),
  ];
}

/** A plain cone of straw or bamboo. */
export function conical(studio: Studio): Solid[] {
  const straw = leaning(onHead(studio, 'straw', { darkness: 0, contrast: 0.95 }), { pitch: -0.16 });
  return [lathe(points([0.02, -1.66, 0.5, -1.26, 1, -0.92, 1.5, -0.62]), onCrown, straw)];
}

/** A court hat with an upturned brim, a fringe of silk and a button. */
export function mandarin(studio: Studio): Solid[] {
  const silk = onHead(studio, 'silk', { darkness: 0.12, contrast: 0.9 });
  return [
    lathe(points([0.02, -1.5, 0.3, -1.36, 0.6, -1.12, 0.86, -0.94]), onCrown, silk),
    lathe(points([0.82, -0.66, 0.96, -0.72, 1.1, -1.06]), onCrown, felt(studio)),
    ball([0, -1.62, -0.1], [0.12, 0.14, 0.12], onHead(studio, 'gold')),
  ];
}

/** An officer's or orderly's cap with a stiff peak. */
export function peaked(studio: Studio): Solid[] {
  const make = { ...clothMake(studio, 'hat', 'head'), contrast: 0.8 };
  const lean = { pitch: -0.1 };
  const peak: Solid = {
    ...leaning(onHead(studio, 'leather', { darkness: 0.5, contrast: 0.7 }), lean),
    rows: Math.round(0.4 * make.density),
    columns: 40,
    at(along, line) {
      const turn = (along * 2 - 1) * 1.05;
      const out = 0.86 + 0.34 * line * Math.cos(turn * 1.3);
      return [
        out * Math.sin(turn),
        -0.66 + 0.14 * line * Math.cos(turn),
        out * Math.cos(turn) * 1.14 - 0.1,
      ];
    },
  };
  return [
    lathe(
      points([0.02, -1.32, 0.7, -1.34, 1.02, -1.26, 0.98, -1.14, 0.84, -1]),
      onCrown,
      leaning(make, lean),
    ),
    lathe(points([0.84, -1, 0.85, -0.64]), onCrown, band(studio, lean)),
    ball([0, -0.82, 0.88], [0.1, 0.1, 0.05], leaning(onHead(studio, 'gold'), lean)),
    peak,
  ];
}
