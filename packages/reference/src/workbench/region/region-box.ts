import { type Box, type ImageParts, isWhole, type Pixels, writeRegion } from '@portal/iiif';

export type Point = { x: number; y: number };
export type Corner = 'nw' | 'ne' | 'sw' | 'se';

function between(value: number, least: number, most: number): number {
  return Math.min(Math.max(value, least), Math.max(least, most));
}

export function moveBox(box: Box, by: Point, picture: Pixels): Box {
  return {
    ...box,
    x: between(Math.round(box.x + by.x), 0, picture.width - box.width),
    y: between(Math.round(box.y + by.y), 0, picture.height - box.height),
  };
}

/** Moves the right and lower edge; the upper left corner stays. */
export function resizeBox(box: Box, by: Point, picture: Pixels): Box {
  return {
    ...box,
    width: between(Math.round(box.width + by.x), 1, picture.width - box.x),
    height: between(Math.round(box.height + by.y), 1, picture.height - box.y),
  };
}

/** The box between two points, in any order. At least one pixel, never outside the picture. */
export function boxBetween(one: Point, other: Point, picture: Pixels): Box {
  const [left, right] = span(one.x, other.x, picture.width);
  const [top, bottom] = span(one.y, other.y, picture.height);
  return { x: left, y: top, width: right - left, height: bottom - top };
}

function span(one: number, other: number, length: number): [from: number, to: number] {
  const from = between(Math.round(Math.min(one, other)), 0, length - 1);
  return [from, between(Math.round(Math.max(one, other)), from + 1, length)];
}

function opposite(box: Box, corner: Corner): Point {
  return {
    x: corner.endsWith('w') ? box.x + box.width : box.x,
    y: corner.startsWith('n') ? box.y + box.height : box.y,
  };
}

export type Drag =
  | { kind: 'draw'; from: Point }
  | { kind: 'move'; from: Point; box: Box }
  | { kind: 'resize'; corner: Corner; box: Box };

/** The box when the pointer has been dragged to a point, in pixels of the original. */
export function dragTo(drag: Drag, to: Point, picture: Pixels): Box {
  if (drag.kind === 'draw') return boxBetween(drag.from, to, picture);
  if (drag.kind === 'resize') return boxBetween(opposite(drag.box, drag.corner), to, picture);
  return moveBox(drag.box, { x: to.x - drag.from.x, y: to.y - drag.from.y }, picture);
}

/** Precise to a hundredth of a pixel of a picture 10,000 pixels wide. */
function percentOf(part: number, whole: number): number {
  return Number(((part / whole) * 100).toFixed(4));
}

/** A region in per cent stays in per cent. */
export function writeBox(box: Box, picture: Pixels, before: ImageParts['region']): string {
  if (isWhole(box, picture)) return writeRegion('full');
  if (!before.startsWith('pct:')) return writeRegion(box);
  const percent = {
    x: percentOf(box.x, picture.width),
    y: percentOf(box.y, picture.height),
    width: percentOf(box.width, picture.width),
    height: percentOf(box.height, picture.height),
  };
  return writeRegion({ percent });
}

/** Where a box is on a picture of any size, in per cent. */
export function boxStyle(box: Box, picture: Pixels) {
  return {
    left: `${(box.x / picture.width) * 100}%`,
    top: `${(box.y / picture.height) * 100}%`,
    width: `${(box.width / picture.width) * 100}%`,
    height: `${(box.height / picture.height) * 100}%`,
  };
}

/** From the screen to pixels of the original. */
export function pointOnPicture(
  screen: Point,
  frame: { left: number; top: number; width: number; height: number },
  picture: Pixels,
): Point {
  return {
    x: ((screen.x - frame.left) / Math.max(1, frame.width)) * picture.width,
    y: ((screen.y - frame.top) / Math.max(1, frame.height)) * picture.height,
  };
}
