import jpeg from 'jpeg-js';

/** The pixels of a JPEG: red, green, blue and alpha, each from 0 to 255, row by row. */
export async function pixels(
  url: string | URL,
): Promise<{ width: number; height: number; data: Uint8Array }> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url} answered ${response.status}.`);
  const bytes = new Uint8Array(await response.arrayBuffer());
  if (bytes[0] !== 0xff || bytes[1] !== 0xd8) {
    throw new Error(`pixels() reads JPEG only, and ${url} is not one. Ask for default.jpg.`);
  }
  return jpeg.decode(bytes, { useTArray: true, formatAsRGBA: true });
}
