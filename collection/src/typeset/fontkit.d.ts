declare module 'fontkit' {
  export type PathCommand = {
    command: 'moveTo' | 'lineTo' | 'quadraticCurveTo' | 'bezierCurveTo' | 'closePath';
    args: number[];
  };
  export type GlyphPath = {
    commands: PathCommand[];
    translate(x: number, y: number): GlyphPath;
    toSVG(): string;
  };
  export type GlyphRun = {
    advanceWidth: number;
    glyphs: {
      id: number;
      path: GlyphPath;
      bbox: { minX: number; minY: number; maxX: number; maxY: number };
    }[];
    positions: { xAdvance: number; xOffset: number; yOffset: number }[];
  };
  export type Font = { unitsPerEm: number; layout(text: string): GlyphRun };
  export function create(data: Uint8Array): Font;
}
