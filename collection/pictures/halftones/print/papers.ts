import { createSheet, rgb } from '../raster/sheet.ts';
import { write } from './captions.ts';
import { expose } from './expose.ts';
import { type Mount, sizeOf } from './mount.ts';
import { corners, deckle, frame, stain } from './trimmings.ts';

/** What a photograph on paper is stuck on or printed in. */
export const papers = {
  newspaper(canvas, process, caption) {
    const { wide, high, scale } = sizeOf(canvas);
    const paper = rgb(process.ramp.at(-1) as string);
    const sheet = createSheet(wide + 120, high + 170, paper);
    stain(sheet, 0.07);
    const ink = rgb(process.ramp[0]);
    expose(sheet, canvas, process, { left: 60, top: 60, scale });
    frame(sheet, 60, 60, wide, high, 2, ink);
    write(sheet, caption, {
      face: 'oldStandard',
      size: 34,
      at: [sheet.width / 2, high + 118],
      colour: ink,
      room: wide,
    });
    return sheet;
  },
  'cabinet-card'(canvas, process, caption) {
    const { wide, high, scale } = sizeOf(canvas);
    const sheet = createSheet(wide + 90, high + 190, rgb('#3b2320'));
    stain(sheet, 0.12);
    frame(sheet, 18, 18, sheet.width - 36, sheet.height - 36, 3, rgb('#b98e45'));
    expose(sheet, canvas, process, { left: 45, top: 45, scale });
    frame(sheet, 45, 45, wide, high, 2, rgb('#c79d55'));
    write(sheet, caption, {
      face: 'script',
      size: 58,
      at: [sheet.width / 2, high + 128],
      colour: rgb('#d6ad62'),
      room: wide,
    });
    return sheet;
  },
  album(canvas, process, caption) {
    const { wide, high, scale } = sizeOf(canvas);
    const sheet = createSheet(wide + 160, high + 210, rgb('#2f2d2b'));
    stain(sheet, 0.2);
    deckle(sheet, canvas.random, [64, 56], [wide + 32, high + 32], rgb('#efece2'));
    expose(sheet, canvas, process, { left: 80, top: 72, scale });
    corners(sheet, 64, 56, wide + 32, high + 32);
    write(sheet, caption, {
      face: 'hand',
      size: 58,
      at: [sheet.width / 2, high + 168],
      colour: rgb('#dcd8cb'),
      room: wide,
    });
    return sheet;
  },
  deckled(canvas, process, caption) {
    const { wide, high, scale } = sizeOf(canvas);
    const sheet = createSheet(wide + 150, high + 200, rgb('#b9a98c'));
    stain(sheet, 0.1);
    deckle(sheet, canvas.random, [36, 36], [wide + 84, high + 128], rgb('#a08f71'));
    deckle(sheet, canvas.random, [30, 30], [wide + 84, high + 128], rgb('#f4f0e4'));
    expose(sheet, canvas, process, { left: 72, top: 72, scale });
    write(sheet, caption, {
      face: 'typewriter',
      size: 26,
      at: [72 + wide, high + 122],
      colour: rgb('#4a443c'),
      room: wide,
      anchor: 1,
    });
    return sheet;
  },
  snapshot(canvas, process, caption) {
    const { wide, high, scale } = sizeOf(canvas);
    const sheet = createSheet(wide + 110, high + 150, rgb('#f5f0e6'));
    stain(sheet, 0.04);
    expose(sheet, canvas, process, { left: 55, top: 55, scale });
    write(sheet, caption, {
      face: 'typewriter',
      size: 24,
      at: [55 + wide, high + 108],
      colour: rgb('#9a5b4a'),
      room: wide,
      anchor: 1,
    });
    return sheet;
  },
} as const satisfies Record<string, Mount>;
