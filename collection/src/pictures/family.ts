import type { Random } from '@portal/engraving';

/** What a drawer gives: an SVG, or red, green and blue for every pixel. Sizes are in pixels. */
export type Drawing = { width: number; height: number } & (
  | { svg: string }
  | { pixels: Uint8Array }
);

/** What a plate may choose: one of some words, a number, or words of its own. */
export type PictureShape = Readonly<Record<string, readonly string[] | 'number' | 'text'>>;

export type Picture<Shape extends PictureShape> = {
  [Name in keyof Shape]: Shape[Name] extends readonly (infer Word)[]
    ? Word
    : Shape[Name] extends 'number'
      ? number
      : string;
};

/** One way of making pictures. What its plates say under `picture` is what it draws. */
export type Family<Shape extends PictureShape = PictureShape> = {
  /** The name of its folder, e.g. "star-charts". */
  name: string;
  shape: Shape;
  /** The surface the drawing is printed on, which shows through it. */
  surface: 'laid' | 'wove' | 'glossy' | 'cloth';
  draw(picture: Picture<Shape>, random: Random): Drawing;
};

export function defineFamily<const Shape extends PictureShape>(
  family: Family<Shape>,
): Family<Shape> {
  return family;
}

/** Every problem of what a plate says under `picture`, in words. */
export function checkPicture(shape: PictureShape, picture: Record<string, unknown>): string[] {
  const missing = Object.keys(shape).filter((name) => !(name in picture));
  const unknown = Object.keys(picture).filter((name) => !(name in shape));
  return [
    ...missing.map((name) => `picture.${name} is missing: ${describe(shape[name])}`),
    ...unknown.map(
      (name) => `picture.${name} is not known. Known are: ${Object.keys(shape).join(', ')}`,
    ),
    ...Object.entries(picture)
      .filter(([name, value]) => shape[name] !== undefined && !accepts(shape[name], value))
      .map(
        ([name, value]) => `picture.${name} is ${JSON.stringify(value)}: ${describe(shape[name])}`,
      ),
  ];
}

function accepts(kind: PictureShape[string], value: unknown): boolean {
  if (kind === 'number') return typeof value === 'number' && Number.isFinite(value);
  if (kind === 'text') return typeof value === 'string' && value !== '';
  return typeof value === 'string' && kind.includes(value);
}

function describe(kind: PictureShape[string] | undefined): string {
  if (kind === 'number') return 'give a number';
  if (kind === 'text') return 'give some words';
  return `choose one of ${kind?.join(', ')}`;
}
