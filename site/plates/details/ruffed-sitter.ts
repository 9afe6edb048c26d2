import {
  closedCurve,
  curve,
  dots,
  fill,
  form,
  type Line,
  type Point,
  polygon,
  segments,
  steps,
  stroke,
} from '@portal/engraving';
import type { PlatePalette } from '../palette.ts';

/** The hole of an oval frame. */
export type Opening = { centre: Point; rx: number; ry: number };

/** A sitter seen from the front, cut from black paper too: a plumed hat, a pleated ruff, a cloak. */
export function ruffedSitter(opening: Opening, palette: PlatePalette): string {
  const { ink, raised, teal, accent } = palette;
  const { centre, rx, ry } = opening;
  const scale = rx / 56;
  const at = (x: number, y: number): Point => [centre[0] + x * scale, centre[1] + y * scale];
  // The cloak ends at the edge of the opening.
  const cloak: Line = [
    ...[at(-12, 24), at(-28, 30), at(-40, 40)],
    ...steps(2.46, 0.68, 10).map(
      (turn): Point => [centre[0] + Math.cos(turn) * rx, centre[1] + Math.sin(turn) * ry],
    ),
    ...[at(40, 40), at(28, 30), at(12, 24)],
  ];
  const head = [
    at(0, -34),
    at(-15, -28),
    at(-17, -12),
    at(-12, 5),
    at(0, 12),
    at(12, 5),
    at(17, -12),
    at(15, -28),
  ];
  const hair = (side: number): Line => [
    at(14 * side, -30),
    at(21 * side, -20),
    at(24 * side, 0),
    at(17 * side, 8),
    at(12 * side, 2),
  ];
  const hat = [
    at(-38, -24),
    at(-22, -31),
    at(-16, -48),
    at(-4, -53),
    at(14, -50),
    at(18, -34),
    at(36, -30),
    at(18, -23),
    at(-16, -20),
  ];
  const plume = [
    at(-14, -34),
    at(-26, -46),
    at(-28, -58),
    at(-14, -58),
    at(6, -62),
    at(-2, -54),
    at(-10, -44),
  ];
  const rim = (turn: number, reach: number): Point =>
    at(Math.cos(turn) * reach, 17 + Math.sin(turn) * reach * 0.42);
  const turns = steps(0, Math.PI * 2, 44).slice(1);
  const edge = turns.map((turn, index) => rim(turn, index % 2 ? 35 : 31.5));
  const pleats = turns.map(
    (turn, index) => [rim(turn, 13), rim(turn, index % 2 ? 33 : 29)] as const,
  );
  const folds = [
    [at(0, 32), at(0, 62)],
    [at(-20, 40), at(-25, 56)],
    [at(20, 40), at(25, 56)],
  ] as const;
  return (
    fill(polygon(cloak), ink) +
    stroke(segments(folds), raised, 0.6) +
    stroke(dots(steps(36, 60, 4).map((y) => at(3, y))), teal, 2.4) +
    form(polygon(edge), raised, ink, 0.8) +
    stroke(segments(pleats), ink, 0.5) +
    [head, hair(-1), hair(1)].map((part) => fill(closedCurve(part), ink)).join('') +
    form(closedCurve(plume), accent, raised, 0.7) +
    form(closedCurve(hat), ink, raised, 0.7) +
    stroke(curve([at(-17, -33), at(0, -29), at(17, -35)]), teal, 2)
  );
}
