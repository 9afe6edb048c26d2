import {
  circle,
  distance,
  element,
  fill,
  form,
  type Point,
  polygon,
  rectangle,
  stroke,
} from '@portal/engraving';
import { typefaces } from '../../src/typefaces.ts';
import { centreOf, divide } from './blocks.ts';
import { type Cartouche, cartoucheSize, drawCartouche } from './cartouche.ts';
import { mapClip } from './clips.ts';
import { compass } from './compass.ts';
import { type Death, fallen, inward, type Mark, marks } from './deaths.ts';
import { border } from './furniture.ts';
import type { Box } from './land.ts';
import { realms } from './provinces.ts';
import { layoutOf, type MapRequest, type MapSheet } from './request.ts';

type Layout = {
  size: readonly [number, number];
  pumps: number;
  least: number;
  askew: number;
  mark: Mark;
};

const layouts: readonly Layout[] = [
  { size: [1240, 1180], pumps: 7, least: 7200, askew: 0.1, mark: 'bars' },
  { size: [1120, 1320], pumps: 6, least: 5600, askew: 0.34, mark: 'dots' },
  { size: [1400, 940], pumps: 8, least: 8800, askew: 0.05, mark: 'coffins' },
];

/** Streets, pumps and the dead. Most of them lie round one pump. */
export function cholera(request: MapRequest): MapSheet {
  const { inks, random, variant, title, note, names } = request;
  const layout = layoutOf(layouts, variant);
  const [width, height] = layout.size;
  const box: Box = { left: 52, top: 52, right: width - 52, bottom: height - 52 };
  const whole = rectangle(box.left - 60, box.top - 60, width + 20, height + 20);
  const blocks = divide(whole, {
    least: layout.least,
    streets: [30, 26, 22, 18, 15],
    askew: layout.askew,
    random,
  });
  const pumps = spread(box, layout.pumps, request);
  const worst = pumps[0] ?? [width / 2, height / 2];
  const dead = blocks.flatMap((plot) => fallen(plot, pumps, worst, request));
  const cartouche: Cartouche = { title, note, manner: 'box', inks, room: 420 };
  const size = cartoucheSize(cartouche);
  const nearest = realms(box, pumps, title, 18);
  const drawing =
    fill(
      polygon(rectangle(box.left, box.top, box.right - box.left, box.bottom - box.top)),
      inks.land,
    ) +
    form(polygon(...blocks), inks.tints[7], inks.ink, 1.5) +
    stroke(
      polygon(...blocks.map((plot) => plot.map((point) => inward(point, centreOf(plot), 15)))),
      inks.ink,
      0.7,
      { 'stroke-opacity': 0.5 },
    ) +
    stroke(nearest[0] ?? '', inks.river, 4, { 'stroke-dasharray': '14 8' }) +
    marks(dead, layout.mark, request) +
    pumps.map((at, index) => pump(at, names[index] ?? '', request)).join('');
  return {
    width,
    height,
    body:
      mapClip(box) +
      element('g', { 'clip-path': 'url(#map)' }, drawing) +
      drawCartouche([box.left + size.width / 2 + 20, box.top + size.height / 2 + 20], cartouche) +
      key([box.right - 274, box.bottom - 148], layout.mark, request) +
      compass([box.right - 66, box.top + 92], 50, 'arrow', inks) +
      border(box, inks, { across: 10, down: 8, from: 0, labels: false }),
  };
}

/** Pumps well apart, the deadly one near the middle. */
function spread({ left, top, right, bottom }: Box, count: number, { random }: MapRequest): Point[] {
  const found: Point[] = [
    [(left + right) / 2 + random.jitter(70), (top + bottom) / 2 + random.jitter(60)],
  ];
  for (let turn = 0; turn < 900 && found.length < count; turn += 1) {
    const at: Point = [
      random.between(left + 120, right - 160),
      random.between(top + 190, bottom - 170),
    ];
    if (found.every((other) => distance(other, at) > 235)) found.push(at);
  }
  return found;
}

export function pump([x, y]: Point, name: string, { inks }: MapRequest): string {
  const label = typefaces.oldStandardBold.letter(name.toUpperCase(), {
    size: 18,
    at: [x, y - 20],
    anchor: 0.5,
    spacing: 1.4,
  });
  return (
    form(circle([x, y], 13), inks.river, inks.ink, 2) +
    form(circle([x, y], 5), inks.paper, inks.ink, 1.4) +
    form(label, inks.ink, inks.land, 7, { 'paint-order': 'stroke' })
  );
}

function key([x, y]: Point, mark: Mark, request: MapRequest): string {
  const { inks } = request;
  const sample: Death[] = [0, 1, 2].map((index) => ({
    at: [x + 32 + index * 14, y + 36],
    angle: Math.PI / 2,
  }));
  const word = (text: string, line: number): string =>
    typefaces.garamondItalic.letter(text, { size: 22, at: [x + 84, y + line] });
  return (
    form(polygon(rectangle(x, y, 254, 128)), inks.paper, inks.ink, 1.8) +
    marks(sample, mark, request) +
    form(circle([x + 46, y + 68], 9), inks.river, inks.ink, 1.6) +
    stroke(`M${x + 24} ${y + 102}h44`, inks.river, 4, { 'stroke-dasharray': '14 8' }) +
    fill(word('one death', 43) + word('a pump', 75) + word('nearest to it', 108), inks.ink)
  );
}
