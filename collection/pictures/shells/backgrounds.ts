import { seededRandom, valueNoise } from '@portal/engraving';
import { agedSheet, type Canvas, type Rgb } from './canvas.ts';

/** A sheet of paper, darker towards its edges, with a few spots. */
export function paperSheet(
  width: number,
  height: number,
  paper: Rgb,
  age: Rgb,
  seed: string,
): Canvas {
  const depth = Math.round(Math.min(width, height) * 0.13);
  const canvas = agedSheet(width, height, paper, age, depth, 0.42);
  const random = seededRandom(`foxing ${seed}`);
  for (let spot = 0; spot < 18; spot += 1) {
    const radius = random.between(3, 15) * (random.chance(0.15) ? 2.6 : 1);
    blot(canvas, random.between(0, width), random.between(0, height), radius, age, 0.3);
  }
  return canvas;
}

function blot(
  { width, height, pixels }: Canvas,
  x: number,
  y: number,
  radius: number,
  colour: Rgb,
  amount: number,
): void {
  for (let py = Math.max(0, Math.floor(y - radius)); py < Math.min(height, y + radius); py += 1) {
    for (let px = Math.max(0, Math.floor(x - radius)); px < Math.min(width, x + radius); px += 1) {
      const away = Math.hypot(px - x, py - y) / radius;
      if (away >= 1) continue;
      const thick = amount * (1 - away) ** 1.4;
      const at = (py * width + px) * 3;
      for (let channel = 0; channel < 3; channel += 1) {
        const old = pixels[at + channel] as number;
        pixels[at + channel] = old + ((colour[channel] as number) - old) * thick;
      }
    }
  }
}

/** The nap of velvet, or the grain of stone: light and dark in drifts. */
export function mottle(canvas: Canvas, scale: number, amount: number, seed: string): void {
  const { width, height, pixels } = canvas;
  const noise = valueNoise(`mottle ${seed}`);
  // Measured on a coarse net, and read off between its knots.
  const step = 8;
  const columns = Math.ceil(width / step) + 2;
  const rows = Math.ceil(height / step) + 2;
  const net = new Float32Array(columns * rows);
  for (let row = 0; row < rows; row += 1) {
    for (let column = 0; column < columns; column += 1) {
      const x = column * step;
      const y = row * step;
      net[row * columns + column] =
        noise([x / scale, y / scale]) +
        0.6 * noise([x / (scale * 0.36) + 7, y / (scale * 0.36)]) +
        0.35 * noise([x / 11, y / 11]);
    }
  }
  for (let y = 0; y < height; y += 1) {
    const row = Math.floor(y / step);
    const down = y / step - row;
    for (let x = 0; x < width; x += 1) {
      const column = Math.floor(x / step);
      const right = x / step - column;
      const at = row * columns + column;
      const upper = (net[at] as number) * (1 - right) + (net[at + 1] as number) * right;
      const lower =
        (net[at + columns] as number) * (1 - right) + (net[at + columns + 1] as number) * right;
      const light = 1 + amount * (upper * (1 - down) + lower * down);
      const to = (y * width + x) * 3;
      pixels[to] = Math.min(255, (pixels[to] as number) * light);
      pixels[to + 1] = Math.min(255, (pixels[to + 1] as number) * light);
      pixels[to + 2] = Math.min(255, (pixels[to + 2] as number) * light);
    }
  }
}
