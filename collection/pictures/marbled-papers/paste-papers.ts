import { type Random, valueNoise } from '@portal/engraving';
import type { Rgb } from '../halftones/raster/sheet.ts';
import type { Pigments } from './pigments.ts';
import type { Paper } from './take-up.ts';

/** How thick the coloured paste lies at a place, from 0 where the comb took it off to 1. */
type Thickness = (x: number, y: number) => number;

const paperColour: Rgb = [240, 230, 206];

/** One stroke of a comb: thin grooves side by side, the paste heaped up at their edges. */
function grooves(across: number, apart: number): number {
  const place = across / apart;
  const away = Math.abs(place - Math.floor(place) - 0.5) * 2;
  if (away < 0.34) return 0.1 + away * 0.3;
  return away < 0.5 ? 1 : 1 - (away - 0.5) * 0.5;
}

/** Sine from a table: it is asked for at every pixel. */
const sines = Float32Array.from({ length: 1024 }, (_, step) =>
  Math.sin((step / 1024) * Math.PI * 2),
);

function sine(turns: number): number {
  return sines[Math.floor(turns * 1024) & 1023] as number;
}

/** Waves drawn down the sheet with a broad comb, strip beside strip. */
function waves(random: Random): Thickness {
  const [wide, sway, length] = [
    random.between(90, 170),
    random.between(18, 44),
    random.between(90, 220),
  ];
  return (x, y) => {
    const strip = Math.floor(x / wide);
    const inside = x - strip * wide;
    const edge = inside < 5 || inside > wide - 5 ? 0.5 : 0;
    return Math.min(1, edge + grooves(x + sine(y / length + (strip & 1) * 0.5) * sway, 17));
  };
}

/** Squares combed this way and that, like a floor. */
function parquet(random: Random): Thickness {
  const size = random.between(96, 150);
  return (x, y) => {
    const [column, row] = [Math.floor(x / size), Math.floor(y / size)];
    const [dx, dy] = [x - column * size, y - row * size];
    const edge = Math.min(dx, dy, size - dx, size - dy);
    if (edge < 4) return 0.95;
    const level = (column + row) & 1 ? dy : dx;
    const other = (column + row) & 1 ? dx : dy;
    return grooves(level + sine(other / size) * 10, 16);
  };
}

/** Rings pressed with a cut carrot, and a star in each. */
function stamps(random: Random): Thickness {
  const size = random.between(110, 150);
  return (x, y) => {
    const row = Math.floor(y / size);
    const [dx, dy] = [((x + (row & 1) * size * 0.5) % size) - size / 2, (y % size) - size / 2];
    const away = Math.sqrt(dx * dx + dy * dy) / size;
    if (away > 0.46) return 0.84 + 0.12 * sine((x + y) / 40);
    if (away > 0.42) return 0.1;
    const petals = 0.26 + 0.09 * Math.cos(Math.atan2(dy, dx) * 8);
    if (away > petals) return away > petals + 0.05 ? 0.9 : 0.12;
    return away < 0.08 ? 0.1 : away < 0.12 ? 1 : 0.5;
  };
}

/** Arches drawn with the tips of four fingers. */
function fingers(random: Random): Thickness {
  const [wide, tall] = [random.between(150, 210), random.between(100, 140)];
  return (x, y) => {
    const row = Math.floor(y / tall);
    const dx = ((x + (row & 1) * wide * 0.5) % wide) - wide / 2;
    const dy = y - (row + 1) * tall;
    const away = Math.sqrt(dx * dx + dy * dy);
    return away < 14 ? 0.95 : grooves(away, wide * 0.13);
  };
}

function brushed(design: (random: Random) => Thickness) {
  return (width: number, height: number, pigments: Pigments, random: Random): Paper => {
    const thickness = design(random);
    const cloud = valueNoise(`paste ${random.next()}`);
    const first = fullColour(pigments);
    const pixels = new Uint8Array(width * height * 3);
    const across = Float32Array.from({ length: width }, (_, x) => cloud([x / 60, 3]) * 4);
    const stripes = Float32Array.from({ length: width }, (_, x) => 0.04 * cloud([x / 2.5, 9]));
    // The brush was not stirred: the colour is deeper in some strips than in others.
    const columns = Float32Array.from({ length: width * 3 }, (_, index) => {
      const [x, channel] = [Math.floor(index / 3), index % 3];
      const deep = 0.25 + 0.25 * cloud([x / 220, 17]);
      const full = first[channel] as number;
      return full + ((pigments[0][channel] as number) - full) * deep;
    });
    for (let y = 0, place = 0; y < height; y += 1) {
      const down = cloud([5, y / 60]) * 4;
      for (let x = 0; x < width; x += 1, place += 3) {
        const paste = thickness(x + down, y + (across[x] as number)) + (stripes[x] as number);
        const part = Math.max(0, Math.min(1, paste));
        for (let channel = 0; channel < 3; channel += 1) {
          const under = paperColour[channel] as number;
          const over = columns[x * 3 + channel] as number;
          pixels[place + channel] = under + (over - under) * part;
        }
      }
    }
    return { width, height, pixels };
  };
}

/** The first pigment that shows on paper. */
function fullColour(pigments: Pigments): Rgb {
  const light = ([red, green, blue]: Rgb): number => red + green + blue;
  return pigments.slice(1).find((colour) => light(colour) < 480) ?? pigments[1];
}

export const pasteWaves = brushed(waves);
export const pasteParquet = brushed(parquet);
export const pasteStamps = brushed(stamps);
export const pasteFingers = brushed(fingers);
