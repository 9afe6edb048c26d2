/** Red, green and blue for every pixel, row by row. */
export type Pixels = { width: number; height: number; data: Uint8Array };
