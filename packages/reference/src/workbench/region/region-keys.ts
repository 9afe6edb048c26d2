import { type Box, isWhole, type Pixels } from '@portal/iiif';
import { moveBox, type Point, resizeBox } from './region-box.ts';

const directions: Readonly<Record<string, Point>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

type Key = { key: string; shiftKey: boolean; altKey: boolean; ctrlKey: boolean; metaKey: boolean };

/** The box after a key: arrows move it, with Shift they move its right and lower edge. */
export function boxAfterKey(pressed: Key, box: Box, picture: Pixels): Box | undefined {
  const way = Object.hasOwn(directions, pressed.key) ? directions[pressed.key] : undefined;
  if (!way || pressed.altKey || pressed.ctrlKey || pressed.metaKey) return undefined;
  const step = Math.max(1, Math.round(Math.max(picture.width, picture.height) / 100));
  const by = { x: way.x * step, y: way.y * step };
  if (pressed.shiftKey) return resizeBox(box, by, picture);
  // The whole picture has no room to move in, and the keys would seem dead.
  return moveBox(isWhole(box, picture) ? middleHalf(picture) : box, by, picture);
}

export function middleHalf({ width, height }: Pixels): Box {
  const [w, h] = [Math.max(1, Math.round(width / 2)), Math.max(1, Math.round(height / 2))];
  return { x: Math.floor((width - w) / 2), y: Math.floor((height - h) / 2), width: w, height: h };
}
