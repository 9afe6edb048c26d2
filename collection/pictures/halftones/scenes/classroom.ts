import { ellipse } from '@portal/engraving';
import { block, type Camera, face, front, level, project, sideWall } from '../raster/camera.ts';
import { form, shadow, wash } from '../raster/canvas.ts';
import { bar, fade, fadeAcross } from '../raster/lines.ts';
import { stand } from '../things/stand.ts';
import type { Scene } from './scene.ts';

/** A classroom seen from the back: rows of heads at desks, a teacher, a blackboard. */
export const classroom: Scene = {
  size: [620, 440],
  draw(canvas) {
    const camera: Camera = { canvas, centre: [310, 150], focal: 420, eye: 2.1 };
    wash(canvas, () => 0.6, 'cream');
    face(camera, front(11, [-4, 4], [0, 4]), {
      tone: fadeAcross(100, 500, 0.72, 0.55),
      tint: 'green',
    });
    face(camera, sideWall(-4, [0, 4], [0.8, 11]), {
      tone: fadeAcross(0, 160, 0.4, 0.55),
      tint: 'green',
    });
    face(camera, sideWall(4, [0, 4], [0.8, 11]), {
      tone: fadeAcross(460, 620, 0.6, 0.78),
      tint: 'green',
    });
    face(camera, level(0, [-4, 4], [0.8, 11]), { tone: fade(220, 440, 0.5, 0.25), tint: 'wood' });
    face(camera, level(4, [-4, 4], [0.8, 11]), { tone: 0.75 });
    for (const z of [3, 5.6, 8.2]) {
      face(camera, sideWall(-4, [1.2, 3.5], [z, z + 1.6]), { tone: 0.98, tint: 'sky', soft: 1.5 });
      face(camera, sideWall(-4, [1.2, 3.5], [z + 0.77, z + 0.85]), { tone: 0.4 });
    }
    drawBoard(camera);
    stand(canvas, project(camera, [-1.9, 0.2, 9.6]), (420 * 1.7) / 9.6, {
      dress: 'gown',
      wear: 'bun',
      tone: 0.16,
    });
    for (let row = 4; row >= 0; row -= 1) {
      const z = 3.1 + row * 1.25;
      for (const x of [-2.9, -1.75, -0.6, 0.6, 1.75, 2.9]) drawPupil(camera, x, z);
    }
  },
};

function drawBoard(camera: Camera): void {
  const { canvas } = camera;
  face(camera, front(10.9, [-1.5, 2.5], [1.2, 2.9]), { tone: 0.45, tint: 'wood' });
  face(camera, front(10.9, [-1.4, 2.4], [1.28, 2.82]), { tone: 0.1 });
  for (let line = 0; line < 5; line += 1) {
    const y = 2.6 - line * 0.27;
    for (let x = -1.2; x < 2; x += canvas.random.between(0.2, 0.5)) {
      if (canvas.random.chance(0.25)) continue;
      const [px, py] = project(camera, [x, y, 10.9]);
      form(
        canvas,
        bar([px, py], [px + canvas.random.between(5, 10), py + canvas.random.jitter(1)], 2),
        { tone: 0.8, strength: 0.8 },
      );
    }
  }
}

function drawPupil(camera: Camera, x: number, z: number): void {
  const { canvas } = camera;
  const { random } = canvas;
  block(camera, {
    from: [x - 0.5, 0.62, z + 0.35],
    to: [x + 0.5, 0.72, z + 0.75],
    tone: 0.38,
    tint: 'wood',
    relief: 0.2,
  });
  const scale = 420 / z;
  const [px, py] = project(camera, [x + random.jitter(0.08), 0.75, z]);
  const tone = random.between(0.18, 0.7);
  shadow(canvas, ellipse([px, py + scale * 0.25], scale * 0.3, scale * 0.2, 12), scale * 0.06, 0.4);
  form(
    canvas,
    [
      [px - scale * 0.16, py - scale * 0.1],
      [px + scale * 0.16, py - scale * 0.1],
      [px + scale * 0.22, py + scale * 0.4],
      [px - scale * 0.22, py + scale * 0.4],
    ],
    {
      tone,
      tint: random.pick(['blue', 'red', 'grey', 'cream']),
      round: scale * 0.07,
      relief: 0.3,
      soft: scale * 0.02,
    },
  );
  form(canvas, bar([px, py - scale * 0.08], [px, py - scale * 0.2], scale * 0.1), {
    tone: 0.6,
    tint: 'skin',
  });
  const hair = random.between(0.08, 0.45);
  form(canvas, ellipse([px, py - scale * 0.27], scale * 0.11, scale * 0.135, 14), {
    tone: hair,
    tint: 'wood',
    round: scale * 0.05,
    relief: 0.3,
    soft: 0.8,
  });
  if (random.chance(0.4))
    for (const side of [-1, 1])
      form(
        canvas,
        bar(
          [px + side * scale * 0.09, py - scale * 0.22],
          [px + side * scale * 0.1, py + scale * 0.06],
          scale * 0.045,
          scale * 0.03,
        ),
        { tone: hair, tint: 'wood' },
      );
}
