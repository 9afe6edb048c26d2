import {
  circle,
  distance,
  fill,
  form,
  type Point,
  polygon,
  type Random,
  rectangle,
  stroke,
  type Typeface,
} from '@portal/engraving';
import { typefaces } from '../../src/typefaces.ts';
import type { Inks } from './inks.ts';
import type { Land } from './land.ts';

export type Place = { name: string; at: Point; rank: 0 | 1 | 2 };

/** Towns by the water and villages inland, none too near another. */
export function settle(land: Land, names: readonly string[], random: Random, apart = 95): Place[] {
  const { left, top, right, bottom } = land.box;
  const found: Place[] = [];
  for (let turn = 0; turn < 3000 && found.length < names.length; turn += 1) {
    const at: Point = [
      random.between(left + 40, right - 40),
      random.between(top + 40, bottom - 40),
    ];
    const high = land.height(at);
    const byWater = high > 0.02 && high < 0.1;
    if (
      turn < 1500 && found.length < names.length / 2
        ? !byWater
        : high < 0.04 || (turn < 2200 && high > 0.42)
    )
      continue;
    if (found.some((place) => distance(place.at, at) < apart)) continue;
    const rank = found.length === 0 ? 0 : found.length < 4 ? 1 : 2;
    found.push({ name: names[found.length] ?? '', at, rank });
  }
  return found;
}

type Rect = readonly [left: number, top: number, right: number, bottom: number];

export type Labeller = {
  /** Letters a name where it covers no other, or not at all. */
  put(text: string, at: Point, typeface: Typeface, size: number, spacing?: number): string;
  /** Keeps names away from a part of the map. */
  reserve(rect: Rect): void;
};

export function createLabeller(room: Rect): Labeller {
  const taken: Rect[] = [];
  const free = (rect: Rect): boolean =>
    rect[0] > room[0] &&
    rect[1] > room[1] &&
    rect[2] < room[2] &&
    rect[3] < room[3] &&
    taken.every(
      (other) =>
        rect[2] < other[0] || rect[0] > other[2] || rect[3] < other[1] || rect[1] > other[3],
    );
  return {
    reserve: (rect) => void taken.push(rect),
    put(text, [x, y], typeface, size, spacing = 0) {
      const wide = typeface.measure(text, size, spacing);
      const starts: Point[] = [
        [x + 14, y + size * 0.32],
        [x - wide - 14, y + size * 0.32],
        [x - wide / 2, y - 14],
        [x - wide / 2, y + size + 10],
        [x + 9, y - 8],
        [x + 9, y + size + 2],
      ];
      const start = starts.find(([sx, sy]) =>
        free([sx - 3, sy - size * 0.8, sx + wide + 3, sy + size * 0.25]),
      );
      if (!start) return '';
      taken.push([start[0] - 4, start[1] - size, start[0] + wide + 4, start[1] + size * 0.35]);
      return typeface.letter(text, { size, at: start, spacing });
    },
  };
}

/** A church for a city, a ring for a town, a dot for a village; and their names. */
export function drawPlaces(places: readonly Place[], labeller: Labeller, inks: Inks): string {
  for (const { at } of places) labeller.reserve([at[0] - 9, at[1] - 9, at[0] + 9, at[1] + 7]);
  const marks = places.map(({ at, rank }) => mark(at, rank, inks));
  const faces = [typefaces.oldStandardBold, typefaces.garamond, typefaces.garamondItalic] as const;
  const names = places.map(({ name, at, rank }) =>
    labeller.put(
      rank === 0 ? name.toUpperCase() : name,
      at,
      faces[rank],
      [22, 24, 22][rank] ?? 20,
      rank ? 0.4 : 2,
    ),
  );
  return (
    marks.join('') + form(names.join(''), inks.ink, inks.land, 4.5, { 'paint-order': 'stroke' })
  );
}

function mark([x, y]: Point, rank: Place['rank'], inks: Inks): string {
  if (rank === 2) return form(circle([x, y], 3.6), inks.land, inks.ink, 1.6);
  if (rank === 1)
    return (
      form(circle([x, y], 5.4), inks.accent, inks.ink, 1.5) + fill(circle([x, y], 1.6), inks.land)
    );
  const houses = polygon(rectangle(x - 10, y - 7, 9, 9), rectangle(x + 1, y - 10, 8, 12));
  const spire = polygon([
    [x + 0.5, y - 10],
    [x + 5, y - 24],
    [x + 9.5, y - 10],
  ]);
  const roof = polygon([
    [x - 11, y - 7],
    [x - 5.5, y - 13],
    [x, y - 7],
  ]);
  return (
    form(houses, inks.land, inks.ink, 1.4) +
    form(roof + spire, inks.accent, inks.ink, 1.4) +
    stroke(`M${x + 5} ${y - 24}v-7`, inks.ink, 1.4)
  );
}
