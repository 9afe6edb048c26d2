import {
  closedCurve,
  fill,
  form,
  oval,
  type Point,
  polygon,
  rectangle,
  stroke,
} from '@portal/engraving';
import { drawEmblem } from '../emblems/index.ts';
import { captionLines, creditLine } from './lettering.ts';
import { laurel, ovalMoulding, slab } from './mouldings.ts';
import type { Box, Mount, MountOptions } from './mount.ts';
import { boxPath, inset, paperSheet } from './sheet.ts';

/** The ink for frames and words: that of the picture, unless the picture is cut in white. */
function frameInk({ palette }: MountOptions): string {
  return palette.reversed ? palette.second : palette.ink;
}

function emblemInks(options: MountOptions): { ink: string; ground: string; accent: string } {
  const { palette } = options;
  const accent =
    palette.areas === 'washes' || palette.areas === 'blocks' ? '#c9a14a' : palette.paper;
  return { ink: frameInk(options), ground: palette.paper, accent };
}

/** An oval window in a slab of stone, with a tablet below it. */
export function pedestal(options: MountOptions): Mount {
  const { palette, words, emblem } = options;
  const [width, height] = [1180, 1560];
  const centre: Point = [590, 620];
  const [rx, ry] = [420, 500];
  const wall: Box = [84, 84, 1096, 1240];
  const ink = frameInk(options);
  const tablet = rectangle(150, 1226, 880, 236);
  return {
    width,
    height,
    opening: oval(centre, rx, ry),
    box: [centre[0] - rx, centre[1] - ry, centre[0] + rx, centre[1] + ry],
    eyes: [590, 560],
    scale: 208,
    sheet:
      paperSheet(width, height, palette) +
      fill(boxPath(wall), palette.paper) +
      fill(oval(centre, rx, ry), palette.field),
    frame:
      slab(wall, centre, rx + 52, ry + 52, ink) +
      stroke(boxPath(wall), ink, 3) +
      form(oval(centre, rx + 50, ry + 50) + oval(centre, rx, ry), palette.paper, ink, 2.4, {
        'fill-rule': 'evenodd',
      }) +
      ovalMoulding(centre, rx + 6, ry + 6, 40, ink) +
      stroke(oval(centre, rx - 7, ry - 7), ink, 1.4) +
      form(polygon(tablet), palette.paper, ink, 3) +
      stroke(boxPath(inset([150, 1226, 1030, 1462], 10)), ink, 1.2) +
      [236, 944].map((x) => drawEmblem(emblem, [x, 1344], 110, emblemInks(options))).join('') +
      captionLines(words, [590, 1338], emblem === 'none' ? 800 : 560, 62, palette.second) +
      creditLine(words, [590, 1444], 0.5, ink),
  };
}

/** A plain oval on the sheet, with a fine border. */
export function plainOval(options: MountOptions): Mount {
  const { palette, words, emblem } = options;
  const [width, height] = [1080, 1400];
  const centre: Point = [540, 580];
  const [rx, ry] = [400, 480];
  const ink = frameInk(options);
  return {
    width,
    height,
    opening: oval(centre, rx, ry),
    box: [centre[0] - rx, centre[1] - ry, centre[0] + rx, centre[1] + ry],
    eyes: [540, 530],
    scale: 212,
    sheet: paperSheet(width, height, palette, 36) + fill(oval(centre, rx, ry), palette.field),
    frame:
      stroke(oval(centre, rx, ry), ink, 2.4) +
      stroke(oval(centre, rx + 11, ry + 11), ink, 5) +
      stroke(oval(centre, rx + 19, ry + 19), ink, 1.4) +
      drawEmblem(emblem, [914, 1010], 120, emblemInks(options)) +
      captionLines(words, [540, 1204], 860, 66, palette.second) +
      creditLine(words, [540, 1326], 0.5, ink),
  };
}

/** An oval in a wreath of laurel. */
export function wreath(options: MountOptions): Mount {
  const { palette, words } = options;
  const [width, height] = [1160, 1460];
  const centre: Point = [580, 600];
  const [rx, ry] = [360, 440];
  const ink = frameInk(options);
  const green =
    palette.areas === 'washes' || palette.areas === 'blocks' ? '#5d7a3e' : palette.paper;
  return {
    width,
    height,
    opening: oval(centre, rx, ry),
    box: [centre[0] - rx, centre[1] - ry, centre[0] + rx, centre[1] + ry],
    eyes: [580, 556],
    scale: 192,
    sheet: paperSheet(width, height, palette) + fill(oval(centre, rx, ry), palette.field),
    frame:
      stroke(oval(centre, rx, ry), ink, 3) +
      form(closedCurve(...laurel(centre, rx + 42, ry + 42)), green, ink, 1.6) +
      stroke(oval(centre, rx + 42, ry + 42), ink, 3) +
      captionLines(words, [580, 1240], 900, 64, palette.second) +
      creditLine(words, [580, 1372], 0.5, ink),
  };
}
