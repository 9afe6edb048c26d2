import { curve, type Point, polyline, steps, stroke } from '@portal/engraving';
import { typefaces } from '../../src/typefaces.ts';
import type { Chart, ChartRequest } from './chart.ts';
import { upTo } from './counting.ts';
import { drawFigure, joinsOf, type PlacedStar, type Placing, starsOf } from './figure.ts';
import { shuffledFigures } from './figures.ts';
import { signMark } from './glyphs.ts';
import { haloed, titled } from './lettering.ts';
import { rectangularSky, type SkyBox } from './rectangular-sky.ts';
import { months } from './rim.ts';
import { starMarks } from './star-marks.ts';

/** The belt of sky along the equator unrolled, with the sun's way waving through it. */
export function zodiacStrip(request: ChartRequest): Chart {
  const { inks, random, figure, title, note } = request;
  const [width, height] = [1560, 740];
  const box: SkyBox = { left: 90, top: 170, width: 1380, height: 430 };
  const middle = box.top + box.height / 2;
  const sunAt = (share: number): Point => [
    box.left + share * box.width,
    middle - Math.sin(share * Math.PI * 2) * box.height * 0.2,
  ];
  const faint = Array.from(
    { length: 300 },
    (): PlacedStar => ({
      at: [box.left + random.next() * box.width, box.top + random.next() * box.height],
      magnitude: random.chance(0.15) ? 4 : 5,
    }),
  );
  const list = shuffledFigures(figure, random).slice(0, 12);
  const groups = list.map((each, index) => {
    const share = (index + 0.5) / 12;
    const [x, y] = sunAt(share);
    const up = index % 2 ? -1 : 1;
    const placing: Placing = { at: [x, y + up * 34], scale: 1.3, angle: random.jitter(0.25) };
    const ground = inks.washes[index % 6] ?? inks.sky;
    const style = { random, grounds: [ground], line: inks.line, width: 1.7, spacing: 4.6 };
    const name = typefaces.oldStandard.letter(each.name, {
      size: 16,
      at: [x, y + up * 34 + 86],
      anchor: 0.5,
    });
    return (
      drawFigure(each, placing, style) +
      stroke(polyline(...joinsOf(each, placing)), inks.accent, 1.4, { 'stroke-dasharray': '5 4' }) +
      starMarks(starsOf(each, placing), inks.star, ground) +
      haloed(name, inks.line, inks.sky)
    );
  });
  const signs = upTo(12).map((index) =>
    signMark(index, [box.left + ((index + 0.5) / 12) * box.width, box.top - 64], 24, inks.accent),
  );
  return {
    width,
    height,
    body:
      rectangularSky(box, inks, months, ['+20', '+10', '0', '−10', '−20']) +
      starMarks(faint, inks.star, inks.sky) +
      stroke(curve(steps(0, 1, 40).map(sunAt)), inks.accent, 3) +
      stroke(`M${box.left} ${middle}h${box.width}`, inks.second, 2, {
        'stroke-dasharray': '12 6',
      }) +
      groups.join('') +
      signs.join('') +
      titled({
        text: title,
        typeface: typefaces.fell,
        size: 40,
        at: [width / 2, 68],
        colour: inks.ink,
        room: 1400,
        spacing: 5,
      }) +
      titled({
        text: note,
        typeface: typefaces.garamondItalic,
        size: 27,
        at: [width / 2, height - 52],
        colour: inks.ink,
        room: 1400,
      }),
  };
}
