import type { Canvas } from '../raster/canvas.ts';
import type { Sheet } from '../raster/sheet.ts';
import { type Process, rampTable } from './processes.ts';
import { dotScreen, plainGlass, starchAt } from './screens.ts';

export type Exposure = {
  left: number;
  top: number;
  /** How many pixels of the sheet a pixel of the canvas is. */
  scale: number;
  /** Which part of the canvas is shown, from its left; all of it if not told. */
  from?: number;
  width?: number;
  /** How much of the picture shows at each pixel of the sheet's part; all of it if not told. */
  mask?: Float32Array;
};

/** One row of the print: its tones, where they are from on the canvas, and its colours. */
type Row = { y: number; tones: Float32Array; columns: Int32Array; pixels: Uint8Array };

/** Prints a developed canvas on a sheet. */
export function expose(sheet: Sheet, canvas: Canvas, process: Process, exposure: Exposure): void {
  const { left, top, scale, from = 0, mask } = exposure;
  const wide = Math.round((exposure.width ?? canvas.width) * scale);
  const high = Math.round(canvas.height * scale);
  const columns = new Int32Array(wide);
  const shares = new Float32Array(wide);
  for (let x = 0; x < wide; x += 1) {
    const across = Math.max(0, Math.min(canvas.width - 1.01, (x + 0.5) / scale - 0.5 + from));
    columns[x] = Math.floor(across);
    shares[x] = across - Math.floor(across);
  }
  const row: Row = {
    y: 0,
    columns,
    tones: new Float32Array(wide),
    pixels: new Uint8Array(wide * 3),
  };
  const ink = inkRow(canvas, process);
  for (let y = 0; y < high; y += 1) {
    const down = Math.max(0, Math.min(canvas.height - 1.01, (y + 0.5) / scale - 0.5));
    row.y = y;
    readTones(canvas, row, shares, down);
    ink(row, Math.floor(down) * canvas.width);
    const start = ((top + y) * sheet.width + left) * 3;
    if (mask) blendRow(sheet.pixels, start, row.pixels, mask, y * wide);
    else sheet.pixels.set(row.pixels, start);
  }
}

function readTones(
  { width, tone }: Canvas,
  { tones, columns }: Row,
  shares: Float32Array,
  down: number,
): void {
  const line = Math.floor(down);
  const lower = down - line;
  for (let x = 0; x < tones.length; x += 1) {
    const place = line * width + (columns[x] as number);
    const share = shares[x] as number;
    const a = tone[place] as number;
    const b = tone[place + width] as number;
    const top = a + ((tone[place + 1] as number) - a) * share;
    const end = b + ((tone[place + width + 1] as number) - b) * share;
    tones[x] = top + (end - top) * lower;
  }
}

/** How a row gets its colours from its tones; the number is where its canvas row starts. */
function inkRow(canvas: Canvas, process: Process): (row: Row, start: number) => void {
  const table = rampTable(process.ramp);
  if (process.screen) return screenRow(table, process.screen, process.ramp.length === 2);
  const { tint } = canvas;
  const { colour = 0, starch } = process;
  return ({ y, tones, columns, pixels }, start) => {
    for (let x = 0, place = 0; x < tones.length; x += 1, place += 3) {
      const tone = tones[x] as number;
      const entry = ((tone * 255) | 0) * 3;
      if (!tint) {
        pixels[place] = table[entry] as number;
        pixels[place + 1] = table[entry + 1] as number;
        pixels[place + 2] = table[entry + 2] as number;
        continue;
      }
      const from = start + (columns[x] as number);
      // The lightest places hold no dye.
      const strength = colour * (1 - 0.7 * tone * tone * tone);
      const red = 1 + ((tint.red[from] as number) - 1) * strength;
      const blue = 1 + ((tint.blue[from] as number) - 1) * strength;
      const green = (1 - 0.3 * red - 0.11 * blue) / 0.59;
      const grain = starch ? starchAt(x, y) : plainGlass;
      const dye = 0.6 - tone * 0.33;
      pixels[place] = Math.min(255, (table[entry] as number) * red * (1 + grain.red * dye));
      pixels[place + 1] = Math.min(
        255,
        (table[entry + 1] as number) * green * (1 + grain.green * dye),
      );
      pixels[place + 2] = Math.min(
        255,
        (table[entry + 2] as number) * blue * (1 + grain.blue * dye),
      );
    }
  };
}

/** Dots of the darkest ink, on bare paper or on the ramp. */
function screenRow(table: Uint8Array, period: number, bare: boolean): (row: Row) => void {
  const threshold = dotScreen(period);
  const [inkRed = 0, inkGreen = 0, inkBlue = 0] = table;
  return ({ y, tones, pixels }) => {
    const line = (y % period) * period;
    for (let x = 0, place = 0; x < tones.length; x += 1, place += 3) {
      const tone = tones[x] as number;
      const paper = bare ? 765 : ((tone * 255) | 0) * 3;
      const wet = (((threshold[line + (x % period)] as number) - tone) * period) / 3 + 0.5;
      const dark = Math.max(0, Math.min(1, wet));
      const red = table[paper] as number;
      const green = table[paper + 1] as number;
      const blue = table[paper + 2] as number;
      pixels[place] = red + (inkRed - red) * dark;
      pixels[place + 1] = green + (inkGreen - green) * dark;
      pixels[place + 2] = blue + (inkBlue - blue) * dark;
    }
  };
}

function blendRow(
  pixels: Uint8Array,
  start: number,
  row: Uint8Array,
  mask: Float32Array,
  maskStart: number,
): void {
  for (let index = 0; index < row.length; index += 1) {
    const under = pixels[start + index] as number;
    const part = mask[maskStart + ((index / 3) | 0)] as number;
    pixels[start + index] = under + ((row[index] as number) - under) * part;
  }
}
