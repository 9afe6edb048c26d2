import { type Box, type ImageService, isWhole } from '@portal/iiif';
import { type PointerEvent, useRef } from 'react';
import { type Corner, type Drag, dragTo, type Point, pointOnPicture } from './region-box.ts';

/** A shorter distance on screen is a click, which must not leave a region of one pixel. */
const leastWay = 4;

type Started = { drag: Drag; before: Box; screen: Point; pointer: number; moved: boolean };

/** Pointer drags on the picture: draw a region, move it, or drag a corner. */
export function useRegionDrag(service: ImageService, box: Box, onRegion: (box: Box) => void) {
  const frame = useRef<HTMLDivElement>(null);
  const started = useRef<Started | undefined>(undefined);

  function pointOf(event: PointerEvent): Point {
    const place = frame.current?.getBoundingClientRect() ?? new DOMRect();
    return pointOnPicture({ x: event.clientX, y: event.clientY }, place, service);
  }

  function onPointerDown(event: PointerEvent): void {
    if (event.button !== 0 || !event.isPrimary) return;
    const from = pointOf(event);
    const grip = (event.target as Element).closest('[data-drag]')?.getAttribute('data-drag');
    started.current = {
      drag: startOf(grip, from),
      before: box,
      screen: { x: event.clientX, y: event.clientY },
      pointer: event.pointerId,
      moved: false,
    };
    frame.current?.setPointerCapture(event.pointerId);
  }

  function startOf(grip: string | null | undefined, from: Point): Drag {
    if (grip === 'nw' || grip === 'ne' || grip === 'sw' || grip === 'se') {
      return { kind: 'resize', corner: grip satisfies Corner, box };
    }
    if (grip === 'move' && !isWhole(box, service)) return { kind: 'move', from, box };
    return { kind: 'draw', from };
  }

  function onPointerMove(event: PointerEvent): void {
    const now = started.current;
    if (now?.pointer !== event.pointerId) return;
    const way = Math.hypot(event.clientX - now.screen.x, event.clientY - now.screen.y);
    now.moved ||= way >= leastWay;
    if (now.moved) onRegion(dragTo(now.drag, pointOf(event), service));
  }

  function onPointerUp(event: PointerEvent): void {
    if (started.current?.pointer === event.pointerId) started.current = undefined;
  }

  /** The browser took the pointer, to scroll: no drag was intended. */
  function onPointerCancel(event: PointerEvent): void {
    const now = started.current;
    if (now?.pointer !== event.pointerId) return;
    started.current = undefined;
    if (now.moved) onRegion(now.before);
  }

  return { frame, handlers: { onPointerDown, onPointerMove, onPointerUp, onPointerCancel } };
}
