import { circle, fill, type Point, polygon, rectangle, stroke } from '@portal/engraving';
import { typefaces } from '../../src/typefaces.ts';
import { type Chart, type ChartRequest, layoutOf } from './chart.ts';
import { moonFace, sunFace } from './faces.ts';
import { shuffledFigures } from './figures.ts';
import { titled } from './lettering.ts';
import { frame } from './page.ts';
import { hours, months, rim } from './rim.ts';
import { skyDisc } from './sky-disc.ts';

/** Both halves of the sky side by side, the sun above and the moon below where they meet. */
export function twinHemispheres(request: ChartRequest): Chart {
  const { inks, random, figure, variant, title, note } = request;
  const [width, height] = [1500, 900];
  const radius = 290;
  const { manner, words } = layoutOf(
    [
      { manner: 'both', words: months },
      { manner: 'figures', words: hours },
    ] as const,
    variant,
  );
  const centres: Point[] = [
    [width / 2 - 348, 470],
    [width / 2 + 348, 470],
  ];
  const all = shuffledFigures(figure, random);
  const discs = centres.map(
    (centre, index) =>
      fill(circle(centre, radius + 56), inks.paper) +
      skyDisc({
        centre,
        radius,
        figures: all.slice(index * 11, index * 11 + 11),
        manner,
        inks,
        random,
      }) +
      rim({ centre, radius, width: 54, inks, words, ground: inks.dark ? inks.paper : inks.sky }),
  );
  const light = inks.dark ? inks.paper : inks.washes[1];
  const face = { line: inks.ink, light, dark: inks.washes[0] };
  const field = rectangle(48, 48, width - 96, height - 96);
  return {
    width,
    height,
    body:
      frame(inks, { width, height }, 40) +
      (inks.dark ? '' : fill(polygon(field), inks.washes[5], { 'fill-opacity': 0.35 })) +
      stroke(polygon(field), inks.ink, 1) +
      sunFace([width / 2, 196], 36, 12, face, random) +
      moonFace([width / 2 + 8, 748], 50, face, random) +
      discs.join('') +
      titled({
        text: title,
        typeface: typefaces.fell,
        size: 40,
        at: [width / 2, 100],
        colour: inks.dark ? inks.accent : inks.ink,
        room: 1300,
        spacing: 6,
      }) +
      titled({
        text: note,
        typeface: typefaces.garamondItalic,
        size: 22,
        at: [width / 2, height - 62],
        colour: inks.ink,
        room: 560,
      }),
  };
}
