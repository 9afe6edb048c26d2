import {
  circle,
  closedSoft,
  dots,
  fill,
  type Line,
  type Point,
  polar,
  segments,
  steps,
  stroke,
} from '@portal/engraving';
import { radial } from '../radial.ts';

export type Glass = { body: string; line: string; glow: string };

const centre: Point = [0, 0];

/** A shell of glass: brighter at its edge than in its middle, as a lens is. */
function shell(d: string, { body, glow, line }: Glass, width: number): string {
  const lit = radial([
    [0, body, 0.28],
    [0.55, body, 0.5],
    [0.86, glow, 0.8],
    [1, glow, 0.95],
  ]);
  return lit.defs + fill(d, lit.paint) + stroke(d, line, width);
}

/** Pores in rings, each ring holding as many as there is room for. */
function pores(from: number, to: number, apart: number): Point[] {
  const found: Point[] = [];
  for (let radius = from, ring = 0; radius <= to; radius += apart, ring += 1) {
    const count = Math.max(6, Math.round((Math.PI * 2 * radius) / apart / 6) * 6);
    for (let index = 0; index < count; index += 1) {
      found.push(polar(centre, ((index + (ring % 2) / 2) / count) * Math.PI * 2, radius));
    }
  }
  return found;
}

function spokes(count: number, from: number, to: number) {
  return Array.from({ length: count }, (_, index) => {
    const angle = (index / count) * Math.PI * 2;
    return [polar(centre, angle, from), polar(centre, angle, to)] as const;
  });
}

/** A disc with pores like a sieve. */
export function sieve(radius: number, glass: Glass): string {
  const apart = Math.max(4.2, radius / 13);
  return (
    shell(circle(centre, radius), glass, 1.6) +
    stroke(circle(centre, radius * 0.9), glass.line, 0.8) +
    stroke(
      segments(spokes(Math.round(radius * 0.9), radius * 0.92, radius * 0.98)),
      glass.line,
      0.9,
    ) +
    stroke(dots(pores(apart * 1.6, radius * 0.85, apart)), glass.line, apart * 0.5) +
    stroke(circle(centre, apart * 0.8), glass.line, 0.9)
  );
}

/** A disc ribbed like a spider's web. */
export function web(radius: number, glass: Glass): string {
  const ribs = radius > 70 ? 32 : 20;
  const rings = steps(0.34, 0.86, radius > 70 ? 7 : 4).map((share) =>
    circle(centre, radius * share),
  );
  return (
    shell(circle(centre, radius), glass, 1.8) +
    stroke(rings.join(''), glass.line, 0.6, { 'stroke-opacity': 0.6 }) +
    stroke(
      segments(spokes(ribs, radius * 0.26, radius * 0.94)),
      glass.line,
      radius > 70 ? 1.6 : 1.1,
    ) +
    stroke(segments(spokes(ribs * 4, radius * 0.88, radius * 0.97)), glass.line, 0.7) +
    stroke(circle(centre, radius * 0.94) + circle(centre, radius * 0.24), glass.line, 1) +
    fill(circle(centre, radius * 0.12), glass.line, { 'fill-opacity': 0.8 }) +
    stroke(dots(pores(radius * 0.18, radius * 0.19, radius * 0.07)), glass.line, radius * 0.03)
  );
}

/** A disc of raised and sunken sectors by turns. */
export function wheel(radius: number, glass: Glass, sectors: number): string {
  const wedge = (index: number): Line => {
    const from = ((index * 2) / (sectors * 2)) * Math.PI * 2;
    const angles = steps(from, from + Math.PI / sectors, 5);
    return [
      ...angles.map((angle) => polar(centre, angle, radius * 0.88)),
      ...[...angles].reverse().map((angle) => polar(centre, angle, radius * 0.2)),
    ];
  };
  const wedges = Array.from({ length: sectors }, (_, index) => wedge(index));
  const apart = Math.max(4, radius / 12);
  return (
    shell(circle(centre, radius), glass, 1.6) +
    fill(closedSoft(...wedges), glass.glow, { 'fill-opacity': 0.55 }) +
    stroke(closedSoft(...wedges), glass.line, 0.7) +
    stroke(dots(pores(radius * 0.26, radius * 0.84, apart)), glass.line, apart * 0.36) +
    stroke(segments(spokes(sectors * 8, radius * 0.9, radius * 0.98)), glass.line, 0.9) +
    stroke(circle(centre, radius * 0.14), glass.line, 1)
  );
}

/** Three, four or five corners, each with its horn. */
export function cornered(radius: number, glass: Glass, corners: number): string {
  const edge = (share: number): Line =>
    steps(0, Math.PI * 2, corners * 10)
      .slice(0, -1)
      .map((angle) => {
        const bulge = 0.78 + 0.22 * Math.cos(angle * corners);
        return polar(centre, angle - Math.PI / 2, radius * share * bulge);
      });
  const apart = Math.max(4.4, radius / 11);
  const inside = pores(apart, radius, apart).filter(([x, y]) => {
    const angle = Math.atan2(y, x) + Math.PI / 2;
    return Math.hypot(x, y) < radius * 0.84 * (0.78 + 0.22 * Math.cos(angle * corners));
  });
  const horns = Array.from({ length: corners }, (_, index) =>
    polar(centre, (index / corners) * Math.PI * 2 - Math.PI / 2, radius * 0.88),
  );
  return (
    shell(closedSoft(edge(1)), glass, 1.7) +
    stroke(closedSoft(edge(0.9)), glass.line, 0.7) +
    stroke(dots(inside), glass.line, apart * 0.46) +
    fill(horns.map((horn) => circle(horn, radius * 0.07)).join(''), glass.line, {
      'fill-opacity': 0.8,
    })
  );
}
