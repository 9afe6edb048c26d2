import { type Canvas, mixRgb, type Rgb, rgb } from './canvas.ts';
import type { Field } from './layouts.ts';
import { lineInk, type Press } from './shading.ts';

const growth = Math.log(3.05) / (Math.PI * 2);
const mouth = 3.5;
const spacing = 0.315;
const whorl = 1 - Math.exp(-growth * Math.PI * 2);
const lastWall = mouth - 2.1;

/** The angle wound so far at a point of the coil, or more than the mouth's where there is none. */
function wound(x: number, y: number, radius: number, size: number): number {
  const turn = Math.atan2(y, x);
  const least = Math.log(radius / size) / growth + mouth;
  // The first turn of the coil that reaches this far out.
  const turns = Math.ceil((least - turn) / (Math.PI * 2));
  return turn + turns * Math.PI * 2;
}

// What depends on the place between the walls alone, reckoned once.
const fineness = 400;
const bows = Float32Array.from({ length: fineness + 1 }, (_, step) => {
  const across = step / fineness;
  return -0.3 * (1 - across) + 0.34 * Math.sin(Math.PI * across ** 0.85);
});
const rounds = Float32Array.from({ length: fineness + 1 }, (_, step) =>
  Math.sqrt(Math.sin((Math.PI * step) / fineness)),
);

/** A nautilus sawn in half: chambers that grow by the same share, and the thread that joins them. */
export function nautilusSection(canvas: Canvas, field: Field, press: Press): void {
  const size = Math.min((field.right - field.left) / 1.62, (field.bottom - field.top) / 1.5);
  const centreX = field.left + (field.right - field.left) * 0.56;
  const centreY = field.top + (field.bottom - field.top) * 0.42;
  const pearl = mixRgb(press.bare, rgb('#f2e2d0'), press.tint);
  const flush = mixRgb(mixRgb(press.bare, press.ink, 0.3), rgb('#d9a184'), press.tint);
  const wall = mixRgb(press.bare, rgb('#fff6e6'), press.tint);
  const thread = mixRgb(mixRgb(press.bare, press.ink, 0.7), rgb('#a8482a'), press.tint);
  const tones = Array.from({ length: 33 }, (_, step) => mixRgb(flush, pearl, step / 32));
  for (
    let y = Math.max(0, Math.floor(centreY - size));
    y < Math.min(canvas.height, centreY + size);
    y += 1
  ) {
    for (
      let x = Math.max(0, Math.floor(centreX - size * 1.05));
      x < Math.min(canvas.width, centreX + size);
      x += 1
    ) {
      const radius = Math.sqrt((x - centreX) ** 2 + (y - centreY) ** 2) + 0.001;
      if (radius > size) continue;
      const angle = wound(x - centreX, y - centreY, radius, size);
      if (angle > mouth) continue;
      const outer = size * Math.exp(growth * (angle - mouth));
      const reach = outer * whorl;
      const across = 1 - (outer - radius) / reach;
      const step = Math.max(0, Math.min(fineness, Math.round(across * fineness)));
      const bowed = angle + (bows[step] as number);
      const chamber = (lastWall - bowed) / spacing;
      const open = bowed > lastWall;
      const phase = open ? Math.min(1, (bowed - lastWall) / 2) : chamber - Math.floor(chamber);
      // Thicknesses in pixels, so that walls stay fine in the smallest chambers.
      const fromShell = Math.min(across, 1 - across) * reach;
      const fromWall = open
        ? (bowed - lastWall) * reach * 1.6
        : Math.min(phase, 1 - phase) * spacing * reach * 1.6;
      const thick = Math.max(1.4, reach * 0.022);
      const solid = fromShell < thick || fromWall < thick * 0.8;
      const onThread = !open && Math.abs(across - 0.42) * reach < Math.max(1.2, reach * 0.018);
      const hollow = open
        ? 0.35 + 0.65 * phase
        : 0.3 + 0.7 * Math.sin(Math.PI * Math.min(1, phase * 0.9 + 0.12));
      const bright = solid ? 1.05 : hollow * (0.55 + 0.45 * (rounds[step] as number));
      const colour = solid
        ? wall
        : onThread
          ? thread
          : (tones[Math.round(Math.min(1, bright) * 32)] as Rgb);
      const lit = press.shade + (press.light - press.shade) * bright;
      const edge =
        Math.abs(fromShell - thick) < 0.8 || fromShell < 1 || Math.abs(fromWall - thick * 0.8) < 0.7
          ? 0.9
          : 0;
      const hatch = solid ? 0 : lineInk(across * (reach / 7), bowed * 40, 1 - bright) * press.lines;
      const inked = Math.max(edge * press.outline, hatch);
      const at = (y * canvas.width + x) * 3;
      for (let channel = 0; channel < 3; channel += 1) {
        const value = (colour[channel] as number) * lit;
        canvas.pixels[at + channel] = Math.min(
          255,
          value + ((press.ink[channel] as number) - value) * inked,
        );
      }
    }
  }
}
