import {
  along,
  bows,
  closedCurve,
  curve,
  fill,
  form,
  heading,
  type Line,
  mix,
  oval,
  polar,
  polygon,
  segments,
  steps,
  stroke,
  swelled,
} from '@portal/engraving';
import { type Motif, placer } from './motif.ts';

export const leaf: Motif = (centre, size, { ink, teal, raised }) => {
  const at = placer(centre, size);
  const rib = [at(-0.72, 0.9), at(-0.3, 0.32), at(0.2, -0.3), at(0.72, -0.9)];
  const edge = (side: number): Line =>
    steps(0.12, 1, 5).map((share) => {
      const reach = size * 0.24 * Math.sin(Math.PI * share ** 0.8) * side;
      return polar(along(rib, share), heading(rib, share) + Math.PI / 2, reach);
    });
  const veins = (side: number, count: number) =>
    steps(0.2, 0.84, count).map((share) => {
      const reach = size * 0.25 * Math.sin(Math.PI * (share + 0.06) ** 0.8);
      return [
        along(rib, share),
        polar(along(rib, share), heading(rib, share) + side * 0.95, reach),
      ] as const;
    });
  const outline = closedCurve([...edge(1), ...[...edge(-1)].reverse()]);
  return (
    form(outline, raised, ink, 0.9) +
    fill(outline, teal, { 'fill-opacity': 0.16 }) +
    stroke(segments([...veins(1, 13), ...veins(-1, 6)]), ink, 0.5) +
    fill(
      swelled(rib, (share) => mix(2.2, 0.5, share)),
      ink,
    )
  );
};

export const feather: Motif = (centre, size, { ink, teal }) => {
  const at = placer(centre, size);
  const shaft = [at(-0.8, 0.92), at(-0.3, 0.3), at(0.2, -0.3), at(0.62, -0.95)];
  const barbs = [-1, 1].flatMap((side) =>
    steps(0.24, 0.97, 17).map((share) => {
      const foot = along(shaft, share);
      const reach = size * (side > 0 ? 0.4 : 0.3) * Math.sin(Math.PI * (share * 0.82 + 0.1)) ** 0.7;
      const angle = heading(shaft, share) + side * 0.7;
      return [
        foot,
        polar(foot, angle, reach * 0.55),
        polar(foot, angle - side * 0.18, reach),
      ] as const;
    }),
  );
  return (
    stroke(bows(barbs), teal, 0.8) +
    fill(
      swelled(shaft, (share) => mix(2, 0.5, share)),
      ink,
    )
  );
};

export const flower: Motif = (centre, size, { ink, accent, raised, teal }) => {
  const at = placer(centre, size);
  const heart = at(0.05, -0.38);
  const petals = steps(0, 5, 5).map((index) => {
    const angle = (index / 6) * Math.PI * 2 + 0.3;
    return oval(polar(heart, angle, size * 0.18), size * 0.15, size * 0.085, angle);
  });
  const lines = steps(0, 17, 17).map((index) => {
    const angle = (Math.floor(index / 3) / 6) * Math.PI * 2 + 0.3 + ((index % 3) - 1) * 0.16;
    return [polar(heart, angle, size * 0.09), polar(heart, angle, size * 0.2)] as const;
  });
  const leaves = polygon(
    [at(-0.02, 0.45), at(-0.4, 0.22), at(-0.62, 0.3), at(-0.3, 0.48)],
    [at(0, 0.62), at(0.34, 0.34), at(0.6, 0.36), at(0.32, 0.6)],
  );
  return (
    stroke(curve([at(0.04, -0.2), at(-0.03, 0.3), at(0.04, 0.95)]), ink, 1.3) +
    form(leaves, teal, ink, 0.7) +
    form(petals.join(''), raised, ink, 0.8) +
    stroke(segments(lines), ink, 0.5) +
    form(oval(heart, size * 0.07, size * 0.07), accent, ink, 0.7)
  );
};

export const sprig: Motif = (centre, size, { ink, teal }) => {
  const at = placer(centre, size);
  const stem = [at(0.1, 0.95), at(-0.06, 0.4), at(0.06, -0.2), at(-0.04, -0.9)];
  const leaves = steps(0.14, 0.95, 5).flatMap((share) =>
    [-1, 1].map((side) => {
      const angle = heading(stem, share) + side * 0.8;
      const reach = size * mix(0.19, 0.1, share);
      return oval(polar(along(stem, share), angle, reach), reach * 0.8, reach * 0.34, angle);
    }),
  );
  return form(leaves.join(''), teal, ink, 0.7) + stroke(curve(stem), ink, 1.2);
};
