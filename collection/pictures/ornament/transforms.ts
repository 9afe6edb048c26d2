import { element, type Point } from '@portal/engraving';

/** Where a drawing made about the origin is set down, how it is turned (in radians) and scaled. */
export function setting([x, y]: Point, turn = 0, scale: number | Point = 1): string {
  const [sx, sy] = typeof scale === 'number' ? [scale, scale] : scale;
  const moved = `translate(${tidy(x)} ${tidy(y)})`;
  const turned = turn === 0 ? '' : ` rotate(${tidy((turn * 180) / Math.PI)})`;
  const scaled = sx === 1 && sy === 1 ? '' : ` scale(${tidy(sx)} ${tidy(sy)})`;
  return moved + turned + scaled;
}

export function place(drawing: string, at: Point, turn = 0, scale: number | Point = 1): string {
  return element('g', { transform: setting(at, turn, scale) }, drawing);
}

/** A drawing and its reflection about an upright line. */
export function mirrored(drawing: string, axis: number): string {
  return repeated(drawing, [`translate(${tidy(axis * 2)} 0) scale(-1 1)`]);
}

/** A drawing and its reflection about a level line. */
export function reflected(drawing: string, axis: number): string {
  return repeated(drawing, [`translate(0 ${tidy(axis * 2)}) scale(1 -1)`]);
}

/** A drawing repeated by turning it about a centre. */
export function ring(drawing: string, [x, y]: Point, count: number): string {
  const turns = Array.from({ length: count - 1 }, (_, index) => ((index + 1) * 360) / count);
  return repeated(
    drawing,
    turns.map((turn) => `rotate(${tidy(turn)} ${tidy(x)} ${tidy(y)})`),
  );
}

/** A drawing shown where it is and again elsewhere, but written only once. */
function repeated(drawing: string, transforms: readonly string[]): string {
  const id = nameOf(drawing);
  return (
    element('g', { id }, drawing) +
    transforms.map((transform) => element('use', { href: `#${id}`, transform })).join('')
  );
}

/** A name that only the same drawing has, so that no caller has to think of one. */
function nameOf(drawing: string): string {
  let hash = 7;
  for (let index = 0; index < drawing.length; index += 1) {
    hash = (Math.imul(hash, 31) + drawing.charCodeAt(index)) | 0;
  }
  return `d${(hash >>> 0).toString(36)}${drawing.length.toString(36)}`;
}

/** The drawing, shown only inside an outline. The name has to be unique in the plate. */
export function clipped(drawing: string, outline: string, name: string): string {
  return (
    element('clipPath', { id: name }, element('path', { d: outline })) +
    element('g', { 'clip-path': `url(#${name})` }, drawing)
  );
}

/** A drawing made once and shown in many places. */
export function stamped(drawing: string, name: string, places: readonly string[]): string {
  return (
    element('defs', {}, element('g', { id: name }, drawing)) +
    places.map((transform) => element('use', { href: `#${name}`, transform })).join('')
  );
}

function tidy(value: number): number {
  return Math.round(value * 1000) / 1000;
}
