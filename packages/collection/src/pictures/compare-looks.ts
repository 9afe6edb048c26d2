import { condense } from './condense.ts';
import { type MeasuredPicture, unpackFeatures } from './measure-picture.ts';
import type { Swatch } from './palette.ts';
import { featureWeights } from './visual-features.ts';

/** Its features in base64, one byte each, and its palette. */
export type Look = { features: string; palette: readonly Swatch[] };

/** What each image looks like relative to all others, by id. */
export function compareLooks(
  known: readonly ({ imageId: string } & MeasuredPicture)[],
): Record<string, Look> {
  const features = condense(known.map(unpackFeatures), featureWeights);
  const list = known.map(({ imageId, palette }, index) => {
    const packed = Buffer.from(features[index] ?? []).toString('base64');
    return [imageId, { features: packed, palette }] as const;
  });
  return Object.fromEntries(list);
}
