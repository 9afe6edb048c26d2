import {
  between,
  fill,
  form,
  hatch,
  type Line,
  type Point,
  polygon,
  polyline,
  rectangle,
  seededRandom,
  segments,
  steps,
  stroke,
} from '@portal/engraving';
import { letter } from '../lettering.ts';
import type { PlatePalette } from '../palette.ts';

type Opening = { left: number; top: number; width: number; height: number };

const pulled = 1.52;

/** One drawer drawn towards the reader: everything grows away from the point it recedes to. */
export function openDrawer(opening: Opening, vanishing: Point, palette: PlatePalette): string {
  const { ink, soft, paper, raised, wash, teal, accent } = palette;
  const random = seededRandom('open drawer');
  const near = (x: number, y: number, k: number): Point => [
    vanishing[0] + (x - vanishing[0]) * k,
    vanishing[1] + (y - vanishing[1]) * k,
  ];
  const { left, top, width, height } = opening;
  const [right, bottom] = [left + width, top + height];
  const face = (k: number): Line =>
    rectangle(left, top, width, height).map(([x, y]) => near(x, y, k));
  const [a, b, c, d] = face(pulled) as [Point, Point, Point, Point];

  const shadow = hatch(
    [
      [d[0] - 4, d[1] - 60],
      [c[0] + 14, c[1] - 60],
      [c[0] + 16, c[1] + 14],
      [d[0] + 8, d[1] + 14],
    ],
    {
      angle: 0.12,
      spacing: 2,
      random,
      ragged: 8,
    },
  );
  const sideWall: Line = [near(right, top, 1), b, c, near(right, bottom, 1)];
  const leftWall: Line = [near(left, top, 1), a, d, near(left, bottom, 1)];
  const floor: Line = [near(left, top, 1), near(right, top, 1), b, a];
  const cards = steps(1.02, pulled - 0.02, 28).map((k, index) => {
    const lift = random.between(1, 3);
    const card = polyline([
      near(left + 4, top + 12, k),
      near(left + 4 + random.next(), top - lift, k),
      near(right - 4 - random.next(), top - lift, k),
      near(right - 4, top + 12, k),
    ]);
    const start = left + 12 + index * 1.7;
    const tab = polygon([
      near(start, top - lift, k),
      near(start + 2, top - lift - 6.5, k),
      near(start + 24, top - lift - 6.5, k),
      near(start + 26, top - lift, k),
    ]);
    const isGuide = index % 5 === 3;
    return (
      form(card, raised, ink, 0.6) + (isGuide ? form(tab, index % 2 ? teal : accent, ink, 0.6) : '')
    );
  });
  const panel = (inset: number): Line => [
    [a[0] + inset, a[1] + inset],
    [b[0] - inset, b[1] + inset],
    [c[0] - inset, c[1] - inset],
    [d[0] + inset, d[1] - inset],
  ];
  const middle = between(a, b, 0.5)[0];
  const holder = rectangle(middle - 36, a[1] + 16, 72, 25);
  const grain = hatch(panel(8), {
    angle: 0.01,
    spacing: 5,
    random,
    tone: ([x]) => 0.45 + 0.5 * Math.sin(x / 17),
    ragged: 10,
  });
  const edgeShade = hatch([d, [d[0] + 7, d[1] - 7], [c[0] - 7, c[1] - 7], c], {
    angle: 0,
    spacing: 1.7,
    random,
    ragged: 3,
  });
  return (
    stroke(segments(shadow), ink, 0.6) +
    form(polygon(leftWall, sideWall), paper, ink, 0.9) +
    form(polygon(floor), wash, ink, 0.9) +
    cards.join('') +
    form(polygon([a, b, c, d]), paper, ink, 1.4) +
    stroke(segments(edgeShade), ink, 0.5) +
    stroke(polygon(panel(7)), ink, 0.8) +
    stroke(segments(grain), soft, 0.5) +
    form(polygon(holder), raised, ink, 1.1) +
    stroke(polygon(rectangle(middle - 33.5, a[1] + 18.5, 67, 20)), accent, 0.6) +
    fill(letter('Ka–Ky', { size: 15, at: [middle, a[1] + 33.5], anchor: 0.5, spacing: 0.4 }), ink) +
    form(`M${Math.round(middle - 13)} ${Math.round(a[1] + 66)}a13 12 0 0 1 26 0z`, wash, ink, 1.1)
  );
}
