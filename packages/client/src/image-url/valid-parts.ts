import { formats, qualities } from './image-address.ts';

/** What each part may be, as the errors say it: in an address, and as a value. */
export const validInUrl = {
  url: 'base/image/identifier/region/size/rotation/quality.format with nothing after it',
  info: 'base/image/identifier/info.json with nothing after it',
  region:
    'full, square, x,y,w,h in whole pixels, or pct:x,y,w,h with x and y below 100; width and height above 0',
  size: "full, max, 'w,', ',h', 'w,h', '!w,h' in whole pixels above 0, or pct:n with n above 0",
  rotation: 'a number from 0 to 360, with ! in front to mirror',
  identifier: 'one step of the path, percent-encoded',
};

export const validAsValue = {
  base: 'what stands before /image/, such as https://iiif.example.org',
  identifier: 'the identifier of a picture, such as V0040217',
  region:
    "'full', 'square', { x, y, width, height } in whole pixels, or { percent: { x, y, width, height } } with x and y below 100; width and height above 0",
  size: "'full', 'max', { width }, { height }, { width, height } or { fit: { width, height } } in whole pixels above 0, or { percent } above 0",
  rotation: 'a number from 0 to 360',
  mirror: 'true or false',
};

export const validQuality = qualities.join(', ');
export const validFormat = formats.join(', ');

/** What people write instead of a valid value. */
const misspelt: Readonly<Record<string, string>> = {
  colour: 'color',
  grey: 'gray',
  greyscale: 'gray',
  grayscale: 'gray',
  native: 'default',
  jpeg: 'jpg',
};

export function suggest(value: unknown, valid: readonly string[]): string | undefined {
  const text = String(value).toLowerCase();
  const corrected = Object.hasOwn(misspelt, text) ? misspelt[text] : text;
  return valid.find((one) => one === corrected);
}

/** No picture has more pixels, and with more digits a number would not be read exactly. */
export const largestNumber = 999_999_999_999_999;

/** Whether a region in per cent begins inside the picture, whatever the picture. */
export function isInside(...start: unknown[]): boolean {
  return start.every((share) => Number(share) < 100);
}
