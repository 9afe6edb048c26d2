import { element, fill, stroke } from '@portal/engraving';
import { letter, measure } from './lettering.ts';
import { logo } from './logo.ts';
import { lightPalette } from './palette.ts';
import { starChart } from './star-chart.ts';

const width = 1200;
const height = 630;
const margin = 72;
const titleSize = 76;
const titleWidth = 640;

/** The picture shown where a page's address is shared: its title, whose it is, and a plate. */
export function socialCard(title: string, provider: string): string {
  const { paper, ink, soft, rule, teal } = lightPalette;
  const lines = breakLines(title);
  const lineHeight = titleSize * 1.08;
  const top = 330 - ((lines.length - 1) * lineHeight) / 2;
  return element(
    'svg',
    { xmlns: 'http://www.w3.org/2000/svg', width, height, viewBox: `0 0 ${width} ${height}` },
    [
      element('rect', { width, height, fill: paper }),
      nested(starChart.draw(lightPalette), { x: 770, y: 163, width: 406, height: 304 }),
      stroke(`M740 60V570`, rule, 2),
      nested(logo(lightPalette), { x: margin, y: 64, width: 64, height: 64 }),
      fill(letter('Developers', { size: 40, at: [margin + 84, 110] }), ink),
      ...lines.map((line, index) =>
        fill(letter(line, { size: titleSize, at: [margin, top + index * lineHeight] }), ink),
      ),
      fill(letter(provider, { size: 30, at: [margin, 570] }), soft),
      element('rect', { x: 0, y: height - 14, width, height: 14, fill: teal }),
    ].join(''),
  );
}

function nested(svg: string, place: { x: number; y: number; width: number; height: number }) {
  const { x, y, width: w, height: h } = place;
  const inner = svg.replace(/^<svg([^>]*?) width="[^"]*" height="[^"]*"/, '<svg$1');
  return inner.replace('<svg', `<svg x="${x}" y="${y}" width="${w}" height="${h}"`);
}

function breakLines(title: string): string[] {
  const lines: string[] = [];
  for (const word of title.split(' ')) {
    const last = lines.at(-1);
    const longer = `${last} ${word}`;
    if (last === undefined || measure(longer, titleSize) > titleWidth) lines.push(word);
    else lines[lines.length - 1] = longer;
  }
  return lines;
}
