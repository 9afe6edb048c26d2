import { splitParts } from '../image-parts.ts';
import { parseRegion } from '../region.ts';
import { parseRotation } from '../rotation.ts';
import { parseSize } from '../size.ts';

const quality = /^(?:default|colou?r|gr[ae]y|bitonal|native)$/;
const format = /^(?:jpe?g|png|gif|webp|tiff?|jp2|pdf)$/;

function isPicture(steps: readonly string[]): boolean {
  const parts = splitParts(steps);
  return (
    parts !== undefined &&
    quality.test(parts.quality) &&
    format.test(parts.format) &&
    parseRegion(parts.region).ok &&
    parseSize(parts.size).ok &&
    parseRotation(parts.rotation).ok
  );
}

function decoded(step: string): string {
  try {
    return decodeURIComponent(step);
  } catch {
    return step;
  }
}

/**
 * The image service that an address belongs to, by its form alone, e.g.
 * `https://pictures.example/image/V0040217` for its `info.json` or any of its pictures.
 */
export function serviceAddress(address: string): string | undefined {
  const [, origin = '', pathname = ''] = /^(https?:\/\/[^/?#]+)(\/[^?#]*)/i.exec(address) ?? [];
  const steps = pathname.split('/');
  const count = steps.at(-1) === 'info.json' ? 1 : isPicture(steps.slice(-4).map(decoded)) ? 4 : 0;
  const service = steps.slice(0, steps.length - count).join('/');
  return count === 0 || service === '' ? undefined : `${origin}${service}`;
}
