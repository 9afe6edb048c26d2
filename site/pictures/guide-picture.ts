import { digest } from '@portal/freshness';
import sharp from 'sharp';

/** A picture that a guide requests with <Picture>. */
export type AskedPicture = {
  /** The path on the API's host, e.g. "/image/V0040217/full/300,/0/default.jpg" */
  url: string;
  /** The longest side on the page, in pixels */
  longest: number;
};

export const defaultLongest = 120;

const largestFile = 12_000;

/** Twice as many pixels for sharp screens if the file stays small. */
const attempts = [
  { scale: 2, quality: 70 },
  { scale: 2, quality: 45 },
  { scale: 1, quality: 70 },
  { scale: 1, quality: 45 },
  { scale: 1, quality: 20 },
];

export function guidePicturePath({ url, longest }: AskedPicture): string {
  return `guide-pictures/${digest(url, String(longest)).slice(0, 16)}.webp`;
}

/** The pictures in the text of a guide. */
export function picturesIn(mdx: string): AskedPicture[] {
  return [...mdx.matchAll(/<Picture\s((?:[^>"']|"[^"]*"|'[^']*')*)>/g)].flatMap(([, tag = '']) => {
    const { url, longest } = attributesOf(tag);
    return url === undefined ? [] : [askedPicture(url, longest)];
  });
}

function attributesOf(tag: string): Record<string, string | undefined> {
  const attributes = tag.matchAll(/(\w+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g);
  return Object.fromEntries(
    [...attributes].map(([, name, double, single]) => [name, double ?? single]),
  );
}

export function askedPicture(url: string, longest = String(defaultLongest)): AskedPicture {
  if (!/^[1-9]\d{1,2}$/.test(longest)) {
    throw new Error(
      `<Picture url="${url}"> has longest="${longest}"; it must be a number of pixels from 10 to 999.`,
    );
  }
  return { url, longest: Number(longest) };
}

/** A small file of a picture, whatever its size and format. */
export async function shrinkPicture(bytes: Uint8Array, { url, longest }: AskedPicture) {
  for (const { scale, quality } of attempts) {
    const edge = longest * scale;
    const file = await sharp(bytes)
      .resize({ width: edge, height: edge, fit: 'inside', withoutEnlargement: true })
      .webp({ quality })
      .toBuffer();
    if (file.length <= largestFile) return file;
  }
  throw new Error(
    `<Picture url="${url}"> needs more than ${largestFile} bytes; give it a smaller longest="${longest}".`,
  );
}

/** Its space on the page, which is reserved while the file loads. */
export async function sizeOnPage(file: Uint8Array | string, { longest }: AskedPicture) {
  const { width = 1, height = 1 } = await sharp(file).metadata();
  const scale = Math.min(1, longest / Math.max(width, height));
  return {
    width: Math.max(1, Math.round(width * scale)),
    height: Math.max(1, Math.round(height * scale)),
  };
}
