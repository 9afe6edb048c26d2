import { formats, qualities, validRegion, validRotation, validSize } from '@portal/iiif';

/** The valid forms of each part, worded for errors: in an address, and as a value. */
export const validInUrl = {
  url: 'base/image/identifier/region/size/rotation/quality.format with nothing after it',
  info: 'base/image/identifier/info.json with nothing after it',
  region: validRegion,
  size: validSize[2],
  rotation: validRotation,
  step: 'one segment of the path, percent-encoded',
  quality: qualities.join(', '),
  format: formats.join(', '),
};

export const validAsValue = {
  base: 'what comes before /image/, such as https://iiif.example.org',
  identifier: 'the identifier of a picture, such as V0040217',
  region:
    "'full', 'square', { x, y, width, height } in whole pixels, or { percent: { x, y, width, height } } with x and y below 100; width and height above 0",
  size: "'full', 'max', { width }, { height }, { width, height } or { fit: { width, height } } in whole pixels above 0, or { percent } above 0",
  rotation: 'a number from 0 to 360',
  mirror: 'true or false',
};
