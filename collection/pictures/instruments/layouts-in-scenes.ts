import {
  circle,
  form,
  type Point,
  polar,
  rectangle,
  segments,
  steps,
  stroke,
} from '@portal/engraving';
import { centreOf } from '../ornament/motif.ts';
import { place } from '../ornament/transforms.ts';
import { caption } from './lettering.ts';
import { sheet } from './parts.ts';
import { type Design, figureCaption, type Placed, planRows, readRows, stand } from './plan.ts';
import type { Burin } from './press.ts';
import { bench } from './settings.ts';

/** One large figure with a measure beside it, and others in roundels. */
export function hero(design: Design): string {
  const { box, press } = design;
  const [first = [], ...others] = readRows(design.figures);
  const small = others.flat();
  const side = Math.min(box.width * 0.3, box.height / small.length - 34);
  const main = planRows([first], { ...box, width: box.width - side - 30 }, 60, 6)[0] as Placed;
  const height = main.figure.height * main.scale;
  const lifted = { ...main, y: main.y - (main.cell.height - 76 - height) / 2 };
  const left = Math.max(box.x + 8, main.x - (main.figure.width * main.scale) / 2 - 34);
  const roundels = small.map((figure, index) => {
    const middle = box.y + (index + 0.5) * (box.height / small.length) - 12;
    const centre: Point = [box.x + box.width - side / 2, middle];
    const radius = side * 0.49;
    const scale = Math.min((radius * 1.4) / figure.width, (radius * 1.44) / figure.height);
    const y = middle + (figure.height * scale) / 2;
    const one: Placed = {
      figure,
      x: centre[0],
      y,
      scale,
      number: index + 2,
      row: 1,
      cell: { x: centre[0], y, width: side, height: side },
    };
    return (
      form(circle(centre, radius), press.field, press.ink, 2.2) +
      stroke(circle(centre, radius - 6), press.ink, 1) +
      stand(one, press) +
      figureCaption(one, middle + radius + 26, design)
    );
  });
  return (
    measure([left, lifted.y - height], height, press) +
    stand(lifted, press) +
    figureCaption(lifted, lifted.y + 46, design) +
    roundels.join('')
  );
}

/** An upright measure beside a figure, divided into feet. */
function measure([x, y]: Point, height: number, press: Burin): string {
  const ticks = steps(0, 1, 12).map((share, index): readonly [Point, Point] => [
    [x - (index % 4 ? 6 : 12), y + share * height],
    [x, y + share * height],
  ]);
  return stroke(`M${x} ${y}v${height}`, press.ink, 1.4) + stroke(segments(ticks), press.ink, 1.2);
}

/** The last row on a work bench, those before it on shelves along the wall. */
export function workbench(design: Design): string {
  const { box, press } = design;
  const top = box.y + box.height * 0.78;
  const room = {
    ...box,
    y: box.y + 14,
    height: box.height * 0.78 - 14,
    x: box.x + 30,
    width: box.width - 60,
  };
  const shown = readRows(design.figures);
  const placed = planRows(shown, room, shown.length > 1 ? 34 : 0);
  const last = shown.length - 1;
  const grounds = [...new Set(placed.filter(({ row }) => row < last).map(({ y }) => y))];
  const boards = grounds.map((y) =>
    sheet(press, rectangle(box.x + 30, y, room.width, 16), 'wood', 0.1),
  );
  const things = placed.map((one) => stand(one.row === last ? { ...one, y: top } : one, press));
  const numbers = placed
    .filter(({ row }) => row === last)
    .map((one) => figureCaption(one, top + 50, design));
  return bench(box, top, press) + boards.join('') + things.join('') + numbers.join('');
}

/** Tools fanned out about a shield, as a trophy of the trade. */
export function trophy({ box, figures, press, labels }: Design): string {
  const tools = readRows(figures).flat();
  const centre = centreOf(box);
  const reach = Math.min(box.width, box.height) / 2 - 6;
  const rays = steps(0, Math.PI * 2, 96)
    .slice(1)
    .map((turn) => [polar(centre, turn, reach * 0.4), polar(centre, turn, reach)] as const);
  const fanned = tools.map((figure, index) => {
    const turn = (index / tools.length) * Math.PI * 2;
    const scale = Math.min((reach * 0.69) / figure.height, (reach * 0.5) / figure.width);
    const foot = polar(centre, turn, reach * 0.3);
    return place(figure.draw({ ...press, scale }), foot, turn + Math.PI / 2, scale);
  });
  const words = labels.map((label, index) => {
    const y = centre[1] + 14 + (index - (labels.length - 1) / 2) * 50;
    return caption(label, [centre[0], y], 44, press, 'fell', reach * 0.5);
  });
  return (
    stroke(segments(rays), press.ink, 1, { 'stroke-opacity': 0.45 }) +
    fanned.join('') +
    form(circle(centre, reach * 0.31), press.field, press.ink, 3) +
    stroke(circle(centre, reach * 0.285), press.ink, 1.3) +
    words.join('')
  );
}
