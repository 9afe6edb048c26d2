import { fill, type Random } from '@portal/engraving';
import { typefaces } from '../../src/typefaces.ts';
import type { Box } from '../ornament/motif.ts';
import { place } from '../ornament/transforms.ts';
import { drawDevice } from './devices.ts';
import { drawFlowers, drawRule, ruleHeight } from './furniture.ts';
import type { Item } from './markup.ts';
import type { Paper } from './papers.ts';
import { columnsHeight, paragraphHeight, setColumns, setParagraph } from './paragraphs.ts';
import { inkLine, measureLine, setLine } from './set-line.ts';

/** Sets the items one under another; what room is left over goes to the flexible gaps. */
export function compose(items: readonly Item[], box: Box, paper: Paper, random: Random): string {
  const standing = items.filter((item) => item.kind !== 'hand');
  const natural = (scale: number): number =>
    standing.reduce((sum, item) => sum + heightOf(item, box.width, scale), 0);
  let scale = 1;
  while (natural(scale) > box.height && scale > 0.3) scale *= 0.98;
  const flexes = standing.filter(({ kind }) => kind === 'flex').length;
  const spare = box.height - natural(scale);
  const perFlex = flexes > 0 ? spare / flexes : 0;
  // A page without flexible gaps is opened evenly between all its lines.
  const perItem = flexes > 0 ? 0 : spare / standing.length;
  let y = box.y + perItem / 2;
  const set = standing.map((item) => {
    const height = heightOf(item, box.width, scale) + (item.kind === 'flex' ? perFlex : 0);
    const drawing = drawItem(item, box, y, height, scale, paper, random);
    y += height + perItem;
    return drawing;
  });
  const hands = items
    .filter((item) => item.kind === 'hand')
    .map(({ text }) => handwriting(text, box, random));
  return set.join('') + hands.join('');
}

function heightOf(item: Item, measure: number, scale: number): number {
  switch (item.kind) {
    case 'text': {
      const { above, below } = measureLine(item, measure, scale);
      return above + below;
    }
    case 'paragraph':
      return paragraphHeight(item, measure, scale) + 8 * scale;
    case 'columns':
      return columnsHeight(item, scale);
    case 'rule':
      return (ruleHeight(item.form) + 14) * scale;
    case 'gap':
      return item.size * scale;
    case 'device':
      return item.size * scale * 1.06;
    case 'flowers':
      return item.size * scale * 1.1;
    default:
      return 0;
  }
}

function drawItem(
  item: Item,
  { x, width }: Box,
  y: number,
  height: number,
  scale: number,
  paper: Paper,
  random: Random,
): string {
  const centre = x + width / 2;
  switch (item.kind) {
    case 'text': {
      const slug = measureLine(item, width, scale);
      const tilt = random.jitter(0.0022);
      return inkLine(setLine(item, slug, x, width, y + slug.above, tilt), item, slug.size, paper);
    }
    case 'paragraph':
      return fill(setParagraph(item, x, width, y, scale), item.second ? paper.second : paper.ink);
    case 'columns':
      return fill(setColumns(item, x, width, y, scale), paper.ink);
    case 'rule':
      return drawRule(item.form, centre, y + height / 2, width * item.share, paper);
    case 'device':
      return place(
        drawDevice(item.name, paper),
        [centre, y + height / 2],
        random.jitter(0.006),
        (item.size * scale) / 200,
      );
    case 'flowers':
      return drawFlowers(item.name, item.count, item.size * scale, centre, y + height / 2, paper);
    default:
      return '';
  }
}

/** A former owner's name, written across the top in brown ink. */
function handwriting(text: string, { x, y, width }: Box, random: Random): string {
  const d = typefaces.hand.letter(text, {
    size: 42,
    anchor: 1,
    at: ([across, down]) => [
      x + width + 20 + across,
      y - 6 + down + across * -0.02 + random.jitter(0.2),
    ],
  });
  return fill(d, '#5d3d22', { 'fill-opacity': 0.85 });
}
