import { parseRegion, regionBox } from '@portal/iiif';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fullInfo, serviceOf } from '../../../../iiif/test/services.ts';
import { boxBetween, boxStyle, dragTo, pointOnPicture, writeBox } from './region-box.ts';
import { boxAfterKey } from './region-keys.ts';

const service = serviceOf(fullInfo);
const box = { x: 100, y: 200, width: 300, height: 400 };
const bare = { shiftKey: false, altKey: false, ctrlKey: false, metaKey: false };

describe('dragging', () => {
  it('draws in any direction', () => {
    const drawn = { x: 10, y: 20, width: 90, height: 80 };
    expect(boxBetween({ x: 10, y: 20 }, { x: 100, y: 100 }, service)).toEqual(drawn);
    expect(boxBetween({ x: 100, y: 100 }, { x: 10, y: 20 }, service)).toEqual(drawn);
  });

  it('moves up to the edge and no further', () => {
    const drag = { kind: 'move', from: { x: 150, y: 250 }, box } as const;
    expect(dragTo(drag, { x: 160, y: 240 }, service)).toEqual({ ...box, x: 110, y: 190 });
    expect(dragTo(drag, { x: 9000, y: -9000 }, service)).toEqual({ ...box, x: 1300, y: 0 });
  });

  it('drags a corner, also past the opposite one', () => {
    const drag = { kind: 'resize', corner: 'nw', box } as const;
    expect(dragTo(drag, { x: 50, y: 100 }, service)).toEqual({
      x: 50,
      y: 100,
      width: 350,
      height: 500,
    });
    expect(dragTo(drag, { x: 500, y: 700 }, service)).toEqual({
      x: 400,
      y: 600,
      width: 100,
      height: 100,
    });
  });

  it('always gives a region that the service can cut out', () => {
    const number = fc.integer({ min: -5000, max: 5000 });
    const point = fc.record({ x: number, y: number });
    fc.assert(
      fc.property(point, point, fc.constantFrom('', 'pct:'), (one, other, form) => {
        const drawn = boxBetween(one, other, service);
        const read = parseRegion(writeBox(drawn, service, form));
        expect(read.ok && regionBox(read.value, service)).toEqual({ ok: true, value: drawn });
      }),
      { numRuns: 300 },
    );
  });

  it('converts from the screen to the picture and back', () => {
    const frame = { left: 10, top: 20, width: 400, height: 300 };
    expect(pointOnPicture({ x: 110, y: 95 }, frame, service)).toEqual({ x: 400, y: 300 });
    expect(boxStyle({ x: 400, y: 300, width: 800, height: 600 }, service)).toEqual({
      left: '25%',
      top: '25%',
      width: '50%',
      height: '50%',
    });
  });
});

describe('keys', () => {
  const press = (key: string, change = {}) =>
    boxAfterKey({ key, ...bare, ...change }, box, service);

  it('move with the arrow keys, resize with Shift, by a hundredth of the picture', () => {
    expect(press('ArrowLeft')).toEqual({ ...box, x: 84 });
    expect(press('ArrowDown')).toEqual({ ...box, y: 216 });
    expect(press('ArrowRight', { shiftKey: true })).toEqual({ ...box, width: 316 });
    expect(press('ArrowUp', { shiftKey: true })).toEqual({ ...box, height: 384 });
  });

  it('ignore other keys, and those of the browser', () => {
    expect(press('Tab')).toBeUndefined();
    expect(press('toString')).toBeUndefined();
    expect(press('ArrowLeft', { altKey: true })).toBeUndefined();
  });

  it('begin with the middle when the whole picture is chosen', () => {
    const whole = { x: 0, y: 0, width: 1600, height: 1200 };
    expect(boxAfterKey({ key: 'ArrowRight', ...bare }, whole, service)).toEqual({
      x: 416,
      y: 300,
      width: 800,
      height: 600,
    });
  });
});

it('writes the whole picture as full, and per cent as per cent', () => {
  expect(writeBox({ x: 0, y: 0, width: 1600, height: 1200 }, service, '0,0,5,5')).toBe('full');
  expect(writeBox(box, service, 'square')).toBe('100,200,300,400');
  expect(writeBox(box, service, 'pct:1,1,1,1')).toBe('pct:6.25,16.6667,18.75,33.3333');
});
