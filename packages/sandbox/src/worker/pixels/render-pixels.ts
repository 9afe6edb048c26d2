import type { ImagePlan } from '@portal/iiif';
import { grayPixels } from './gray-pixels.ts';
import type { Pixels } from './pixels.ts';
import { resizePixels } from './resize-pixels.ts';
import { mirrorPixels, turnPixels } from './turn-pixels.ts';

/** Size, mirroring, rotation, quality: the steps after the region, in the order of the standard. */
export function renderPixels(region: Pixels, plan: ImagePlan): Pixels {
  const sized = resizePixels(region, plan.size);
  const turned = turnPixels(plan.mirrored ? mirrorPixels(sized) : sized, plan.rotation);
  if (plan.quality === 'gray') return grayPixels(turned);
  return plan.quality === 'bitonal' ? grayPixels(turned, true) : turned;
}
