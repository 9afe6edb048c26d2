import { circle, element, fill, form, type Point, polar, stroke } from '@portal/engraving';
import { typefaces } from '../../../src/typefaces.ts';
import { drawEmblem } from '../emblems/index.ts';
import { captionLines, centred, creditLine } from './lettering.ts';
import { ovalMoulding } from './mouldings.ts';
import type { Box, Mount, MountOptions } from './mount.ts';
import { boxPath, inset, paperSheet } from './sheet.ts';

function frameInk({ palette }: MountOptions): string {
  return palette.reversed ? palette.second : palette.ink;
}

/** A picture to the edges of a ruled rectangle. */
export function ruled(options: MountOptions): Mount {
  const { palette, words } = options;
  const [width, height] = [1120, 1480];
  const box: Box = [96, 96, 1024, 1216];
  const ink = frameInk(options);
  return {
    width,
    height,
    opening: boxPath(box),
    box,
    eyes: [560, 570],
    scale: 240,
    sheet: paperSheet(width, height, palette) + fill(boxPath(box), palette.field),
    frame:
      stroke(boxPath(box), ink, 3) +
      stroke(boxPath(inset(box, -9)), ink, 1.2) +
      creditLine(words, [1024, 1252], 1, ink) +
      captionLines(words, [560, 1330], 900, 60, palette.second),
  };
}

/** A sheet wider than it is high: the picture to the left, a tablet of words to the right. */
export function wide(options: MountOptions): Mount {
  const { palette, words, emblem } = options;
  const [width, height] = [1500, 1080];
  const box: Box = [84, 84, 760, 996];
  const tablet: Box = [806, 84, 1416, 996];
  const ink = frameInk(options);
  const accent = palette.areas === 'bare' ? palette.paper : '#c9a14a';
  const middle = 1111;
  return {
    width,
    height,
    opening: boxPath(box),
    box,
    eyes: [422, 474],
    scale: 196,
    sheet: paperSheet(width, height, palette, 36) + fill(boxPath(box), palette.field),
    frame:
      stroke(boxPath(box), ink, 3) +
      stroke(boxPath(inset(box, -8)), ink, 1.2) +
      stroke(boxPath(tablet), ink, 3) +
      stroke(boxPath(inset(tablet, 10)), ink, 1.2) +
      drawEmblem(emblem, [middle, 330], 300, { ink, ground: palette.paper, accent }) +
      stroke(`M${middle - 150} 560h300M${middle - 90} 570h180`, ink, 1.6) +
      captionLines(words, [middle, 676], 540, 62, palette.second) +
      creditLine(words, [middle, 930], 0.5, ink),
  };
}

/** A round medal with its words about the rim, on a square sheet. */
export function medal(options: MountOptions): Mount {
  const { palette, words } = options;
  const size = 1260;
  const centre: Point = [630, 612];
  const radius = 430;
  const ink = frameInk(options);
  const text = words.caption.toUpperCase();
  const arc =
    (radiusOf: number) =>
    ([x, y]: Point): Point =>
      polar(centre, x / radiusOf - Math.PI / 2, radiusOf - y);
  const room = Math.PI * 1.55 * (radius + 42);
  const natural = typefaces.baskerville.measure(text, 40, 7);
  const share = Math.min(1, room / natural);
  const legend = typefaces.baskerville.letter(text, {
    size: 40 * share,
    spacing: 7 * share,
    anchor: 0.5,
    at: arc(radius + 34),
  });
  return {
    width: size,
    height: size,
    opening: circle(centre, radius),
    box: [centre[0] - radius, centre[1] - radius, centre[0] + radius, centre[1] + radius],
    eyes: [630, 570],
    scale: 196,
    sheet: paperSheet(size, size, palette, 40) + fill(circle(centre, radius), palette.field),
    frame:
      form(circle(centre, radius + 128) + circle(centre, radius), palette.paper, ink, 2.4, {
        'fill-rule': 'evenodd',
      }) +
      ovalMoulding(centre, radius + 88, radius + 88, 34, ink) +
      stroke(circle(centre, radius + 12) + circle(centre, radius + 86), ink, 1.6) +
      fill(legend, palette.second) +
      fill(centred(words.under, 'fellItalic', 30, [630, 1206], 700), palette.second) +
      creditLine(words, [1204, 1208], 1, ink, 17),
  };
}

/** No frame at all: the likeness fades into the sheet below the breast. */
export function vignette(options: MountOptions): Mount {
  const { palette, words } = options;
  const [width, height] = [1040, 1360];
  const box: Box = [70, 90, 970, 1090];
  const ink = frameInk(options);
  const { paper } = palette;
  const stops = [
    [0, 0],
    [0.55, 0.55],
    [1, 1],
  ].map(([offset, opacity]) =>
    element('stop', { offset, 'stop-color': paper, 'stop-opacity': opacity }),
  );
  const fade = element(
    'linearGradient',
    { id: 'fade', x1: 0, y1: 0, x2: 0, y2: 1 },
    stops.join(''),
  );
  return {
    width,
    height,
    opening: boxPath(box),
    box,
    eyes: [520, 500],
    scale: 222,
    sheet: fill(boxPath([0, 0, width, height]), paper),
    frame:
      fade +
      element('rect', { x: 60, y: 850, width: 920, height: 250, fill: 'url(#fade)' }) +
      captionLines(words, [520, 1190], 820, 62, palette.second) +
      creditLine(words, [520, 1300], 0.5, ink),
  };
}
