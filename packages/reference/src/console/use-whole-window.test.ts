import { expect, it } from 'vitest';
import { windowPlace } from './use-whole-window.ts';

it.each([
  [1280, 17, true],
  [1088, 17, true],
  [1087, 17, false],
  [390, 17, false],
  // Letters twice as large need twice the width.
  [1280, 34, false],
  [2560, 34, true],
])(
  'in a window of %d px with letters of %d px, takes the whole of it: %s',
  (width, letters, isWide) => {
    const place = windowPlace({ width, letters }, 290.5);
    expect(place).toEqual(
      isWide ? { '--console-start': '290.5px', '--console-width': `${width}px` } : undefined,
    );
  },
);
