import { type Box, outward } from './page.ts';
import { createPen, type Point } from './pen.ts';

type Ornament = { ink: string; box: Box };

/** Three printer's flowers in a row. */
export function drawFlower([x, y]: Point, size: number): Ornament {
  const ink = [-1, 0, 1]
    .map((step) => petals([x + step * size * 1.6, y], size * (step === 0 ? 0.62 : 0.45)))
    .join('');
  return { ink, box: outward(x - size * 2.3, y - size * 0.75, x + size * 2.3, y + size * 0.75) };
}

function petals([x, y]: Point, radius: number): string {
  const polar = (angle: number, away: number): Point => [
    x + Math.cos(angle) * away,
    y + Math.sin(angle) * away,
  ];
  return [0, 1, 2, 3]
    .map((turn) => {
      const angle = (turn * Math.PI) / 2;
      return closedCurve([
        polar(angle, radius * 0.12),
        polar(angle - 0.5, radius * 0.6),
        polar(angle, radius),
        polar(angle + 0.5, radius * 0.6),
      ]);
    })
    .join('');
}

/** A smooth closed curve through every point. */
function closedCurve(points: readonly Point[]): string {
  const pen = createPen();
  const at = (index: number): Point => points[(index + points.length) % points.length] as Point;
  pen.move(at(0));
  points.forEach((from, index) => {
    const [before, to, after] = [at(index - 1), at(index + 1), at(index + 2)];
    pen.cubic(
      [from[0] + (to[0] - before[0]) / 6, from[1] + (to[1] - before[1]) / 6],
      [to[0] - (after[0] - from[0]) / 6, to[1] - (after[1] - from[1]) / 6],
      to,
    );
  });
  return pen.close().done();
}

/** A rule that swells towards its middle. */
export function drawRule([x, y]: Point, length: number): Ornament {
  const half = length / 2;
  const pen = createPen()
    .move([x - half, y])
    .line([x, y - 2.5])
    .line([x + half, y]);
  const ink = pen
    .line([x, y + 2.5])
    .close()
    .done();
  return { ink, box: outward(x - half, y - 3, x + half, y + 3) };
}
