import {
  circle,
  closedCurve,
  fill,
  form,
  type Line,
  type Point,
  polar,
  polygon,
  rectangle,
  segments,
  steps,
  stroke,
} from '@portal/engraving';
import { frame } from './ground.ts';
import { type Box, centreOf, type Design } from './motif.ts';
import type { Palette } from './palette.ts';
import { clipped, place, ring } from './transforms.ts';

type Glass = {
  stone: string;
  main: string;
  rich: string;
  bright: string;
  pale: string;
  lead: string;
};

/** A wheel of stone tracery with coloured lights, set in a wall of ashlar. */
export function roseWindow({ box, palette, variant }: Design): string {
  const reach = Math.min(box.width, box.height) / 2 - 36;
  const lights = [12, 8, 16][(variant - 1) % 3] ?? 12;
  const glass = glazing(palette);
  const wheel =
    form(circle([0, 0], reach), glass.stone, palette.ink, 2) +
    ring(petal(reach, lights, palette, glass), [0, 0], lights) +
    hub(reach, lights, palette, glass) +
    rim(reach, lights, palette, glass);
  return ashlar(box, palette) + place(wheel, centreOf(box)) + frame(box, palette);
}

/** In a print without colour the glass is dark, and its leads are light. */
function glazing({ engraved, ink, light, body, second, third, field }: Palette): Glass {
  if (engraved)
    return { stone: light, main: ink, rich: ink, bright: third, pale: light, lead: light };
  const main = field === ink ? second : field;
  return {
    stone: light,
    main,
    rich: main === second ? third : second,
    bright: third,
    pale: body,
    lead: ink,
  };
}

/** Blocks in courses, the joints of each row over the middles of the row below. */
function ashlar({ x, y, width, height }: Box, { second, third, engraved, ink }: Palette): string {
  const course = 58;
  const joints = Array.from({ length: Math.ceil(height / course) }, (_, row) => {
    const top = y + row * course;
    const uprights = steps(
      x + (row % 2) * 62,
      x + width + (row % 2) * 62,
      Math.round(width / 124),
    ).map(
      (at) =>
        [
          [at, top],
          [at, top + course],
        ] as const,
    );
    return [
      [
        [x, top],
        [x + width, top],
      ] as const,
      ...uprights,
    ];
  }).flat();
  const outline = polygon(rectangle(x, y, width, height));
  return (
    fill(outline, engraved ? second : third, engraved ? {} : { 'fill-opacity': 0.4 }) +
    clipped(stroke(segments(joints), ink, 1.4, { 'stroke-opacity': 0.6 }), outline, 'wall')
  );
}

function foils(centre: Point, radius: number, count: number, start: number): string {
  return Array.from({ length: count }, (_, index) =>
    circle(polar(centre, start + (index * Math.PI * 2) / count, radius * 0.5), radius * 0.5),
  ).join('');
}

/** A foiled opening in a round moulding. */
function oculus(
  centre: Point,
  radius: number,
  count: number,
  start: number,
  colour: string,
  palette: Palette,
  glass: Glass,
): string {
  return (
    form(circle(centre, radius * 1.3), glass.stone, palette.ink, 1.8) +
    stroke(circle(centre, radius * 1.18), palette.ink, 1) +
    stroke(foils(centre, radius, count, start), palette.ink, 3) +
    fill(foils(centre, radius, count, start), colour) +
    form(circle(centre, radius * 0.4), glass.pale, glass.lead, 2) +
    stroke(circle(centre, radius * 0.22), palette.ink, 1.4)
  );
}

/** One light, pointing right: a lancet of leaded glass, a column beside it, openings beyond. */
function petal(reach: number, lights: number, palette: Palette, glass: Glass): string {
  const half = Math.PI / lights;
  const at = (radius: number, angle: number): Point => polar([0, 0], angle * half, reach * radius);
  const lancet = (share: number): Line => [
    at(0.28, 0.6 * share),
    at(0.45, 0.8 * share),
    at(0.57, 0.76 * share),
    at(0.63, 0.42 * share),
    at(0.64 + share * 0.02, 0),
    at(0.63, -0.42 * share),
    at(0.57, -0.76 * share),
    at(0.45, -0.8 * share),
    at(0.28, -0.6 * share),
  ];
  const bars = steps(0.32, 0.6, 5).map((radius) => [at(radius, -0.66), at(radius, 0.66)] as const);
  const lozenges = [0.355, 0.425, 0.495, 0.56].map((radius, index) =>
    form(
      polygon([at(radius - 0.034, 0), at(radius, 0.4), at(radius + 0.034, 0), at(radius, -0.4)]),
      index % 2 ? glass.bright : glass.rich,
      glass.lead,
      1.6,
    ),
  );
  const foil = reach * Math.min(0.075, half * 0.26);
  const column = [at(0.27, 0.9), at(0.66, 0.96), at(0.66, 1.04), at(0.27, 1.1)];
  return (
    form(closedCurve(lancet(1)), glass.stone, palette.ink, 2) +
    form(closedCurve(lancet(0.84)), glass.main, palette.ink, 1.6) +
    stroke(segments(bars), glass.lead, 1.5) +
    lozenges.join('') +
    form(polygon(column), glass.stone, palette.ink, 1.4) +
    form(circle(at(0.66, 1), reach * 0.016), palette.body, palette.ink, 1.4) +
    oculus(at(0.815, 1), foil * 1.12, 4, half, glass.rich, palette, glass) +
    oculus(at(0.765, 0), foil * 0.8, 3, Math.PI, glass.main, palette, glass) +
    form(circle(at(0.885, 0), foil * 0.34), glass.bright, palette.ink, 1.6)
  );
}

function hub(reach: number, lights: number, palette: Palette, glass: Glass): string {
  const { ink } = palette;
  return (
    form(circle([0, 0], reach * 0.275), glass.stone, ink, 2) +
    form(circle([0, 0], reach * 0.245), glass.main, ink, 2) +
    ring(
      form(circle([reach * 0.19, 0], reach * 0.034), glass.bright, glass.stone, 4),
      [0, 0],
      lights,
    ) +
    form(circle([0, 0], reach * 0.14), glass.stone, ink, 1.6) +
    stroke(foils([0, 0], reach * 0.11, 6, 0), ink, 4) +
    fill(foils([0, 0], reach * 0.11, 6, 0), glass.rich) +
    form(circle([0, 0], reach * 0.045), glass.pale, glass.lead, 2)
  );
}

function rim(reach: number, lights: number, palette: Palette, { stone, bright }: Glass): string {
  const collar = circle([0, 0], reach * 1.03) + circle([0, 0], reach * 0.94);
  return (
    form(collar, stone, palette.ink, 2.6, { 'fill-rule': 'evenodd' }) +
    stroke(circle([0, 0], reach * 1.005) + circle([0, 0], reach * 0.965), palette.ink, 1.2) +
    ring(
      form(circle([reach * 0.985, 0], reach * 0.012), bright, palette.ink, 1),
      [0, 0],
      lights * 6,
    )
  );
}
