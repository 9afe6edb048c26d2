import { closedSoft, ellipse, type Line, type Point, polygon, steps } from '@portal/engraving';
import { cloud } from '../raster/noise-tile.ts';
import { createSheet, paint, rgb } from '../raster/sheet.ts';
import { write } from './captions.ts';
import { expose } from './expose.ts';
import { type Mount, maskOf, sizeOf } from './mount.ts';
import { rectangle, stain } from './trimmings.ts';

/** What a photograph that is no plain rectangle on paper is kept in or looked at with. */
export const cases = {
  'brass-mat'(canvas, process) {
    const { wide, high, scale } = sizeOf(canvas);
    const sheet = createSheet(wide + 150, high + 150, rgb('#4a1218'));
    stain(sheet, 0.35);
    rectangle(sheet, 44, 44, wide + 62, high + 62, rgb('#8d6a2c'));
    rectangle(sheet, 50, 50, wide + 50, high + 50, rgb('#c49a4a'));
    stain(sheet, 0.1);
    const oval = (room: number): string =>
      closedSoft(
        ellipse([sheet.width / 2, sheet.height / 2], wide * 0.46 + room, high * 0.46 + room, 40),
      );
    paint(sheet, oval(12), rgb('#e6c578'));
    paint(sheet, oval(6), rgb('#7b5a22'));
    const inner = closedSoft(ellipse([wide / 2, high / 2], wide * 0.46, high * 0.46, 40));
    expose(sheet, canvas, process, { left: 75, top: 75, scale, mask: maskOf(inner, wide, high) });
    return sheet;
  },
  stereo(canvas, process, caption) {
    const high = canvas.height;
    const shown = Math.min(canvas.width - 8, 600);
    const sheet = createSheet(shown * 2 + 90, high + 150, rgb('#d98f3a'));
    stain(sheet, 0.12);
    const arch: Point[] = [
      [0, high],
      [0, 70],
      ...steps(0, Math.PI, 16).map(
        (a): Point => [shown / 2 - Math.cos(a) * (shown / 2), 70 - Math.sin(a) * 70],
      ),
      [shown, 70],
      [shown, high],
    ];
    const mask = maskOf(polygon(arch), shown, high);
    const middle = (canvas.width - shown) / 2;
    [0, 1].forEach((eye) => {
      const left = 40 + eye * (shown + 10);
      expose(sheet, canvas, process, {
        left,
        top: 44,
        scale: 1,
        from: middle + (eye ? 4 : -4),
        width: shown,
        mask,
      });
    });
    write(sheet, caption, {
      face: 'baskervilleItalic',
      size: 30,
      at: [sheet.width / 2, high + 106],
      colour: rgb('#3d2412'),
      room: shown * 2,
    });
    return sheet;
  },
  lantern(canvas, process, caption) {
    const { wide, high, scale } = sizeOf(canvas);
    const sheet = createSheet(wide + 130, high + 130, rgb('#16140f'));
    rectangle(sheet, 16, 16, wide + 98, high + 98, rgb('#0b0a08'));
    const cut = 70;
    const inside: Line = [
      [cut, 0],
      [wide - cut, 0],
      [wide, cut],
      [wide, high - cut],
      [wide - cut, high],
      [cut, high],
      [0, high - cut],
      [0, cut],
    ];
    expose(sheet, canvas, process, {
      left: 65,
      top: 65,
      scale,
      mask: maskOf(closedSoft(inside.flatMap((p) => [p, p])), wide, high),
    });
    rectangle(sheet, 90, high + 70, wide - 50, 46, rgb('#e9dfc3'));
    write(sheet, caption, {
      face: 'hand',
      size: 38,
      at: [sheet.width / 2, high + 105],
      colour: rgb('#2b2a4a'),
      room: wide - 90,
    });
    return sheet;
  },
  brushed(canvas, process, caption) {
    const { wide, high, scale } = sizeOf(canvas);
    const sheet = createSheet(wide + 120, high + 180, rgb('#ece7d6'));
    stain(sheet, 0.06);
    const mask = new Float32Array(wide * high);
    for (let y = 0; y < high; y += 1) {
      for (let x = 0; x < wide; x += 1) {
        const edge = Math.min(
          x + 26 * cloud(y * 0.9, 7),
          wide - x + 26 * cloud(y * 0.9, 90),
          y + 16 * cloud(x * 0.16, 50),
          high - y + 16 * cloud(x * 0.16, 150),
        );
        mask[y * wide + x] = Math.max(0, Math.min(1, (edge - 16) / 6));
      }
    }
    expose(sheet, canvas, process, { left: 60, top: 60, scale, mask });
    write(sheet, caption, {
      face: 'hand',
      size: 52,
      at: [70, high + 124],
      colour: rgb('#4b4a52'),
      room: wide,
      anchor: 0,
    });
    return sheet;
  },
  plate(canvas, process, caption) {
    const { wide, high, scale } = sizeOf(canvas);
    const sheet = createSheet(wide + 100, high + 170, rgb('#dfe8ea'));
    rectangle(sheet, 28, 28, wide + 44, high + 114, rgb('#6f7a7c'));
    rectangle(sheet, 32, 32, wide + 36, high + 106, rgb('#1b1f20'));
    expose(sheet, canvas, process, { left: 50, top: 50, scale });
    paint(
      sheet,
      polygon([
        [20, 20],
        [170, 20],
        [112, 58],
        [88, 112],
        [20, 140],
      ]),
      rgb('#dfe8ea'),
    );
    write(sheet, caption, {
      face: 'hand',
      size: 44,
      at: [sheet.width - 75, high + 110],
      colour: rgb('#dfe8ea'),
      room: wide - 60,
      anchor: 1,
    });
    return sheet;
  },
} as const satisfies Record<string, Mount>;
