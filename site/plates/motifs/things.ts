import {
  circle,
  closedCurve,
  curve,
  dots,
  fill,
  form,
  hatch,
  type Line,
  polar,
  polygon,
  seededRandom,
  segments,
  steps,
  stroke,
} from '@portal/engraving';
import { type Motif, placer } from './motif.ts';

export const hills: Motif = (centre, size, { ink, teal, accent, wash, raised }) => {
  const at = placer(centre, size);
  const random = seededRandom('hills motif');
  const far = [at(-0.9, 0.5), at(-0.5, -0.12), at(-0.2, 0.2), at(0.2, -0.4), at(0.9, 0.5)];
  const near = [
    at(-0.9, 0.5),
    at(-0.4, 0.3),
    at(0.1, 0.46),
    at(0.5, 0.26),
    at(0.9, 0.44),
    at(0.9, 0.7),
    at(-0.9, 0.7),
  ];
  const shade = hatch(far, {
    angle: 1,
    spacing: size / 20,
    random,
    tone: ([x]) => (Math.sin((x - centre[0]) / (size / 7) - 1.4) + 0.9) / 1.6,
  });
  const water = steps(0.76, 0.92, 3).map(
    (y, index) => [at(-0.8 + index * 0.12, y), at(0.86 - index * 0.2, y)] as const,
  );
  return (
    fill(circle(at(0.5, -0.46), size * 0.1), accent) +
    form(polygon(far), raised, ink, 0.8) +
    stroke(segments(shade), ink, 0.5) +
    form(polygon(near), wash, ink, 0.8) +
    stroke(segments(water), teal, 0.8)
  );
};

export const jar: Motif = (centre, size, { ink, teal, accent, wash }) => {
  const at = placer(centre, size);
  const random = seededRandom('jar motif');
  const right: Line = [
    at(0.24, -0.88),
    at(0.18, -0.6),
    at(0.46, -0.3),
    at(0.56, 0.05),
    at(0.36, 0.55),
    at(0.2, 0.86),
  ];
  const left: Line = [...right].reverse().map(([x, y]) => [2 * centre[0] - x, y]);
  const outline = [...right, ...left];
  const shade = hatch(outline, {
    angle: Math.PI / 2,
    spacing: size / 24,
    random,
    tone: ([x]) => (x - centre[0]) / (size * 0.26),
  });
  const handles = [-1, 1].map((side) => [
    at(0.2 * side, -0.7),
    at(0.52 * side, -0.72),
    at(0.46 * side, -0.3),
  ]);
  const bands = [-0.1, 0.02].map((y) => [at(-0.54, y), at(0, y + 0.07), at(0.54, y)]);
  return (
    stroke(curve(...handles), ink, 1.4) +
    form(closedCurve(outline), wash, ink, 0.9) +
    stroke(segments(shade), ink, 0.5) +
    stroke(curve(...bands), teal, 1.3) +
    stroke(dots(steps(-0.36, 0.36, 4).map((x) => at(x, 0.24))), accent, size * 0.06)
  );
};

export const sun: Motif = (centre, size, { ink, accent, raised }) => {
  const rays = steps(0, 31, 31).map((index) =>
    polar(centre, (index / 16) * Math.PI, size * (index % 2 ? 0.24 : index % 4 ? 0.36 : 0.46)),
  );
  return (
    form(polygon(rays), accent, ink, 0.7) +
    form(circle(centre, size * 0.2), raised, ink, 0.8) +
    stroke(circle(centre, size * 0.12), ink, 0.5) +
    fill(circle(centre, size * 0.05), ink)
  );
};

export const moon: Motif = (centre, size, { ink, teal, wash }) => {
  const at = placer(centre, size);
  const random = seededRandom('moon motif');
  const crescent: Line = [
    ...steps(0.9, 5.4, 12).map((turn) => polar(at(0, 0), turn, size * 0.4)),
    ...steps(5, 1.3, 9).map((turn) => polar(at(0.3, 0), turn, size * 0.31)),
  ];
  const shade = hatch(crescent, {
    angle: 0.5,
    spacing: size / 22,
    random,
    tone: ([x]) => (centre[0] - x) / (size * 0.5) + 0.1,
  });
  const stars = [at(0.5, -0.5), at(0.72, 0.1), at(0.42, 0.44), at(0.3, -0.1)];
  return (
    form(polygon(crescent), wash, ink, 0.9) +
    stroke(segments(shade), ink, 0.5) +
    fill(
      polygon(
        ...stars.map((star) =>
          steps(0, 7, 7).map((index) =>
            polar(star, (index / 4) * Math.PI, size * (index % 2 ? 0.02 : 0.07)),
          ),
        ),
      ),
      teal,
    )
  );
};

export const key: Motif = (centre, size, { ink, accent, raised }) => {
  const at = placer(centre, size);
  const bit: Line = [
    at(0.44, 0.5),
    at(0.66, 0.28),
    at(0.76, 0.38),
    at(0.7, 0.46),
    at(0.82, 0.58),
    at(0.62, 0.7),
  ];
  return (
    form(
      polygon([at(-0.24, -0.16), at(-0.14, -0.26), at(0.84, 0.76), at(0.74, 0.86)]),
      raised,
      ink,
      0.9,
    ) +
    form(polygon(bit), raised, ink, 0.8) +
    stroke(circle(at(-0.42, -0.44), size * 0.2), ink, size * 0.11) +
    stroke(circle(at(-0.42, -0.44), size * 0.2), raised, size * 0.07) +
    form(circle(at(-0.19, -0.21), size * 0.06), accent, ink, 0.7)
  );
};
