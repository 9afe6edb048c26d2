import { type ImagePlan, turnedSize } from '@portal/iiif';
import { limits } from '../../src/iiif/image-plan.ts';
import type { ImagePort } from '../../src/ports.ts';
import { made } from '../node-sandbox.ts';

const sizes = new Map(Object.values(made.pictures).map((picture) => [picture.file, picture]));

/** Renders nothing, but records what was requested and refuses what no engine should be given. */
export function countingImages(): ImagePort & { plans: ImagePlan[] } {
  const plans: ImagePlan[] = [];
  return {
    plans,
    async render({ file }, plan) {
      plans.push(plan);
      checkPlan(file, plan);
      return new Uint8Array([0xff, 0xd8, 0xff]);
    },
  };
}

function checkPlan(file: string, { region, size, rotation }: ImagePlan): void {
  const picture = sizes.get(file);
  if (!picture) throw new Error(`There is no file ${file}`);
  const whole = [region.x, region.y, region.width, region.height, size.width, size.height];
  const turned = turnedSize(size, rotation);
  const isWithinLimits =
    whole.every((value) => Number.isSafeInteger(value)) &&
    Math.min(region.x, region.y) >= 0 &&
    Math.min(region.width, region.height, size.width, size.height) >= 1 &&
    region.x + region.width <= picture.width &&
    region.y + region.height <= picture.height &&
    rotation >= 0 &&
    rotation < 360 &&
    turned.width <= limits.width &&
    turned.height <= limits.height &&
    turned.width * turned.height <= limits.area;
  if (!isWithinLimits)
    throw new Error(`This is beyond the limits: ${JSON.stringify({ region, size, rotation })}`);
}
