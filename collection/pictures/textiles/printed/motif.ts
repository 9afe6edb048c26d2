import { element } from '@portal/engraving';
import type { Box } from '../layout.ts';

/** A drawing about a middle, to be set down many times. */
export type Motif = { id: string; drawing: string };

export function define(...motifs: readonly Motif[]): string {
  return element(
    'defs',
    {},
    motifs.map(({ id, drawing }) => element('g', { id }, drawing)).join(''),
  );
}

export function place(
  { id }: Motif,
  x: number,
  y: number,
  degrees = 0,
  scale = 1,
  flip = 1,
): string {
  const turn = degrees ? ` rotate(${degrees.toFixed(1)})` : '';
  const size =
    scale === 1 && flip === 1 ? '' : ` scale(${(scale * flip).toFixed(3)} ${scale.toFixed(3)})`;
  return element('use', {
    href: `#${id}`,
    transform: `translate(${x.toFixed(1)} ${y.toFixed(1)})${turn}${size}`,
  });
}

/** The places of a half-drop repeat that fills a box: every other column is lower by half. */
export function halfDrop({ x, y, width, height }: Box, across: number, down: number) {
  const places: { x: number; y: number; column: number; row: number }[] = [];
  for (let column = 0; column * across < width + across; column += 1) {
    for (let row = -1; row * down < height + down; row += 1) {
      places.push({
        x: x + column * across,
        y: y + row * down + (column % 2 ? down / 2 : 0),
        column,
        row,
      });
    }
  }
  return places;
}

/** A small design that repeats by itself, as off a roller. */
export function roller(
  id: string,
  width: number,
  height: number,
  drawing: string,
  turn = 0,
): string {
  return element(
    'defs',
    {},
    element(
      'pattern',
      {
        id,
        width,
        height,
        patternUnits: 'userSpaceOnUse',
        patternTransform: turn ? `rotate(${turn})` : undefined,
      },
      drawing,
    ),
  );
}
