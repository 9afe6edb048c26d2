import { type Offer, refused } from '../part-problem.ts';
import type { Box } from '../pixels.ts';
import { type Fault, isEmpty, isOutside } from '../reading.ts';
import { parseRegion, type Region, writeRegion } from '../region.ts';
import { middleSquare, regionBox } from '../region-box.ts';
import type { ImageService } from '../service/image-service.ts';
import { suggestRegion } from '../suggest.ts';
import { validRegion } from '../valid-forms.ts';

/** The region in pixels of the original, if the service supports such regions. */
export function offeredRegion(text: string, service: ImageService): Offer<Box> {
  const region = parseRegion(text);
  if (!region.ok) return refusedRegion(region, text, service, suggestRegion(text));
  const box = regionBox(region.value, service);
  if (!box.ok) return refusedRegion(box, text, service);
  return notCutOut(region.value, service) ?? box;
}

function refusedRegion({ what }: Fault, text: string, service: ImageService, suggestion?: string) {
  const right = rightRegion(text, what, service);
  return refused('region', `The region ${what}. Use ${right}.`, suggestion);
}

function rightRegion(text: string, what: string, { width, height }: ImageService): string {
  if (what === isEmpty.what) return 'a width and a height that come to 1 pixel or more';
  if (what !== isOutside.what) return validRegion;
  if (text.startsWith('pct:')) return 'x and y below 100';
  return `x from 0 to ${width - 1}, y from 0 to ${height - 1}`;
}

function notCutOut(region: Region, service: ImageService) {
  if (region === 'full') return undefined;
  if (region === 'square') {
    if (service.features.includes('regionSquare')) return undefined;
    const words = 'This service does not offer square. Try the same region in pixels.';
    return refused('region', words, writeRegion(middleSquare(service)));
  }
  if (service.features.includes(region.percent ? 'regionByPct' : 'regionByPx')) return undefined;
  const unit = region.percent ? 'per cent' : 'pixels';
  return refused('region', `This service does not support regions in ${unit}.`, 'full');
}
