/** The part of gifenc that is used here; the package brings no types. */
declare module 'gifenc' {
  export type Palette = number[][];

  export function quantize(rgba: Uint8ClampedArray, maxColors: number): Palette;
  export function applyPalette(rgba: Uint8ClampedArray, palette: Palette): Uint8Array;
  export function GIFEncoder(): {
    writeFrame(
      index: Uint8Array,
      width: number,
      height: number,
      options: { palette: Palette; repeat: number },
    ): void;
    finish(): void;
    bytes(): Uint8Array;
  };
}
