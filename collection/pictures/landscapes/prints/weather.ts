import { bows, dots, type Point, type Segment, segments, stroke } from '@portal/engraving';
import type { Camera } from '../world/camera.ts';
import type { Printing } from './view.ts';

/** Rain, snow or birds, before everything else. */
export function drawWeather(
  { box, horizon }: Camera,
  { weather, palette, random }: Printing,
): string {
  const [left, top, right, bottom] = box;
  switch (weather) {
    case 'none':
      return '';
    case 'rain': {
      const lines = Array.from({ length: 230 }, (): Segment => {
        const [x, y] = [random.between(left - 90, right), random.between(top - 40, bottom)];
        const long = random.between(60, 190);
        return [
          [x, y],
          [x + long * 0.24, y + long],
        ];
      });
      return stroke(segments(lines), palette.ink, 1.1, { 'stroke-opacity': 0.65 });
    }
    case 'snow': {
      const flakes = Array.from(
        { length: 420 },
        (): Point => [random.between(left, right), random.between(top, bottom)],
      );
      return (
        stroke(dots(flakes.slice(0, 280)), palette.snow, 4) +
        stroke(dots(flakes.slice(280)), palette.snow, 8)
      );
    }
    case 'birds': {
      const middle: Point = [
        random.between(left + 200, right - 200),
        top + (horizon - top) * random.between(0.25, 0.5),
      ];
      const wings = Array.from({ length: 11 }, (_, index) => {
        const side = index % 2 ? 1 : -1;
        const x = middle[0] + side * index * 15 + random.jitter(12);
        const y = middle[1] + index * 9 + random.jitter(8);
        const size = 9 + random.next() * 6;
        return [
          [
            [x, y],
            [x + size * 0.5, y - size * 0.45],
            [x + size, y - size * 0.2],
          ],
          [
            [x, y],
            [x - size * 0.5, y - size * 0.45],
            [x - size, y - size * 0.2],
          ],
        ] as const;
      }).flat();
      return stroke(bows(wings), palette.ink, 2);
    }
  }
}
