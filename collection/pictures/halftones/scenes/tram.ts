import { ellipse } from '@portal/engraving';
import {
  block,
  type Camera,
  face,
  front,
  hazed,
  level,
  project,
  sideWall,
} from '../raster/camera.ts';
import { type Canvas, form, shadow } from '../raster/canvas.ts';
import { bar } from '../raster/lines.ts';
import type { Person } from '../things/clothes.ts';
import { drawGround, drawSky } from '../things/nature.ts';
import { stand } from '../things/stand.ts';
import type { Scene } from './scene.ts';

/** A tram coming up a street of tall houses. */
export const tram: Scene = {
  size: [600, 460],
  draw(canvas) {
    drawSky(canvas, { top: 0.75, low: 0.95, horizon: 250, clouds: 0.15 });
    drawGround(canvas, 250, 0.68, 0.4, 'earth');
    const camera: Camera = {
      canvas,
      centre: [250, 250],
      focal: 420,
      eye: 1.7,
      haze: { tone: 0.88, half: 34 },
    };
    for (let house = 6; house >= 0; house -= 1) {
      const z = 7 + house * 7;
      const tone = canvas.random.between(0.3, 0.5);
      drawHouse(camera, -6.5, z, canvas.random.between(9, 13), tone);
      drawHouse(camera, 7.5, z, canvas.random.between(9, 13), tone + 0.2);
    }
    for (const x of [-0.6, 0.55, 1.9, 3.1])
      face(camera, level(0.01, [x, x + 0.07], [2, 60]), { tone: 0.2 });
    drawTramCar(camera);
    for (const [x, z] of [
      [-4.6, 16],
      [-5.2, 11],
      [-3.6, 9],
      [-2.2, 13],
      [5.6, 10],
    ] as const)
      stand(canvas, project(camera, [x, 0, z]), (420 * 1.7) / z, passer(canvas));
    for (const z of [40, 22, 12]) {
      form(
        canvas,
        bar(project(camera, [-4.2, 0, z]), project(camera, [-4.2, 7, z]), 60 / z, 40 / z),
        { tone: hazed(camera, 0.15, z) },
      );
      form(canvas, bar(project(camera, [-4.2, 6.4, z]), project(camera, [2.4, 6.2, z]), 16 / z), {
        tone: hazed(camera, 0.2, z),
      });
    }
    form(canvas, bar(project(camera, [1.6, 6.2, 3]), project(camera, [1.6, 6.2, 60]), 1.6, 0.6), {
      tone: 0.3,
    });
  },
};

function passer({ random }: Canvas): Person {
  const woman = random.chance(0.45);
  return {
    dress: woman ? 'gown' : 'suit',
    wear: woman ? 'straw' : random.pick(['bowler', 'cap', 'top']),
    tone: random.between(0.1, 0.4),
  };
}

function drawHouse(camera: Camera, x: number, z: number, high: number, tone: number): void {
  const [from, to] = x < 0 ? [x - 6, x] : [x, x + 6];
  block(camera, { from: [from, 0, z], to: [to, high, z + 7], tone, tint: 'brick', relief: 0.08 });
  for (let floor = 0; floor < Math.floor(high / 3); floor += 1) {
    for (let window = 0; window < 4; window += 1) {
      const [low, near] = [floor * 3 + (floor === 0 ? 0.3 : 0.8), z + 0.6 + window * 1.65];
      const top = low + (floor === 0 ? 2.2 : 1.7);
      face(camera, sideWall(x, [low, top], [near, near + 0.95]), {
        tone: floor === 0 ? 0.12 : tone - 0.22,
      });
    }
    face(camera, sideWall(x, [floor * 3 + 2.8, floor * 3 + 2.95], [z, z + 7]), {
      tone: tone + 0.2,
    });
  }
}

function drawTramCar(camera: Camera): void {
  const { canvas } = camera;
  const [left, right, near, far] = [1.2, 3.5, 7, 16];
  shadow(
    canvas,
    [
      [left - 0.3, near - 0.3],
      [right + 1, near - 0.3],
      [right + 1, far],
      [left - 0.3, far],
    ].map(([x = 0, z = 1]) => project(camera, [x, 0, z])),
    6,
    0.7,
  );
  // From the roof down: each hides the underside of what is above it.
  block(camera, { from: [left - 0.08, 4.7, near], to: [right + 0.08, 4.85, far], tone: 0.5 });
  block(camera, {
    from: [left, 3.4, near + 0.3],
    to: [right, 4.7, far],
    tone: 0.74,
    tint: 'cream',
  });
  block(camera, { from: [left, 2.85, near], to: [right, 3.4, far], tone: 0.36, tint: 'red' });
  block(camera, { from: [left - 0.08, 2.7, near - 0.2], to: [right + 0.08, 2.85, far], tone: 0.3 });
  block(camera, { from: [left, 1.5, near], to: [right, 2.7, far], tone: 0.74, tint: 'cream' });
  block(camera, {
    from: [left, 0.35, near],
    to: [right, 1.5, far],
    tone: 0.36,
    tint: 'red',
    relief: 0.14,
  });
  for (const [low, top] of [
    [1.6, 2.5],
    [3.5, 4.45],
  ] as const) {
    for (let window = 0; window < 7; window += 1) {
      const z = near + 0.7 + window * 1.25;
      face(camera, sideWall(left, [low, top], [z, z + 0.95]), { tone: 0.18 });
    }
    for (const x of [left + 0.12, left + 0.85, left + 1.58])
      face(camera, front(near, [x, x + 0.6], [low, top]), { tone: 0.2 });
  }
  face(camera, front(near - 0.2, [left + 0.6, right - 0.6], [2.9, 3.3]), { tone: 0.9 });
  const [lampX, lampY] = project(camera, [(left + right) / 2, 0.95, near]);
  form(canvas, ellipse([lampX, lampY], 8, 8, 14), { tone: 0.98, round: 3 });
  form(canvas, bar(project(camera, [2.3, 4.8, 11]), project(camera, [1.6, 6.2, 14]), 2), {
    tone: 0.15,
  });
  face(camera, front(near, [left + 0.1, right - 0.1], [0.1, 0.35]), { tone: 0.06 });
}
