/** RGBA, four bytes a pixel, row by row: an `ImageData` is one. */
export type Pixels = { width: number; height: number; data: Uint8ClampedArray<ArrayBuffer> };

export function emptyPixels(width: number, height: number): Pixels {
  return { width, height, data: new Uint8ClampedArray(width * height * 4) };
}
