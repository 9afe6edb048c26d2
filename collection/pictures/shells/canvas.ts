/** Red, green and blue, 0 to 255. */
export type Rgb = readonly [number, number, number];

/** A picture in the making, three bytes for every pixel. */
export type Canvas = { width: number; height: number; pixels: Uint8Array };

export function rgb(hex: string): Rgb {
  const value = Number.parseInt(hex.slice(1), 16);
  return [value >> 16, (value >> 8) & 255, value & 255];
}

export function mixRgb(a: Rgb, b: Rgb, share: number): Rgb {
  return [a[0] + (b[0] - a[0]) * share, a[1] + (b[1] - a[1]) * share, a[2] + (b[2] - a[2]) * share];
}

function createCanvas(width: number, height: number, [r, g, b]: Rgb): Canvas {
  const pixels = new Uint8Array(width * height * 3);
  for (let x = 0; x < width; x += 1) {
    pixels[x * 3] = r;
    pixels[x * 3 + 1] = g;
    pixels[x * 3 + 2] = b;
  }
  for (let y = 1; y < height; y += 1) pixels.copyWithin(y * width * 3, 0, width * 3);
  return { width, height, pixels };
}

/** Lays a colour over a pixel, thinly or thickly. */
export function lay({ pixels }: Canvas, place: number, [r, g, b]: Rgb, amount: number): void {
  const at = place * 3;
  pixels[at] = (pixels[at] as number) + (r - (pixels[at] as number)) * amount;
  pixels[at + 1] = (pixels[at + 1] as number) + (g - (pixels[at + 1] as number)) * amount;
  pixels[at + 2] = (pixels[at + 2] as number) + (b - (pixels[at + 2] as number)) * amount;
}

/** A sheet of one colour that another has crept into from the edges, as age does. */
export function agedSheet(
  width: number,
  height: number,
  paper: Rgb,
  age: Rgb,
  depth: number,
  amount: number,
): Canvas {
  const canvas = createCanvas(width, height, paper);
  const { pixels } = canvas;
  const shades = Array.from({ length: 256 }, (_, step) =>
    mixRgb(paper, age, (amount * step) / 255),
  );
  const nearness = (place: number, size: number): number => {
    const near = Math.max(0, 1 - Math.min(place, size - 1 - place) / depth);
    return near * near;
  };
  const sides = Float32Array.from({ length: width }, (_, x) => nearness(x, width));
  for (let y = 0; y < height; y += 1) {
    const end = nearness(y, height);
    // All rows that are far from both ends are alike.
    if (end === 0 && y > depth + 1) {
      pixels.copyWithin(y * width * 3, (y - 1) * width * 3, y * width * 3);
      continue;
    }
    for (let x = 0; x < width; x += 1) {
      const aged = Math.round(255 * (1 - (1 - (sides[x] as number)) * (1 - end)));
      const shade = shades[aged] as Rgb;
      const at = (y * width + x) * 3;
      pixels[at] = shade[0];
      pixels[at + 1] = shade[1];
      pixels[at + 2] = shade[2];
    }
  }
  return canvas;
}

/** Fills a box whose sides lie along the pixels. */
export function fillBox(
  canvas: Canvas,
  left: number,
  top: number,
  width: number,
  height: number,
  colour: Rgb,
): void {
  for (let y = Math.round(top); y < Math.round(top + height); y += 1) {
    for (let x = Math.round(left); x < Math.round(left + width); x += 1) {
      lay(canvas, y * canvas.width + x, colour, 1);
    }
  }
}
