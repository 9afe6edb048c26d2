import { form, polygon, rectangle, stroke } from '@portal/engraving';
import { inset } from '../ornament/motif.ts';
import { caption } from './lettering.ts';
import { bar, disc } from './parts.ts';
import { centredRows, type Design, figureCaption, planRows, readRows, stand } from './plan.ts';
import { cabinet, plush } from './settings.ts';

/** Rows of figures with their numbers under them, as in an encyclopaedia. */
export function rows(design: Design): string {
  return centredRows(planRows(readRows(design.figures), design.box, 56), 56)
    .map((one) => stand(one, design.press) + figureCaption(one, one.y + 42, design))
    .join('');
}

/** A cabinet with a shelf under every row. */
export function shelves({ box, figures, press }: Design): string {
  const inside = inset(box, 26);
  const placed = planRows(readRows(figures), inside, 22);
  const grounds = [...new Set(placed.map(({ y }) => y))];
  return cabinet(box, inside, grounds, press) + placed.map((one) => stand(one, press)).join('');
}

/** Instruments laid in a lined case, each in its bed. */
export function fittedCase({ box, figures, labels, press }: Design): string {
  const inside = inset(box, 44);
  const placed = centredRows(planRows(readRows(figures), inside, 26), 10);
  const beds = placed.map(({ cell }) => {
    const { x, y, width, height } = inset(cell, 7);
    return stroke(polygon(rectangle(x, y, width, height)), press.ink, 1.4);
  });
  const laid = placed.map((one) => {
    const { x, y, width } = one.cell;
    const numeral = caption(String(one.number), [x + width - 22, y + 34], 22, press, 'fell');
    return stand(one, press) + (labels.length > 0 ? numeral : '');
  });
  return plush(box, inside, press) + beds.join('') + laid.join('');
}

/** Framed cells with number, name and price, as a manufacturer prints them. */
export function catalogue({ box, figures, labels, press }: Design): string {
  return planRows(readRows(figures), box, 118)
    .map((one) => {
      const { x, y, width, height } = inset(one.cell, 6);
      const shown = { ...one, y: y + height - 84 };
      const label = labels[one.number - 1] ?? '';
      const [name = '', price = ''] = label.split('=').map((part) => part.trim());
      const red = { ...press, ink: press.accent };
      const middle = x + width / 2;
      return (
        form(polygon(rectangle(x, y, width, height)), press.field, press.ink, 1.6) +
        stand(shown, press) +
        caption(`No. ${200 + one.number * 7}`, [x + 48, y + 30], 21, red, 'slab', width * 0.7) +
        stroke(`M${x + 10} ${y + height - 62}h${width - 20}`, press.ink, 1) +
        caption(name, [middle, y + height - 36], 22, press, 'oldStandardBold', width - 16) +
        caption(price, [middle, y + height - 12], 20, press, 'oldStandard', width - 16)
      );
    })
    .join('');
}

/** Tools on hooks along a rail, one rail to a row. */
export function rail(design: Design): string {
  const { box, press } = design;
  const placed = planRows(readRows(design.figures), box, 78);
  const beams = [...new Set(placed.map(({ cell }) => cell.y + 20))].map((y) =>
    bar(press, [box.x, y], [box.x + box.width, y], 20, 'wood'),
  );
  const hung = placed.map((one) => {
    const { y, height } = one.cell;
    return (
      stroke(`M${one.x} ${y + 20}v14`, press.ink, 4) +
      disc(press, [one.x, y + 20], 6, 'steel') +
      stand({ ...one, y: y + 34 + one.figure.height * one.scale }, press) +
      figureCaption(one, y + height - 14, design)
    );
  });
  return beams.join('') + hung.join('');
}
