import { type Line, type Point, steps } from '@portal/engraving';
import type { Sight } from './features.ts';
import type { Head } from './head.ts';
import { startCuts } from './modelling/cuts.ts';
import type { Vector } from './modelling/vector.ts';

export const spectacleKinds = ['none', 'round', 'square', 'pinceNez', 'monocle'] as const;
export type Spectacles = (typeof spectacleKinds)[number];

/** Glasses on the nose, with arms to the ears where they have any. */
export function drawSpectacles(
  kind: Spectacles,
  head: Head,
  { pose, scale, isSeen }: Sight,
  ink: string,
): string {
  if (kind === 'none') return '';
  const cuts = startCuts();
  const draw = (line: readonly Vector[], width: number): void => {
    for (const place of line) {
      const [x, y, z] = pose(place);
      if (isSeen(x, y, z + 6)) cuts.go(x, y, width * scale);
      else cuts.lift();
    }
    cuts.lift();
  };
  const bend = kind === 'square' ? 0.45 : 1;
  const [rx, ry] = kind === 'pinceNez' ? [0.17, 0.13] : [0.2, 0.185];
  const ring = (side: number): readonly Vector[] =>
    steps(0, Math.PI * 2, 48).map((turn): Vector => {
      const [cosine, sine] = [Math.cos(turn), Math.sin(turn)];
      const x = side * 0.3 + Math.sign(cosine) * Math.abs(cosine) ** bend * rx;
      const y = 0.01 + Math.sign(sine) * Math.abs(sine) ** bend * ry;
      return [x, y, head.front(0.12, 0.1)[2] + 0.02 - Math.abs(x) * 0.1];
    });
  const sides = kind === 'monocle' ? [1] : [-1, 1];
  for (const side of sides) draw(ring(side), 0.022);
  if (kind === 'monocle') {
    const cord = steps(0, 1, 20).map(
      (t): Vector => [0.5 + 0.25 * t * t, 0.05 + 1.4 * t, 0.7 - 0.1 * t],
    );
    draw(cord, 0.012);
    return cuts.print(ink);
  }
  const bridge: Line = [
    [-0.11, -0.01],
    [-0.05, -0.07],
    [0.05, -0.07],
    [0.11, -0.01],
  ];
  draw(
    bridge.map(([x, y]: Point): Vector => [x, y, head.front(0, y)[2] + 0.03]),
    0.022,
  );
  if (kind !== 'pinceNez') {
    for (const side of [-1, 1]) {
      draw(
        steps(0, 1, 14).map(
          (t): Vector => [
            side * (0.5 + (head.halfWidth(0) - 0.46) * Math.min(1, t * 1.6)),
            -0.02 - 0.04 * t,
            head.front(0.12, 0.1)[2] - 0.04 - 0.85 * t,
          ],
        ),
        0.016,
      );
    }
  }
  return cuts.print(ink);
}
