/** The valid forms of each part, worded for messages. */
export const validRegion =
  'full, square, x,y,w,h in whole pixels, or pct:x,y,w,h with x and y below 100; width and height above 0';

const sizes = "max, 'w,', ',h', 'w,h', '!w,h' in whole pixels above 0, or pct:n with n above 0";

/** By version of the Image API. */
export const validSize = {
  2: `full, ${sizes}`,
  3: `${sizes}; with ^ in front to enlarge`,
} as const;

export const validRotation = 'a number from 0 to 360, with ! in front to mirror';
