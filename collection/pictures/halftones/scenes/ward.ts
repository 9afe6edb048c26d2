import { ellipse } from '@portal/engraving';
import { block, type Camera, face, front, project, sideWall } from '../raster/camera.ts';
import { type Canvas, form, shadow } from '../raster/canvas.ts';
import { drawRoom } from '../things/room.ts';
import { stand } from '../things/stand.ts';
import type { Scene } from './scene.ts';

/** A long hospital ward with beds on both sides, tall windows and nurses. */
export const ward: Scene = {
  size: [620, 450],
  draw(canvas, view) {
    const camera: Camera = {
      canvas,
      centre: [view === 'first' ? 310 : 250, 205],
      focal: 430,
      eye: 1.7,
    };
    drawRoom(camera, {
      half: 3.6,
      high: 4.2,
      deep: 24,
      wall: 0.62,
      floor: 0.4,
      windows: 6,
      panelled: view === 'second',
    });
    for (let bed = 7; bed >= 0; bed -= 1) {
      const z = 3.2 + bed * 2.7;
      for (const side of [-1, 1]) drawBed(camera, side, z, bed);
    }
    const nurse = { dress: 'nurse', wear: 'veil', tone: 0.35, tint: 'blue' } as const;
    stand(canvas, project(camera, [-1.1, 0, 9]), (430 * 1.68) / 9, nurse);
    stand(
      canvas,
      project(camera, [view === 'first' ? 0.8 : -0.6, 0, 5.2]),
      (430 * 1.7) / 5.2,
      nurse,
    );
    if (view === 'second')
      stand(canvas, project(camera, [0.5, 0, 6.2]), (430 * 1.8) / 6.2, {
        dress: 'suit',
        wear: 'beard',
        tone: 0.16,
      });
  },
};

function drawBed(camera: Camera, side: number, z: number, bed: number): void {
  const { canvas } = camera;
  const [inner, outer] = [1.55 * side, 3.5 * side];
  const [left, right] = inner < outer ? [inner, outer] : [outer, inner];
  shadow(
    canvas,
    [
      [left, 0, z],
      [right, 0, z],
      [right, 0, z + 1],
      [left, 0, z + 1],
    ].map(([x = 0, y = 0, d = 1]) => project(camera, [x, y, d])),
    60 / z,
    0.55,
  );
  block(camera, { from: [left, 0.3, z], to: [right, 0.58, z + 0.95], tone: 0.82, relief: 0.16 });
  drawSleeper(camera, side, z, bed);
  for (const [x, high] of [
    [inner, 0.85],
    [outer, 1.25],
  ] as const) {
    for (const depth of [z + 0.95, z]) {
      face(camera, front(depth, [x - 0.03, x + 0.03], [0, high]), { tone: 0.14 });
    }
    face(camera, sideWall(x, [high - 0.06, high], [z, z + 0.95]), { tone: 0.16 });
    for (let rail = 1; rail < 5; rail += 1) {
      const depth = z + rail * 0.19;
      face(camera, front(depth, [x - 0.012, x + 0.012], [0.5, high]), { tone: 0.2 });
    }
  }
}

function drawSleeper(camera: Camera, side: number, z: number, bed: number): void {
  const { canvas } = camera;
  const scale = camera.focal / (z + 0.5);
  const [x, y] = project(camera, [3.1 * side, 0.68, z + 0.5]);
  form(canvas, ellipse([x, y], scale * 0.3, scale * 0.14, 14), {
    tone: 0.95,
    round: scale * 0.06,
    relief: 0.25,
    soft: 1,
  });
  if (bed % 3 === 1) return;
  const [bodyX, bodyY] = project(camera, [2.2 * side, 0.62, z + 0.45]);
  form(canvas, ellipse([bodyX, bodyY], scale * 0.68, scale * 0.15, 18), {
    tone: 0.72,
    tint: 'red',
    round: scale * 0.09,
    relief: 0.3,
    soft: 1,
  });
  drawFace(canvas, x - side * scale * 0.04, y - scale * 0.06, scale * 0.12);
}

function drawFace(canvas: Canvas, x: number, y: number, size: number): void {
  form(canvas, ellipse([x, y - size * 0.2], size, size * 0.9, 12), { tone: 0.2, soft: 0.8 });
  form(canvas, ellipse([x, y + size * 0.1], size * 0.78, size * 0.8, 12), {
    tone: 0.62,
    tint: 'skin',
    soft: 0.8,
    round: size * 0.5,
  });
}
