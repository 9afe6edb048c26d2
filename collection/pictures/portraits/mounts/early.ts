import {
  circle,
  fill,
  form,
  oval,
  type Point,
  polygon,
  rectangle,
  steps,
  stroke,
} from '@portal/engraving';
import { drawEmblem } from '../emblems/index.ts';
import { captionLines, centred, creditLine } from './lettering.ts';
import type { Box, Mount, MountOptions } from './mount.ts';
import { boxPath, inset, paperSheet } from './sheet.ts';

/** A page of an early printed book: a title over a block with a heavy border. */
export function page(options: MountOptions): Mount {
  const { palette, words } = options;
  const [width, height] = [1060, 1420];
  const box: Box = [150, 236, 910, 1096];
  const ink = palette.reversed ? palette.second : palette.ink;
  const lozenges = (y: number): Point[][] =>
    steps(170, 890, 12).map((x) => [
      [x - 22, y],
      [x, y - 15],
      [x + 22, y],
      [x, y + 15],
    ]);
  return {
    width,
    height,
    opening: boxPath(box),
    box,
    eyes: [530, 590],
    scale: 192,
    sheet: fill(boxPath([0, 0, width, height]), palette.paper) + fill(boxPath(box), palette.field),
    frame:
      stroke(boxPath(box), ink, 7) +
      stroke(boxPath(inset(box, -16)), ink, 2.4) +
      stroke(boxPath([118, 196, 942, 1184]), ink, 7) +
      fill(polygon(...lozenges(216), ...lozenges(1134)), palette.second) +
      fill(
        centred(words.caption, words.style === 'fraktur' ? 'fraktur' : 'fell', 66, [530, 140], 860),
        palette.second,
      ) +
      fill(centred(words.under, 'fell', 38, [530, 1262], 820), ink) +
      creditLine(words, [530, 1326], 0.5, ink, 24),
  };
}

/** A round-headed window with a sill. */
export function niche(options: MountOptions): Mount {
  const { palette, words, emblem } = options;
  const [width, height] = [1100, 1520];
  const ink = palette.reversed ? palette.second : palette.ink;
  const [left, right, top, bottom] = [150, 950, 130, 1130];
  const radius = (right - left) / 2;
  const arch = (by: number): string =>
    `M${left - by} ${bottom}V${top + radius}A${radius + by} ${radius + by} 0 0 1 ${right + by} ${top + radius}V${bottom}z`;
  const joints = steps(0, Math.PI, 13).map((turn): Point[] => {
    const at = (reach: number): Point => [
      (left + right) / 2 - Math.cos(turn) * reach,
      top + radius - Math.sin(turn) * reach,
    ];
    return [at(radius + 6), at(radius + 56)];
  });
  const courses = [-1, 1].flatMap((side) =>
    steps(top + radius, bottom, 6).map((y): Point[] => {
      const edge = side < 0 ? left : right;
      return [
        [edge + side * 6, y],
        [edge + side * 56, y],
      ];
    }),
  );
  return {
    width,
    height,
    opening: arch(0),
    box: [left, top, right, bottom],
    eyes: [550, 590],
    scale: 212,
    sheet: paperSheet(width, height, palette) + fill(arch(0), palette.field),
    frame:
      form(arch(58) + arch(0), palette.paper, ink, 2.6, { 'fill-rule': 'evenodd' }) +
      stroke(polygon(...joints, ...courses), ink, 1.8) +
      stroke(arch(7), ink, 1.2) +
      form(polygon(rectangle(70, 1118, 960, 66)), palette.paper, ink, 3) +
      stroke('M70 1132h960M70 1170h960', ink, 1.4) +
      drawEmblem(emblem, [218, 1052], 136, { ink, ground: palette.paper, accent: '#c9a14a' }) +
      captionLines(words, [550, 1286], 880, 62, palette.second) +
      creditLine(words, [550, 1410], 0.5, ink),
  };
}

/** A card for a cut-paper head: a thin gilt oval, and a name in a clerk's hand. */
export function card(options: MountOptions): Mount {
  const { palette, words } = options;
  const [width, height] = [960, 1240];
  const centre: Point = [480, 520];
  const [rx, ry] = [360, 430];
  const pearls = steps(0, Math.PI * 2, 120).map((turn) =>
    circle([centre[0] + Math.cos(turn) * (rx + 26), centre[1] + Math.sin(turn) * (ry + 26)], 7),
  );
  return {
    width,
    height,
    opening: oval(centre, rx, ry),
    box: [centre[0] - rx, centre[1] - ry, centre[0] + rx, centre[1] + ry],
    eyes: [480, 470],
    scale: 190,
    sheet:
      fill(boxPath([0, 0, width, height]), palette.paper) +
      fill(oval(centre, rx, ry), palette.field),
    frame:
      stroke(oval(centre, rx + 4, ry + 4), '#b98a2c', 6) +
      form(pearls.join(''), '#d8b25a', '#8a6420', 1) +
      stroke(oval(centre, rx + 44, ry + 44), '#b98a2c', 3) +
      captionLines(words, [480, 1080], 760, 56, palette.second) +
      creditLine(words, [480, 1190], 0.5, palette.second),
  };
}
