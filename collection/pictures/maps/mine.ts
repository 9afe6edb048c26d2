import {
  curve,
  element,
  fill,
  hatch,
  type Line,
  type Point,
  polygon,
  rectangle,
  segments,
  steps,
  stroke,
  valueNoise,
} from '@portal/engraving';
import { upTo } from '../star-charts/counting.ts';
import { type Cartouche, cartoucheSize, drawCartouche } from './cartouche.ts';
import { mapClip } from './clips.ts';
import { border } from './furniture.ts';
import type { Box } from './land.ts';
import { fathoms, galleries, type Layout } from './mine-workings.ts';
import { layoutOf, type MapRequest, type MapSheet } from './request.ts';
import { beds, lode } from './rock-beds.ts';
import { engineHouse, headFrame, pineTree } from './surface-works.ts';

const layouts: readonly Layout[] = [
  {
    size: [1440, 1020],
    ground: 0.33,
    shafts: [
      [0.2, 0.96],
      [0.46, 0.82],
      [0.74, 0.62],
    ],
    levels: 6,
    dip: 0.1,
  },
  {
    size: [1040, 1360],
    ground: 0.24,
    shafts: [
      [0.38, 0.97],
      [0.7, 0.7],
    ],
    levels: 9,
    dip: -0.22,
  },
];

/** The ground cut open: beds of rock, shafts, levels and the lode, with the works above. */
export function mine(request: MapRequest): MapSheet {
  const { inks, random, variant, title, note, names } = request;
  const layout = layoutOf(layouts, variant);
  const [width, height] = layout.size;
  const box: Box = { left: 54, top: 54, right: width - 54, bottom: height - 54 };
  const noise = valueNoise(`mine ${title}`);
  const surface = (x: number): number =>
    box.top +
    (box.bottom - box.top) * layout.ground -
    noise([x / 210, 2]) * 34 -
    noise([x / 60, 5]) * 5;
  const ridge = steps(box.left - 10, box.right + 10, 60).map((x): Point => [x, surface(x)]);
  const under: Line = [
    ...ridge,
    [box.right + 10, box.bottom + 10],
    [box.left - 10, box.bottom + 10],
  ];
  const cartouche: Cartouche = { title, note, manner: 'strapwork', inks, room: 330 };
  const size = cartoucheSize(cartouche);
  const at = (share: number): number => box.left + share * (box.right - box.left);
  const works = layout.shafts.map(([share], index) => {
    const x = at(share);
    return index % 2
      ? headFrame([x, surface(x)], 74, inks)
      : engineHouse([x, surface(x)], 84, inks);
  });
  const trees = upTo(17).map(() => {
    const x = random.between(box.left + 20, box.right - 20);
    return layout.shafts.some(([share]) => Math.abs(at(share) - x) < 95)
      ? ''
      : pineTree([x, surface(x) + 3], random.between(26, 46), inks);
  });
  return {
    width,
    height,
    body:
      mapClip(box) +
      element('clipPath', { id: 'under' }, element('path', { d: polygon(under) })) +
      element(
        'g',
        { 'clip-path': 'url(#map)' },
        sky(box, surface, request) +
          trees.join('') +
          works.join('') +
          element(
            'g',
            { 'clip-path': 'url(#under)' },
            beds(box, layout.dip, request) + lode(box, request),
          ) +
          stroke(curve(ridge), inks.ink, 3) +
          galleries(box, layout, surface, names, request),
      ) +
      fathoms(box, layout.ground, request) +
      drawCartouche([box.right - size.width / 2 - 22, box.top + size.height / 2 + 18], cartouche) +
      border(box, inks, { across: 8, down: 10, from: 0, labels: false }),
  };
}

function sky(box: Box, surface: (x: number) => number, { inks, random }: MapRequest): string {
  const air = rectangle(box.left, box.top, box.right - box.left, surface(box.left) - box.top);
  const rules = hatch(air, {
    angle: 0,
    spacing: 8,
    random,
    ragged: 60,
    tone: ([, y]) => 1 - (y - box.top) / 190,
  });
  return (
    fill(
      polygon(rectangle(box.left, box.top, box.right - box.left, box.bottom - box.top)),
      inks.sea,
    ) + stroke(segments(rules), inks.ink, 0.8, { 'stroke-opacity': 0.6 })
  );
}
