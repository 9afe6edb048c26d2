import type { Canvas, Rgb } from './canvas.ts';
import type { Sight } from './raster.ts';

/** What X-rays leave on a plate: white where they passed through much shell. */
export function radiograph(canvas: Canvas, sight: Sight, [r, g, b]: Rgb): void {
  const { left, top, width, height, matter, part } = sight;
  if (!matter) return;
  for (let y = 1; y < height - 1; y += 1) {
    for (let x = 1; x < width - 1; x += 1) {
      const at = y * width + x;
      // The rays spread a little: neighbours are counted in, which also rounds off the steps.
      const through =
        (matter[at] as number) * 0.5 +
        ((matter[at - 1] as number) +
          (matter[at + 1] as number) +
          (matter[at - width] as number) +
          (matter[at + width] as number)) *
          0.125;
      if (through === 0 && !part[at]) continue;
      const white = 1 - Math.exp(-through * 0.085);
      const to = ((top + y) * canvas.width + left + x) * 3;
      canvas.pixels[to] =
        (canvas.pixels[to] as number) + (r - (canvas.pixels[to] as number)) * white;
      canvas.pixels[to + 1] =
        (canvas.pixels[to + 1] as number) + (g - (canvas.pixels[to + 1] as number)) * white;
      canvas.pixels[to + 2] =
        (canvas.pixels[to + 2] as number) + (b - (canvas.pixels[to + 2] as number)) * white;
    }
  }
}
