export type GifPixels = {
  /** One, three or four bytes a pixel; a fourth, for transparency, is ignored. */
  data: Uint8Array | Uint8ClampedArray;
  channels: number;
  width: number;
  height: number;
  /** All channels are equal, so no colours need to be chosen. */
  isGrey: boolean;
};

/** A still picture as GIF. A canvas cannot write one, and libvips takes ten times as long. */
export function encodeGif(pixels: GifPixels): Uint8Array;
