import type { Look } from '../collection.ts';
import { hexToLab, type Lab, labDistance } from './cie-lab.ts';

/** The appearance of all images, prepared for comparison. */
export type Likeness = {
  /** From -1 to 1: how similar two pictures are in shape and texture. */
  features(a: number, b: number): number;
  /** From 0 to 1: how similar their colours are. */
  colours(a: number, b: number): number;
  /** How far a picture's colours are from the given ones; zero is nearest. */
  farness(image: number, colours: readonly Lab[]): number;
};

/** Distances between two colours are capped at this. */
const farthest = 200;

type Swatch = { colour: Lab; share: number };

export function createLikeness(looks: readonly Look[]): Likeness {
  const directions = looks.map(({ features }) => unit(unpack(features)));
  const palettes = looks.map(({ palette }) =>
    palette.map(([colour, share]): Swatch => ({ colour: hexToLab(colour), share })),
  );

  function away(from: readonly Swatch[], to: readonly Swatch[]): number {
    return from.reduce((sum, { colour, share }) => sum + share * nearestDistance(colour, to), 0);
  }

  return {
    features(a, b) {
      const [left, right] = [directions[a] ?? [], directions[b] ?? []];
      let sum = 0;
      for (let index = 0; index < left.length; index += 1) {
        sum += (left[index] ?? 0) * (right[index] ?? 0);
      }
      return sum;
    },
    colours(a, b) {
      const [left, right] = [palettes[a] ?? [], palettes[b] ?? []];
      return 1 / (1 + (away(left, right) + away(right, left)) / 20);
    },
    farness(image, colours) {
      const own = palettes[image] ?? [];
      return colours.reduce((sum, wanted) => {
        let nearest = farthest;
        for (const { colour, share } of own) {
          // A colour that covers much of the picture counts as nearer than a speck of it.
          const distance = labDistance(wanted, colour) + 12 * (1 - Math.sqrt(share));
          if (distance < nearest) nearest = distance;
        }
        return sum + nearest;
      }, 0);
    },
  };
}

function nearestDistance(colour: Lab, swatches: readonly Swatch[]): number {
  let nearest = farthest;
  for (const swatch of swatches) {
    const distance = labDistance(colour, swatch.colour);
    if (distance < nearest) nearest = distance;
  }
  return nearest;
}

function unpack(base64: string): Float32Array {
  const bytes = atob(base64);
  return Float32Array.from({ length: bytes.length }, (_, at) => (bytes.charCodeAt(at) << 24) >> 24);
}

function unit(vector: Float32Array): Float32Array {
  const length = Math.hypot(...vector) || 1;
  return vector.map((value) => value / length);
}
