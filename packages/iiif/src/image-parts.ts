/** The five parts of an image address as written, valid or not. */
export type ImageParts = {
  /** e.g. `full`, `0,0,800,600`, `pct:25,25,50,50` */
  region: string;
  /** e.g. `max`, `400,`, `!400,400`, `pct:50` */
  size: string;
  /** e.g. `90`, `!0` */
  rotation: string;
  /** e.g. `default` */
  quality: string;
  /** e.g. `jpg` */
  format: string;
};

export type PartName = keyof ImageParts;

export const partNames: readonly PartName[] = ['region', 'size', 'rotation', 'quality', 'format'];

export const qualities = ['default', 'color', 'gray', 'bitonal'] as const;
export type Quality = (typeof qualities)[number];

export const formats = ['jpg', 'png', 'gif', 'webp'] as const;
export type Format = (typeof formats)[number];

/** The decoded parts from the four path segments after the identifier; undefined for any other form. */
export function splitParts(steps: readonly string[]): ImageParts | undefined {
  const [region = '', size = '', rotation = '', last = ''] = steps;
  const [, quality, format] = /^([^.]*)\.([^.]*)$/.exec(last) ?? [];
  if (steps.length !== 4 || quality === undefined || format === undefined) return undefined;
  return { region, size, rotation, quality, format };
}

/** `full/400,/0/default.jpg` */
export function joinParts({ region, size, rotation, quality, format }: ImageParts): string {
  const steps = [region, size, rotation].map(encode).join('/');
  return `${steps}/${encode(quality)}.${encode(format)}`;
}

/** The address of a picture: `https://pictures.example/image/V0040217/full/400,/0/default.jpg` */
export function imageAddress(service: { address: string }, parts: ImageParts): string {
  return `${service.address}/${joinParts(parts)}`;
}

/** Encodes what would change the meaning of the address; commas and colons stay readable. */
function encode(text: string): string {
  return encodeURIComponent(text).replaceAll('%2C', ',').replaceAll('%3A', ':');
}
