import {
  circle,
  closedCurve,
  distance,
  fill,
  form,
  type Line,
  type Point,
  polar,
  polygon,
  rectangle,
  steps,
  stroke,
} from '@portal/engraving';
import { frame } from './ground.ts';
import { centreOf, type Design } from './motif.ts';
import type { Palette } from './palette.ts';
import { palmette } from './palmette.ts';
import { rosette } from './rosette.ts';
import { clipped, mirrored, place, reflected, ring } from './transforms.ts';
import { growVine, moresque, type Winding } from './vine.ts';

/** Stems and flat split leaves that fill a panel or a medallion, the same on every side. */
export function arabesque({ box, palette, variant }: Design): string {
  const outline = polygon(rectangle(box.x, box.y, box.width, box.height));
  const dark = palette.engraved ? palette.ink : palette.field;
  const colours = palette.engraved
    ? { ...palette, field: palette.ink, body: palette.light, third: palette.second }
    : palette;
  const half: Point = [box.width / 2, box.height / 2];
  const drawing =
    variant === 2
      ? medallion(Math.min(...half) - 20, colours)
      : variant === 3
        ? tree(half, colours)
        : panel(half, colours);
  return (
    fill(outline, dark) +
    clipped(place(drawing, centreOf(box)), outline, 'panel') +
    frame(box, palette)
  );
}

function draw(windings: readonly Winding[], palette: Palette): string {
  const colours = [palette.body, palette.light, palette.third];
  const most = Math.max(...windings.map(({ radius }) => radius));
  return windings
    .map((winding) => {
      const rank = winding.radius > most * 0.6 ? 0 : winding.radius > most * 0.3 ? 1 : 2;
      return moresque(winding, palette, colours[rank] ?? palette.body, palette.second);
    })
    .join('');
}

/** A quarter is grown and reflected twice, about a lozenge in the middle. */
function panel([width, height]: Point, palette: Palette): string {
  const core = Math.min(width, height) * 0.34;
  const radius = Math.min(width, height) * 0.27;
  const room = ([x, y]: Point, reach: number): boolean =>
    x - reach > 4 &&
    y - reach > 4 &&
    x + reach < width - 18 &&
    y + reach < height - 18 &&
    Math.hypot(x, y) - reach > core + 8;
  const seed: Winding = {
    centre: [radius * 0.72 + core * 0.7, core * 0.7 + radius * 0.72],
    radius,
    from: Math.PI * 1.25,
    wind: 1,
  };
  const grown = growVine([seed], room, Math.min(width, height) * 0.035);
  const scalloped: Line = steps(0, Math.PI * 2, 64)
    .slice(1)
    .map((angle) => polar([0, 0], angle, core * (0.9 + 0.09 * Math.cos(angle * 8))));
  return (
    reflected(mirrored(draw(grown, palette), 0), 0) +
    form(closedCurve(scalloped), palette.second, palette.light, 5) +
    ring(palmette([0, -core * 0.3], core * 0.5, 7, palette, palette.light), [0, 0], 8) +
    rosette([0, 0], core * 0.34, 12, palette, 'pointed')
  );
}

function medallion(reach: number, palette: Palette): string {
  const count = 6;
  const step = Math.PI / count;
  const radius = reach * 0.16;
  const room = (centre: Point, size: number): boolean => {
    const away = distance(centre, [0, 0]);
    const angle = Math.atan2(centre[1], centre[0]);
    return (
      away + size < reach * 0.84 &&
      away - size > reach * 0.44 &&
      angle > 0 &&
      away * Math.sin(Math.min(angle, step - angle)) - size > 2
    );
  };
  const seed: Winding = {
    centre: polar([0, 0], step / 2, reach * 0.66),
    radius: radius * 0.96,
    from: step / 2 + Math.PI,
    wind: 1,
  };
  const wedge = draw(growVine([seed], room, reach * 0.025), palette);
  const scallop = (size: number): Line =>
    steps(0, Math.PI * 2, 96)
      .slice(1)
      .map((angle) => polar([0, 0], angle, size * (0.955 + 0.04 * Math.cos(angle * count * 2))));
  return (
    form(closedCurve(scallop(reach)), palette.second, palette.light, 5) +
    form(
      closedCurve(scallop(reach * 0.9)),
      palette.field === palette.second ? palette.ink : palette.field,
      palette.light,
      3,
    ) +
    ring(reflected(wedge, 0), [0, 0], count) +
    ring(stroke(circle([reach * 0.925, 0], reach * 0.012), palette.light, 3), [0, 0], count * 8) +
    ring(palmette([0, -reach * 0.3], reach * 0.19, 7, palette, palette.light), [0, 0], count * 2) +
    form(circle([0, 0], reach * 0.31), palette.second, palette.light, 4) +
    rosette([0, 0], reach * 0.28, 16, palette, 'pointed')
  );
}

/** Two stems rise from a vase at the foot and fill the panel to its edges. */
function tree([width, height]: Point, palette: Palette): string {
  const radius = width * 0.3;
  const room = ([x, y]: Point, reach: number): boolean =>
    x - reach > 6 && x + reach < width - 18 && y - reach > -height + 18 && y + reach < height - 22;
  const seed: Winding = {
    centre: [radius + 10, height * 0.5],
    radius,
    from: Math.PI * 0.8,
    wind: 1,
  };
  const grown = growVine([seed], room, width * 0.04);
  return (
    mirrored(draw(grown, palette), 0) +
    palmette([0, -height * 0.02], height * 0.2, 9, palette, palette.light) +
    palmette([0, -height * 0.62], height * 0.18, 9, palette, palette.light) +
    rosette([0, height * 0.5], width * 0.1, 8, palette) +
    palmette([0, height - 26], height * 0.24, 11, palette, palette.second)
  );
}
