import { polar, type Random, valueNoise } from '@portal/engraving';
import type { Field } from './field.ts';

/** Draws crystals in polarised light into a square of pixels, three bytes each. */
export type Crystals = { size: number; pixels: Uint8Array };

const thickest = 2200;

/** What white light becomes on its way through a crystal, for each retardation in nanometres. */
const spectrum = makeSpectrum();

function makeSpectrum(): Uint8Array {
  const colours = new Uint8Array((thickest + 1) * 3);
  for (let delay = 0; delay <= thickest; delay += 1) {
    [640, 545, 450].forEach((wave, channel) => {
      const passed = Math.sin((Math.PI * delay) / wave) ** 2;
      // Higher orders run together into pale pinks and greens.
      const washed = 0.5 + (passed - 0.5) * Math.exp(-delay / 2600);
      colours[delay * 3 + channel] = Math.round(255 * Math.min(1, washed * 1.04));
    });
  }
  return colours;
}

export type Growth = { seeds: number; bands: number; thickness: number; fibres: number };

/** Crystals that grew round from many seeds till they met. Each bears the prisms' black cross. */
export function spherulites(size: number, growth: Growth, random: Random): Crystals {
  const field: Field = { centre: [size / 2, size / 2], radius: size * 0.68 };
  const places = Array.from({ length: growth.seeds }, () =>
    polar(field.centre, random.between(0, Math.PI * 2), Math.sqrt(random.next()) * field.radius),
  );
  const xs = Float64Array.from(places, ([x]) => x);
  const ys = Float64Array.from(places, ([, y]) => y);
  const turn = Float64Array.from(places, () => random.jitter(0.3));
  const cloud = valueNoise(`crystals ${random.next()}`);
  const fibre = angularNoise(random, 720, growth.fibres);
  const pixels = new Uint8Array(size * size * 3);
  for (let y = 0, place = 0; y < size; y += 1) {
    for (let x = 0; x < size; x += 1, place += 3) {
      let best = Infinity;
      let next = Infinity;
      let seed = 0;
      for (let other = 0; other < xs.length; other += 1) {
        const dx = x - (xs[other] as number);
        const dy = y - (ys[other] as number);
        const away = dx * dx + dy * dy;
        if (away < best) {
          next = best;
          best = away;
          seed = other;
        } else if (away < next) next = away;
      }
      best = Math.sqrt(best);
      next = Math.sqrt(next);
      const angle = Math.atan2(y - (ys[seed] as number), x - (xs[seed] as number));
      const step = Math.floor(((angle / Math.PI + 1) / 2) * 719.99);
      const strand = fibre[(step + seed * 97) % 720] as number;
      const cross = Math.sin(2 * (angle + (turn[seed] as number) + strand * 0.5)) ** 2;
      const rings = growth.bands * Math.cos(best / (size * 0.014) + strand * 2.4);
      const drift = cloud([x / (size * 0.16) + seed * 5, y / (size * 0.16)]);
      const delay = growth.thickness * (1 + 0.34 * drift + 0.5 * strand + rings);
      const entry = Math.max(0, Math.min(thickest, Math.round(delay))) * 3;
      const seam = Math.min(1, 0.35 + (next - best) * 0.16);
      const light = (0.05 + 0.95 * Math.sqrt(cross)) * seam;
      pixels[place] = (spectrum[entry] as number) * light;
      pixels[place + 1] = (spectrum[entry + 1] as number) * light;
      pixels[place + 2] = (spectrum[entry + 2] as number) * light;
    }
  }
  return { size, pixels };
}

/** A number for each direction: neighbours alike, with sharp strands now and then. */
function angularNoise(random: Random, count: number, strength: number): Float32Array {
  const noise = new Float32Array(count);
  let value = 0;
  for (let step = 0; step < count; step += 1) {
    if (random.chance(0.55)) value = value * 0.55 + random.jitter(strength);
    noise[step] = value;
  }
  return noise;
}
