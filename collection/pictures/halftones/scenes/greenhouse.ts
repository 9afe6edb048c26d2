import { ellipse, type Point, polar, steps } from '@portal/engraving';
import { type Camera, face, hazed, level, project } from '../raster/camera.ts';
import { form, wash } from '../raster/canvas.ts';
import { band, bar, fade, round } from '../raster/lines.ts';
import { cloud } from '../raster/noise-tile.ts';
import { stand } from '../things/stand.ts';
import type { Scene } from './scene.ts';

/** A palm house: iron ribs, white glass and plants on both sides of a path. */
export const greenhouse: Scene = {
  size: [560, 520],
  draw(canvas) {
    const camera: Camera = {
      canvas,
      centre: [280, 285],
      focal: 400,
      eye: 1.7,
      haze: { tone: 0.9, half: 16 },
    };
    wash(canvas, (x, y) => 0.93 - 0.0005 * y + 0.04 * cloud(x * 0.4, y * 0.4), 'sky');
    face(camera, level(0, [-5, 5], [1.2, 28]), { tone: fade(300, 520, 0.6, 0.3), tint: 'earth' });
    face(camera, level(0.01, [-1.1, 1.1], [1.2, 28]), {
      tone: fade(300, 520, 0.85, 0.6),
      tint: 'cream',
    });
    const arch = (z: number): Point[] =>
      steps(0, Math.PI, 20).map((a) =>
        project(camera, [Math.cos(a) * 5, 2.4 + Math.sin(a) * 4.2, z]),
      );
    for (let rib = 12; rib >= 0; rib -= 1) {
      const z = 2.4 + rib * 2;
      const tone = hazed(camera, 0.18, z);
      form(
        canvas,
        band([project(camera, [5, 0, z]), ...arch(z), project(camera, [-5, 0, z])], 40 / z),
        { tone, tint: 'green' },
      );
      if (rib < 12)
        for (const index of [3, 6, 10, 14, 17])
          form(
            canvas,
            bar(arch(z)[index] as Point, arch(z + 2)[index] as Point, 14 / z, 14 / (z + 2)),
            { tone },
          );
      for (const side of [-1, 1])
        drawPlant(camera, [side * canvas.random.between(1.9, 3.6), z + 0.6], rib);
      if (rib === 4)
        stand(canvas, project(camera, [-0.3, 0, 9]), (400 * 1.75) / 9, {
          dress: 'suit',
          wear: 'straw',
          tone: 0.2,
        });
    }
  },
};

function drawPlant(camera: Camera, [x, z]: Point, kind: number): void {
  const { canvas } = camera;
  const { random } = canvas;
  const scale = camera.focal / z;
  const tone = hazed(camera, 0.22, z);
  const foot = project(camera, [x, 0, z]);
  if (kind % 3 === 1) {
    form(canvas, ellipse([foot[0], foot[1] - scale * 0.7], scale * 0.75, scale * 0.8, 16), {
      tone,
      tint: 'leaf',
      soft: scale * 0.1,
      ragged: 0.9,
      grainSize: Math.min(2, 60 / scale),
      texture: tone * 0.6,
      round: scale * 0.25,
      relief: 0.25,
    });
    return;
  }
  const high = random.between(1.2, 3.2);
  const crown: Point = [foot[0] + random.jitter(scale * 0.2), foot[1] - scale * high];
  form(canvas, bar(foot, crown, scale * 0.16, scale * 0.1), { tone, tint: 'wood', texture: 0.08 });
  for (let leaf = 0; leaf < 11; leaf += 1) {
    const angle = -Math.PI / 2 + (leaf - 5) * 0.4 + random.jitter(0.15);
    const long = scale * random.between(0.9, 1.5);
    const mid = polar(crown, angle, long * 0.55);
    const tip: Point = [
      crown[0] + Math.cos(angle) * long,
      crown[1] + Math.sin(angle) * long * 0.6 + long * 0.45,
    ];
    form(
      canvas,
      round([crown, [mid[0], mid[1] - scale * 0.09], tip, [mid[0], mid[1] + scale * 0.1]], 4),
      {
        tone: tone + random.jitter(0.12),
        tint: 'leaf',
        soft: 0.7,
        round: scale * 0.04,
        relief: 0.2,
      },
    );
  }
}
