import type { ImageService, Pixels } from '../service/image-service.ts';
import { type Reading, right, wrong } from './image-parts.ts';
import { readDecimal } from './numbers.ts';

export type Turn = { mirror: boolean; degrees: number };

export function readRotation(text: string, { features }: ImageService): Reading<Turn> {
  const mirror = text.startsWith('!');
  const degrees = readDecimal(mirror ? text.slice(1) : text);
  if (degrees === undefined || degrees > 360) {
    return wrong(
      'rotation',
      'Right would be: a number from 0 to 360, with ! in front to mirror.',
      mended(text),
    );
  }
  if (mirror && !features.includes('mirroring')) {
    return wrong('rotation', 'This service does not mirror pictures.', String(degrees));
  }
  const any = features.includes('rotationArbitrary');
  const quarters = any || features.includes('rotationBy90s');
  if (degrees % 360 !== 0 && !quarters) {
    return wrong('rotation', 'This service does not turn pictures. Right would be 0.', '0');
  }
  if (degrees % 90 !== 0 && !any) {
    return wrong(
      'rotation',
      'This service turns pictures by quarters only. Right would be 0, 90, 180 or 270.',
      `${mirror ? '!' : ''}${(Math.round(degrees / 90) % 4) * 90}`,
    );
  }
  return right({ mirror, degrees });
}

/** A negative or larger angle means the same as one between 0 and 360. */
function mended(text: string): string | undefined {
  const [, mirror = '', digits] = /^(!?)(-?\d+(?:\.\d+)?)°?$/.exec(text) ?? [];
  if (digits === undefined || !Number.isFinite(Number(digits))) return undefined;
  return `${mirror}${((Number(digits) % 360) + 360) % 360}`;
}

/** How large a picture comes out when it is turned: the canvas grows, nothing is cut off. */
export function turnedSize({ width, height }: Pixels, degrees: number): Pixels {
  if (degrees % 180 === 0) return { width, height };
  if (degrees % 90 === 0) return { width: height, height: width };
  const angle = (degrees * Math.PI) / 180;
  const [cos, sin] = [Math.abs(Math.cos(angle)), Math.abs(Math.sin(angle))];
  return {
    width: Math.max(1, Math.round(width * cos + height * sin)),
    height: Math.max(1, Math.round(width * sin + height * cos)),
  };
}
