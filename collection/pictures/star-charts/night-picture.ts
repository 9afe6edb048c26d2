import {
  fill,
  form,
  type Line,
  type Point,
  polygon,
  polyline,
  rectangle,
  segments,
  steps,
  stroke,
} from '@portal/engraving';
import { typefaces } from '../../src/typefaces.ts';
import type { Chart, ChartRequest } from './chart.ts';
import { upTo } from './counting.ts';
import { titled } from './lettering.ts';
import { ripples } from './lit-moon.ts';
import { frame } from './page.ts';
import { hills } from './skyline.ts';
import { starShape } from './star-marks.ts';
import { town } from './town.ts';

type View = { water: boolean; scale: number };

export function nightPicture(
  request: ChartRequest,
  [width, height]: readonly [number, number],
  { water, scale }: View,
  apparition: string,
): Chart {
  const { inks, random, title, note } = request;
  const box = { left: 62, top: 62, right: width - 62, bottom: height - 160 };
  const shore = box.bottom - (water ? 120 : 40);
  const sky = rectangle(box.left, box.top, box.right - box.left, box.bottom - box.top);
  const stars = Array.from(
    { length: 110 },
    (): Point => [
      random.between(box.left + 8, box.right - 8),
      random.between(box.top + 8, shore - 200),
    ],
  );
  const woodcut = !inks.dark;
  const ruled = steps(box.top, shore, Math.round((shore - box.top) / 9)).map(
    (y): Line => [
      [box.left, y],
      [box.right, y],
    ],
  );
  const colours = {
    wall: woodcut ? inks.paper : inks.washes[3],
    roof: woodcut ? inks.accent : inks.washes[0],
    line: woodcut ? inks.ink : inks.line,
    lamp: woodcut ? inks.ink : inks.accent,
  };
  const ground = { left: box.left, right: box.right, top: shore - 190, bottom: shore };
  const reflections = upTo(71).map((): readonly [Point, Point] => {
    const [x, y] = [
      random.between(box.left, box.right - 60),
      random.between(shore + 8, box.bottom - 6),
    ];
    return [
      [x, y],
      [x + random.between(16, 60), y],
    ];
  });
  const edges = `M0 0H${width}V${height}H0zM${box.left} ${box.top}V${box.bottom}H${box.right}V${box.top}z`;
  return {
    width,
    height,
    body:
      form(polygon(sky), inks.dusk, inks.ink, 2.4) +
      stroke(polyline(...ruled), woodcut ? inks.ink : inks.faint, 1.1, {
        'stroke-opacity': woodcut ? 0.35 : 0.6,
      }) +
      fill(stars.map((at) => starShape(at, random.between(3, 9), 5, 0.4)).join(''), inks.glow) +
      apparition +
      hills(ground, [inks.washes[2], inks.washes[4]], colours.line, random) +
      town({ ...ground, left: box.left + 10, right: box.right - 40 }, colours, scale, random) +
      fill(
        polygon(rectangle(box.left, shore, box.right - box.left, box.bottom - shore)),
        water ? inks.washes[5] : inks.deep,
      ) +
      (water ? stroke(segments(reflections), colours.lamp, 2.4) : '') +
      (water
        ? stroke(
            ripples([box.left, shore + 12], [box.right, box.bottom], 9, title),
            colours.line,
            1,
          )
        : '') +
      fill(edges, inks.paper, { 'fill-rule': 'evenodd' }) +
      stroke(polygon(sky), inks.ink, 2.6) +
      frame(inks, { width, height }, 34) +
      titled({
        text: title,
        typeface: typefaces.fell,
        size: 42,
        at: [width / 2, height - 98],
        colour: inks.ink,
        room: width - 150,
      }) +
      titled({
        text: note,
        typeface: typefaces.garamondItalic,
        size: 26,
        at: [width / 2, height - 62],
        colour: inks.ink,
        room: width - 150,
      }),
  };
}
