export type GifPixels = {
  /** One, three or four bytes a pixel; a fourth, for transparency, is not looked at. */
  data: Uint8Array | Uint8ClampedArray;
  channels: number;
  width: number;
  height: number;
  /** All channels are alike, so that no colours need be chosen. */
  isGrey: boolean;
};

/** A still picture as GIF. No canvas writes any, and libvips takes ten times as long. */
export function encodeGif(pixels: GifPixels): Uint8Array;
