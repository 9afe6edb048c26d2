import {
  circle,
  fill,
  form,
  hatch,
  type Line,
  type Point,
  polygon,
  rectangle,
  segments,
  steps,
  stroke,
} from '@portal/engraving';
import { typefaces } from '../../src/typefaces.ts';
import { upTo } from '../star-charts/counting.ts';
import { drawCartouche } from './cartouche.ts';
import { compass } from './compass.ts';
import { border, scaleBar } from './furniture.ts';
import type { Inks } from './inks.ts';
import type { MapRequest, MapSheet } from './request.ts';

type Room = { plan: Line; kind: 'ward' | 'room' | 'hall' | 'yard' };

/** A hospital by storeys: long wards with their beds on both sides of a court. */
export function floorPlan(request: MapRequest): MapSheet {
  const { inks, title, note, names } = request;
  const [width, height] = [1400, 1000];
  const rooms: Room[] = [
    ...[0, 1].flatMap((side): Room[] =>
      [0, 1].map(
        (row): Room => ({
          plan: rectangle(side ? 850 : 150, 190 + row * 420, 400, 130),
          kind: 'ward',
        }),
      ),
    ),
    { plan: rectangle(590, 170, 220, 200), kind: 'hall' },
    { plan: rectangle(590, 590, 220, 170), kind: 'hall' },
    ...upTo(4).flatMap((index): Room[] => [
      { plan: rectangle(150 + index * 104, 350, 96, 84), kind: 'room' },
      { plan: rectangle(150 + index * 104, 496, 96, 84), kind: 'room' },
      { plan: rectangle(850 + index * 104, 350, 96, 84), kind: 'room' },
      { plan: rectangle(850 + index * 104, 496, 96, 84), kind: 'room' },
    ]),
    { plan: rectangle(590, 390, 220, 180), kind: 'yard' },
  ];
  return {
    width,
    height,
    body:
      fill(polygon(rectangle(54, 54, width - 108, height - 108)), inks.land) +
      rooms.map((room) => drawRoom(room, request)).join('') +
      numbers(rooms, inks) +
      legend(names, inks) +
      drawCartouche([width / 2, 104], { title, note, manner: 'box', inks, room: 760 }) +
      compass([1268, 830], 46, 'arrow', inks) +
      scaleBar([1010, 874], 170, 'Feet', inks) +
      border({ left: 54, top: 54, right: width - 54, bottom: height - 54 }, inks, {
        across: 12,
        down: 9,
        from: 0,
        labels: false,
      }),
  };
}

/** Thick hatched walls with openings for doors and windows. */
function drawRoom({ plan, kind }: Room, { inks, random }: MapRequest): string {
  const [[x, y], , [right, bottom]] = plan as [Point, Point, Point, Point];
  const [wide, high] = [right - x, bottom - y];
  const wall = 13;
  const outer = rectangle(x - wall / 2, y - wall / 2, wide + wall, high + wall);
  const inner = rectangle(x + wall / 2, y + wall / 2, wide - wall, high - wall);
  const floors = {
    ward: inks.tints[7],
    room: inks.paper,
    hall: inks.tints[1],
    yard: inks.tints[2],
  };
  const windows = steps(x, right, Math.round(wide / 50))
    .slice(1, -1)
    .flatMap((wx) => [
      rectangle(wx - 9, y - wall / 2, 18, wall),
      rectangle(wx - 9, bottom - wall / 2, 18, wall),
    ]);
  const strokes = hatch(outer, {
    angle: 0.8,
    spacing: 5,
    random,
    ragged: 0,
    tone: ([px, py]) =>
      px > x + wall / 2 && px < right - wall / 2 && py > y + wall / 2 && py < bottom - wall / 2
        ? 0
        : 1,
  });
  const doors = `M${x + wide / 2 - 16} ${bottom}h32`;
  return (
    form(polygon(outer), inks.tints[0], inks.ink, 1.8) +
    stroke(segments(strokes), inks.ink, 0.9) +
    form(polygon(inner), floors[kind], inks.ink, 1.5) +
    form(polygon(...windows), inks.paper, inks.ink, 1) +
    stroke(doors, floors[kind], wall + 3, { 'stroke-linecap': 'butt' }) +
    furniture(plan, kind, inks)
  );
}

function furniture(plan: Line, kind: Room['kind'], inks: Inks): string {
  const [[x, y], , [right, bottom]] = plan as [Point, Point, Point, Point];
  if (kind === 'ward') {
    const places = steps(x + 34, right - 34, 9);
    const beds = places.flatMap((bx) => [
      rectangle(bx - 11, y + 9, 22, 36),
      rectangle(bx - 11, bottom - 45, 22, 36),
    ]);
    const pillows = places.flatMap((bx) => [
      rectangle(bx - 8, y + 12, 16, 8),
      rectangle(bx - 8, bottom - 20, 16, 8),
    ]);
    return (
      form(polygon(...beds), inks.paper, inks.ink, 1.3) +
      form(polygon(...pillows), inks.accent, inks.ink, 1)
    );
  }
  if (kind === 'yard') {
    const [cx, cy] = [(x + right) / 2, (y + bottom) / 2];
    const trees = [
      [-70, -50],
      [70, -50],
      [-70, 50],
      [70, 50],
    ].map(([dx = 0, dy = 0]) => circle([cx + dx, cy + dy], 17));
    return (
      form(trees.join(''), inks.wood === inks.ink ? inks.land : inks.wood, inks.ink, 1.4) +
      form(circle([cx, cy], 26), inks.shallow, inks.ink, 2) +
      stroke(circle([cx, cy], 15), inks.ink, 1.2)
    );
  }
  if (kind === 'hall') {
    const stairs = steps(y + 16, y + 76, 10).map(
      (sy) =>
        [
          [right - 66, sy],
          [right - 16, sy],
        ] as const,
    );
    const columns = steps(x + 28, right - 92, 2).flatMap((px) => [
      circle([px, y + 36], 7),
      circle([px, bottom - 30], 7),
    ]);
    return stroke(segments(stairs), inks.ink, 1.4) + fill(columns.join(''), inks.ink);
  }
  return form(circle([(x + right) / 2, y + 16], 8), inks.accent, inks.ink, 1.3);
}

function numbers(rooms: readonly Room[], inks: Inks): string {
  const words = rooms.map(({ plan }, index) => {
    const [[x, y], , [right, bottom]] = plan as [Point, Point, Point, Point];
    return typefaces.oldStandardBold.letter(String(index + 1), {
      size: 24,
      at: [(x + right) / 2, (y + bottom) / 2 + 8],
      anchor: 0.5,
    });
  });
  return form(words.join(''), inks.ink, inks.paper, 6, { 'paint-order': 'stroke' });
}

function legend(names: readonly string[], inks: Inks): string {
  const lines = names.slice(0, 12).map((name, index) =>
    typefaces.garamond.letter(`${index + 1}.  ${name}`, {
      size: 23,
      at: [150 + Math.floor(index / 3) * 212, 826 + (index % 3) * 34],
    }),
  );
  return fill(lines.join(''), inks.ink);
}
