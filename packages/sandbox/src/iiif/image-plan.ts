import { badSyntax, tooLarge, unsupported } from './image-error.ts';

export type Size = { width: number; height: number };
export type Region = Size & { x: number; y: number };

export type Quality = (typeof qualities)[number];
export type ImageFormat = (typeof formats)[number];

export const qualities = ['default', 'color', 'gray', 'bitonal'] as const;
export const formats = ['jpg', 'png', 'gif', 'webp'] as const;

/** The longest edge and the most pixels that come out, however much is asked for. */
export const limits = { edge: 4096, area: 12_000_000 } as const;

/** What to do with a picture, in this order. All numbers are pixels. */
export type ImagePlan = {
  region: Region;
  size: Size;
  mirrored: boolean;
  /** Degrees clockwise, from 0 up to 360. */
  rotation: number;
  quality: Quality;
  format: ImageFormat;
};

export type ImageParts = {
  region: string;
  size: string;
  rotation: string;
  quality: string;
  format: string;
};

/** Reads the five parts of a IIIF image request for a picture of a given size. */
export function planImage(parts: ImageParts, picture: Size): ImagePlan {
  const region = readRegion(parts.region, picture);
  const size = readSize(parts.size, region);
  const [mirrored, rotation] = readRotation(parts.rotation);
  const quality = qualities.find((one) => one === parts.quality);
  const format = formats.find((one) => one === parts.format);
  if (!quality) throw unsupported(`quality ${parts.quality}`);
  if (!format) throw unsupported(`format ${parts.format}`);
  const turned = turnedSize(size, rotation);
  if (
    Math.max(turned.width, turned.height) > limits.edge ||
    turned.width * turned.height > limits.area
  ) {
    throw tooLarge();
  }
  return { region, size, mirrored, rotation, quality, format };
}

/** Larger ones would not be read exactly, and no picture has that many pixels. */
const largestNumber = 999_999_999_999_999;

const whole = '(?:0|[1-9][0-9]*)';
const decimal = `${whole}(?:\\.[0-9]+)?`;
const wholeForm = new RegExp(`^${whole}$`);
const decimalForm = new RegExp(`^${decimal}$`);
const sizeForm = new RegExp(`^(!?)(${whole})?,(${whole})?$`);
const rotationForm = new RegExp(`^(!?)(${decimal})$`);

function readRegion(text: string, { width, height }: Size): Region {
  if (text === 'full') return { x: 0, y: 0, width, height };
  if (text === 'square') {
    const side = Math.min(width, height);
    return {
      x: Math.floor((width - side) / 2),
      y: Math.floor((height - side) / 2),
      width: side,
      height: side,
    };
  }
  const isShare = text.startsWith('pct:');
  const numbers = readNumbers(isShare ? text.slice(4) : text, isShare);
  if (numbers?.length !== 4) throw notNumeric('region', text, 'is not four numbers');
  if (numbers.some((one) => one > largestNumber)) {
    throw badSyntax(`the region ${text} has a number with more than 15 digits`);
  }
  const [x = 0, y = 0, w = 0, h = 0] = isShare
    ? numbers.map((share, at) => Math.round((share / 100) * (at % 2 === 0 ? width : height)))
    : numbers;
  if (w < 1 || h < 1) throw badSyntax(`the region ${text} is empty`);
  if (x >= width || y >= height) throw badSyntax(`the region ${text} is outside the image`);
  return { x, y, width: Math.min(w, width - x), height: Math.min(h, height - y) };
}

function readSize(text: string, { width, height }: Size): Size {
  if (text === 'full') return { width, height };
  if (text === 'max') return largestSize({ width, height });
  if (text.startsWith('pct:')) {
    const [share, ...more] = readNumbers(text.slice(4), true) ?? [];
    if (share === undefined || more.length > 0) throw notNumeric('size', text, 'is not a number');
    return checked(Math.round((width * share) / 100), Math.round((height * share) / 100), text);
  }
  const [, fits, across, down] = sizeForm.exec(text) ?? [];
  if (!across && !down) throw notNumeric('size', text, 'is not of a known form');
  const [w, h] = [Number(across ?? 0), Number(down ?? 0)];
  if (Math.max(w, h) > largestNumber) throw tooLarge();
  if (fits) {
    if (!across || !down) throw badSyntax(`the size ${text} needs a width and a height`);
    const scale = Math.min(w / width, h / height);
    return checked(atLeastOne(width * scale, w), atLeastOne(height * scale, h), text);
  }
  if (!down) return checked(w, atLeastOne((height * w) / width, w), text);
  if (!across) return checked(atLeastOne((width * h) / height, h), h, text);
  return checked(w, h, text);
}

/** The size of the region, or as much of it as the limits allow. */
function largestSize({ width, height }: Size): Size {
  const { edge, area } = limits;
  const scale = Math.min(1, edge / Math.max(width, height), Math.sqrt(area / (width * height)));
  // Rounded down, or the last pixel would exceed the limit; the tiny addend keeps whole sides whole.
  const kept = (side: number) => Math.max(1, Math.floor(side * scale + 1e-9));
  return { width: kept(width), height: kept(height) };
}

/** A scaled side is never 0, unless 0 was asked for. */
function atLeastOne(side: number, asked: number): number {
  return asked === 0 ? 0 : Math.max(1, Math.round(side));
}

function checked(width: number, height: number, text: string): Size {
  if (width < 1 || height < 1) throw badSyntax(`the size ${text} comes out at 0 pixels`);
  return { width, height };
}

function readRotation(text: string): [mirrored: boolean, degrees: number] {
  const [, mirror, digits] = rotationForm.exec(text) ?? [];
  if (digits === undefined) throw notNumeric('rotation', text, 'is not a number');
  const degrees = Number(digits);
  if (!(degrees <= 360)) throw badSyntax(`the rotation ${digits} is not between 0 and 360`);
  return [mirror === '!', degrees % 360];
}

function readNumbers(text: string, decimals: boolean): number[] | undefined {
  const form = decimals ? decimalForm : wholeForm;
  const pieces = text.split(',');
  return pieces.every((piece) => form.test(piece)) ? pieces.map(Number) : undefined;
}

/** Leading zeros are easily overlooked, so the message names them. */
function notNumeric(part: string, text: string, otherwise: string) {
  const hasLeadingZero = /(?<![\d.])0\d/.test(text);
  return badSyntax(
    `the ${part} ${text} ${hasLeadingZero ? 'has a number with a leading zero' : otherwise}`,
  );
}

/** How large a picture comes out when it is turned: the canvas grows, nothing is cut off. */
export function turnedSize({ width, height }: Size, degrees: number): Size {
  if (degrees % 180 === 0) return { width, height };
  if (degrees % 90 === 0) return { width: height, height: width };
  const angle = (degrees * Math.PI) / 180;
  const [cos, sin] = [Math.abs(Math.cos(angle)), Math.abs(Math.sin(angle))];
  return {
    width: Math.max(1, Math.round(width * cos + height * sin)),
    height: Math.max(1, Math.round(width * sin + height * cos)),
  };
}

/** Without an exponent, which the standard does not know: 0.0000001, not 1e-7. */
function writeDecimal(value: number): string {
  return value < 1e-6 ? value.toFixed(20).replace(/\.?0+$/, '') : String(value);
}

/** The standard way to write the same request, by the Image API 2.1. */
export function canonicalParts(
  { region, size, mirrored, rotation, quality, format }: ImagePlan,
  picture: Size,
) {
  const whole = region.width === picture.width && region.height === picture.height;
  const area = whole ? 'full' : `${region.x},${region.y},${region.width},${region.height}`;
  const unscaled = size.width === region.width && size.height === region.height;
  const keepsShape =
    size.height === Math.max(1, Math.round((region.height * size.width) / region.width));
  const scaled = keepsShape ? `${size.width},` : `${size.width},${size.height}`;
  const turn = `${mirrored ? '!' : ''}${writeDecimal(rotation)}`;
  const tone = quality === 'color' ? 'default' : quality;
  return `${area}/${unscaled ? 'full' : scaled}/${turn}/${tone}.${format}`;
}
