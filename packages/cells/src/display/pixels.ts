/** A picture as numbers: red, green, blue and alpha from 0 to 255 for each pixel, row by row. */
export type Pixels = { width: number; height: number; data: Uint8Array };

type Fetch = (url: string | URL) => Promise<Response>;

/** The pixels of a JPEG, decoded by the same code in Node and in every browser. */
export async function readPixels(url: string | URL, fetch: Fetch): Promise<Pixels> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url} answered ${response.status}.`);
  const bytes = new Uint8Array(await response.arrayBuffer());
  if (bytes[0] !== 0xff || bytes[1] !== 0xd8) {
    throw new Error(`pixels() reads JPEG only, and ${url} is not one. Ask for default.jpg.`);
  }
  const { default: jpeg } = await import('jpeg-js');
  const { width, height, data } = jpeg.decode(bytes, { useTArray: true, formatAsRGBA: true });
  return { width, height, data };
}
