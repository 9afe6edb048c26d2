import {
  circle,
  fill,
  type Point,
  polygon,
  type Random,
  rectangle,
  stroke,
} from '@portal/engraving';
import { type Field, rimShadow } from './field.ts';
import { words, wrap } from './lettering.ts';
import type { Light } from './light.ts';
import { glassSlide } from './slide.ts';

/** What is written on a mount. */
export type Legend = { title: string; note: string; number: string; scale: string };

export type Mounted = { width: number; height: number; body: string };

/** What a mount is made for: the light, the words, and a way to fill each of its fields. */
export type Mounting = {
  light: Light;
  legend: Legend;
  random: Random;
  look: (field: Field) => string;
};

export type Mount = (mounting: Mounting) => Mounted;

const pages = ['#efe6cf', '#e9e0cc', '#f3ecdc', '#dfd8c6'] as const;
const cards = ['#c9b58c', '#3d4a3c', '#7a3226', '#2e3b55', '#d9c48e'] as const;
const pencil = '#5d574c';

/**
 * Looks into the instrument, with a sheet laid over them that has a hole for each. What reaches
 * beyond a hole is hidden, which costs less than to clip it.
 */
function looksUnder(
  { look, light }: Mounting,
  fields: readonly Field[],
  [width, height]: readonly [number, number],
  colour: string,
): string {
  const holes = fields.map(({ centre, radius }) => circle(centre, radius));
  return (
    fields.map((field) => look(field) + rimShadow(field, light)).join('') +
    fill(polygon(rectangle(0, 0, width, height)) + holes.join(''), colour, {
      'fill-rule': 'evenodd',
    })
  );
}

function scaleBar([x, y]: Point, length: number, text: string, colour: string): string {
  return (
    stroke(`M${x} ${y}h${-length}M${x} ${y - 9}v18M${x - length} ${y - 9}v18`, colour, 3) +
    words(text, 'oldStandard', 28, [x - length / 2, y - 18], colour)
  );
}

function black(mounting: Mounting): Mounted {
  const { legend } = mounting;
  const [width, height] = [1200, 1300];
  const field = { centre: [600, 590], radius: 544 } as const;
  const white = '#e9e4d6';
  const body =
    looksUnder(mounting, [field], [width, height], '#0b0b0c') +
    words(legend.title, 'hand', 46, [56, 1242], white, { anchor: 0, room: 800 }) +
    words(legend.number, 'oldStandard', 28, [56, 74], white, { anchor: 0 }) +
    scaleBar([1146, 1246], 170, legend.scale, white);
  return { width, height, body };
}

function album(mounting: Mounting): Mounted {
  const { legend, random } = mounting;
  const [width, height] = [1100, 1430];
  const field = { centre: [550, 586], radius: 450 } as const;
  const ink = '#3a2f22';
  const lines = wrap(legend.title, 'hand', 52, 830);
  const body =
    looksUnder(mounting, [field], [width, height], random.pick(pages)) +
    stroke(polygon(rectangle(42, 42, 1016, 1346)), ink, 2.4) +
    stroke(polygon(rectangle(54, 54, 992, 1322)), ink, 0.9) +
    words(legend.number, 'oldStandard', 32, [1004, 108], ink, { anchor: 1 }) +
    stroke(circle(field.centre, 452), ink, 3) +
    stroke(circle(field.centre, 464), ink, 1) +
    lines
      .map((line, index) =>
        words(line, 'hand', 52, [550, 1150 + index * 62], ink, { tilt: -0.012 }),
      )
      .join('') +
    words(legend.note, 'fellItalic', 32, [550, 1178 + lines.length * 60], pencil, { room: 880 }) +
    words(legend.scale, 'oldStandard', 26, [96, 1340], ink, { anchor: 0 });
  return { width, height, body };
}

function frame({ legend, look, random }: Mounting): Mounted {
  const [width, height] = [1400, 1050];
  const box = polygon(rectangle(60, 60, width - 120, height - 170));
  const field = { centre: [width / 2, (height - 50) / 2], radius: 790 } as const;
  const ink = '#2e2a24';
  const page = random.pick(['#f1ece0', '#e6e1d6', '#ddd3bd']);
  const line = { anchor: 0, room: 930 };
  const body =
    look(field) +
    fill(polygon(rectangle(0, 0, width, height)) + box, page, { 'fill-rule': 'evenodd' }) +
    stroke(box, ink, 1.6) +
    fill(polygon(rectangle(width - 320, height - 166, 236, 34)), page) +
    scaleBar([width - 102, height - 149], 200, '', ink) +
    words(legend.title, 'typewriter', 30, [62, height - 52], ink, line) +
    words(`${legend.number}   ${legend.scale}`, 'typewriter', 30, [width - 62, height - 52], ink, {
      anchor: 1,
      room: 340,
    });
  return { width, height, body };
}

function pair(mounting: Mounting): Mounted {
  const { legend, random } = mounting;
  const card = random.pick(cards);
  const ink = card === '#c9b58c' || card === '#d9c48e' ? '#3a2a18' : '#ecdcb4';
  const left = { centre: [395, 392], radius: 318 } as const;
  const right = { centre: [1105, 392], radius: 318 } as const;
  const body =
    looksUnder(mounting, [left, right], [1500, 850], card) +
    stroke(polygon(rectangle(9, 9, 1482, 832)), '#f4efe4', 18) +
    stroke(polygon(rectangle(36, 36, 1428, 778)), ink, 1.4) +
    stroke(circle(left.centre, 322) + circle(right.centre, 322), ink, 3) +
    words(legend.title, 'fellItalic', 42, [750, 762], ink, { room: 1180 }) +
    words(legend.number, 'oldStandard', 28, [70, 786], ink, { anchor: 0 }) +
    words(legend.scale, 'oldStandard', 28, [1430, 786], ink, { anchor: 1 });
  return { width: 1500, height: 850, body };
}

function grid(columns: number, rows: number, width: number): Mount {
  return (mounting) => {
    const { legend, random } = mounting;
    const step = (width - 120) / columns;
    const height = Math.round(step * rows + 300);
    const ink = '#33291d';
    const fields = Array.from({ length: columns * rows }, (_, index): Field => {
      const [column, row] = [index % columns, Math.floor(index / columns)];
      return {
        centre: [60 + step * (column + 0.5), 120 + step * (row + 0.5)],
        radius: step * 0.455,
      };
    });
    const numbers = fields.map(({ centre: [x, y] }, index) =>
      words(`${index + 1}`, 'fellItalic', 30, [x - step * 0.44, y + step * 0.46], ink),
    );
    const body =
      looksUnder(mounting, fields, [width, height], random.pick(pages)) +
      stroke(fields.map(({ centre, radius }) => circle(centre, radius + 1.5)).join(''), ink, 2) +
      numbers.join('') +
      words(legend.number, 'oldStandard', 34, [width - 72, 88], ink, { anchor: 1 }) +
      words(legend.title, 'script', 62, [width / 2, height - 92], ink, { room: width - 220 }) +
      words(legend.note, 'fellItalic', 32, [width / 2, height - 42], pencil, { room: width - 240 });
    return { width, height, body };
  };
}

export const mounts = {
  black,
  album,
  frame,
  pair,
  slide: glassSlide,
  four: grid(2, 2, 1100),
  twelve: grid(3, 4, 1000),
  six: grid(3, 2, 1400),
} satisfies Record<string, Mount>;

export type MountName = keyof typeof mounts;
export const mountNames = Object.keys(mounts) as [MountName, ...MountName[]];
