import { type Point, polygon, type Random, rectangle } from '@portal/engraving';
import { typefaces } from '../../src/typefaces.ts';
import { createSheet, paint, rgb, type Sheet } from '../halftones/raster/sheet.ts';
import type { Legend } from './mounts.ts';
import { type Crystals, type Growth, spherulites } from './spherulites.ts';

export const growths = {
  'starry-crystals': { seeds: 34, bands: 0, thickness: 760, fibres: 0.3 },
  'banded-crystals': { seeds: 16, bands: 0.42, thickness: 620, fibres: 0.16 },
  'feather-crystals': { seeds: 7, bands: 0.05, thickness: 980, fibres: 0.55 },
} satisfies Record<string, Growth>;

export type GrowthName = keyof typeof growths;
export const growthNames = Object.keys(growths) as [GrowthName, ...GrowthName[]];

/** A plate of crystals in polarised light, in a round field on black or in a square one on card. */
export function polarisedPlate(
  name: GrowthName,
  round: boolean,
  legend: Legend,
  random: Random,
): Sheet {
  const half = 540;
  const crystals = spherulites(half, growths[name], random);
  const sheet = round
    ? createSheet(1200, 1300, rgb('#0b0b0c'))
    : createSheet(1200, 1320, rgb('#efe8d8'));
  const [left, top] = [60, round ? 50 : 60];
  enlarge(sheet, crystals, left, top, round ? 540 : Infinity);
  const ink = rgb(round ? '#e9e4d6' : '#2e2a24');
  const face = typefaces[round ? 'hand' : 'typewriter'];
  const size = round ? 46 : 30;
  const room = (size * 780) / face.measure(legend.title, size);
  const write = (text: string, at: Point, letterSize: number, anchor: number): void =>
    paint(sheet, face.letter(text, { size: letterSize, at, anchor }), ink);
  write(legend.title, [60, 1242], Math.min(size, room), 0);
  if (round) {
    paint(sheet, typefaces.oldStandard.letter(legend.number, { size: 28, at: [56, 74] }), ink);
  }
  paint(sheet, polygon(rectangle(970, 1240, 170, 4)), ink);
  paint(
    sheet,
    typefaces.oldStandard.letter(legend.scale, { size: 28, at: [1055, 1226], anchor: 0.5 }),
    ink,
  );
  return sheet;
}

/** Twice as large, each new pixel a blend of its neighbours, inside a circle if one is given. */
function enlarge(
  sheet: Sheet,
  { size, pixels }: Crystals,
  left: number,
  top: number,
  radius: number,
): void {
  const last = size - 1;
  const inner = (radius - 50) ** 2;
  for (let y = 0; y < size * 2; y += 1) {
    const row = Math.min(last, y >> 1) * size;
    const below = Math.min(last, (y + 1) >> 1) * size;
    const reach =
      radius === Infinity ? size : Math.sqrt(Math.max(0, radius ** 2 - (y - size) ** 2));
    for (let x = Math.ceil(size - reach); x < size + reach; x += 1) {
      const away = (x - size) ** 2 + (y - size) ** 2;
      const shade = away > inner ? ((radius - Math.sqrt(away)) / 50) * 0.25 : 0.25;
      const a = (row + (x >> 1)) * 3;
      const c = (below + (x >> 1)) * 3;
      const right = x & 1 && x < size * 2 - 1 ? 3 : 0;
      const place = ((top + y) * sheet.width + left + x) * 3;
      for (let channel = 0; channel < 3; channel += 1) {
        sheet.pixels[place + channel] =
          shade *
          ((pixels[a + channel] as number) +
            (pixels[a + right + channel] as number) +
            (pixels[c + channel] as number) +
            (pixels[c + right + channel] as number));
      }
    }
  }
}
