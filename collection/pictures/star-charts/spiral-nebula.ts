import { dots, form, type Point, polar, polygon, rectangle, stroke } from '@portal/engraving';
import type { Chart, ChartRequest } from './chart.ts';
import { footTitle } from './lettering.ts';
import { frame } from './page.ts';

/** A spiral nebula in dots of light. */
export function spiral(request: ChartRequest): Chart {
  const { random } = request;
  const [width, height] = [1240, 1240];
  const centre: Point = [620, 560];
  const light: Point[][] = [[], [], []];
  for (let index = 0; index < 7200; index += 1) {
    const arm = index % 2;
    const t = random.next() ** 0.8;
    const angle = t * 7.4 + arm * Math.PI + random.jitter(0.5);
    const reach = 26 + t * 410 + random.jitter(46 * (0.4 + t));
    const [x, y] = polar([0, 0], angle, reach);
    light[index % 3]?.push([centre[0] + x * 0.98 + y * 0.12, centre[1] + y * 0.72 - x * 0.1]);
  }
  const heart = Array.from({ length: 900 }, (): Point => {
    const [x, y] = polar([0, 0], random.between(0, 6.3), 90 * random.next() ** 1.6);
    return [centre[0] + x, centre[1] + y * 0.75];
  });
  const companion = Array.from({ length: 420 }, () =>
    polar([930, 260], random.between(0, 6.3), 62 * random.next() ** 1.5),
  );
  return dotPicture(request, [width, height], [...light, heart, companion]);
}

function dotPicture(
  request: ChartRequest,
  [width, height]: readonly [number, number],
  layers: readonly Point[][],
): Chart {
  const { inks, random } = request;
  const box = rectangle(66, 66, width - 132, height - 236);
  const stars = Array.from(
    { length: 130 },
    (): Point => [random.between(76, width - 76), random.between(76, height - 184)],
  );
  const sizes = [2.1, 3, 1.5, 2.6, 2.4];
  const shortSteps = (points: Point[]): Point[] =>
    [...points].sort((a, b) => Math.floor(a[1] / 12) - Math.floor(b[1] / 12) || a[0] - b[0]);
  return {
    width,
    height,
    body:
      frame(inks, { width, height }, 34) +
      form(polygon(box), inks.sky, inks.ink, 2) +
      layers
        .map((layer, index) => stroke(dots(shortSteps(layer)), inks.star, sizes[index] ?? 2))
        .join('') +
      stroke(dots(stars), inks.accent, 4.6) +
      footTitle(request, { width, height }),
  };
}
