import type { Line } from '@portal/engraving';
import { type Camera, face, front, level, project, sideWall } from '../raster/camera.ts';
import { form, shadow, wash } from '../raster/canvas.ts';
import { fade } from '../raster/lines.ts';
import { cloud } from '../raster/noise-tile.ts';

export type Room = {
  /** From the middle to either wall, floor to ceiling, camera to the far wall. */
  half: number;
  high: number;
  deep: number;
  wall: number;
  floor: number;
  windows: number;
  panelled: boolean;
};

/** A long room seen from one end, lit from windows on its left; light falls on its floor. */
export function drawRoom(camera: Camera, room: Room): void {
  const { canvas } = camera;
  const { half, high, deep, wall, floor } = room;
  const near = 0.6;
  wash(canvas, () => wall, 'cream');
  const [, farFloor] = project(camera, [0, 0, deep]);
  const [, farCeiling] = project(camera, [0, high, deep]);
  face(camera, level(0, [-half, half], [near, deep]), {
    tint: 'wood',
    tone: (x, y) =>
      fade(farFloor, canvas.height, floor + 0.25, floor - 0.08)(x, y) +
      0.08 * cloud(x * 0.2, 4000 / (y - farFloor + 12)),
  });
  face(camera, level(high, [-half, half], [near, deep]), {
    tone: fade(0, farCeiling, wall - 0.1, wall + 0.2),
  });
  face(camera, sideWall(-half, [0, high], [near, deep]), {
    tint: 'cream',
    tone: (x) => wall - 0.22 + 0.2 * (x / canvas.width),
  });
  face(camera, sideWall(half, [0, high], [near, deep]), {
    tint: 'cream',
    tone: (x) => wall + 0.22 - 0.2 * (x / canvas.width),
  });
  face(camera, front(deep, [-half, half], [0, high]), { tone: wall + 0.08, tint: 'cream' });
  if (room.panelled) drawDado(camera, room);
  drawFarDoor(camera, room);
  for (let window = room.windows - 1; window >= 0; window -= 1) {
    const z = 2.4 + (window * (deep - 3)) / room.windows;
    drawWindow(camera, -half, z, high, 0.98);
    drawWindow(camera, half, z, high, 0.86);
    const patch: Line = [
      [-half + 0.4, z],
      [-half + 2.8, z - 0.3],
      [-half + 2.8, z + 0.9],
      [-half + 0.4, z + 1.1],
    ].map(([x = 0, depth = 1]) => project(camera, [x, 0, Math.max(0.7, depth)]));
    shadow(canvas, patch, Math.max(1, 26 / z), -0.45);
  }
}

function drawDado(camera: Camera, { half, deep, wall }: Room): void {
  for (const x of [-half, half]) {
    face(camera, sideWall(x, [0, 1.3], [0.6, deep]), { tone: wall - 0.34, tint: 'green' });
  }
  face(camera, front(deep, [-half, half], [0, 1.3]), { tone: wall - 0.26, tint: 'green' });
}

function drawFarDoor(camera: Camera, { deep }: Room): void {
  const door = (half: number, high: number, tone: number): void =>
    face(camera, front(deep, [-half, half], [0, high]), { tone, tint: 'wood' });
  door(0.95, 2.6, 0.5);
  door(0.8, 2.4, 0.12);
}

function drawWindow(camera: Camera, x: number, z: number, high: number, tone: number): void {
  const [low, top, wide] = [1.3, high - 0.45, 1.15];
  face(camera, sideWall(x, [low - 0.08, top + 0.1], [z - 0.1, z + wide + 0.1]), {
    tone: tone - 0.45,
    tint: 'wood',
  });
  face(camera, sideWall(x, [low, top], [z, z + wide]), { tone, tint: 'sky', soft: 40 / z / 8 });
  const bar = (from: readonly [number, number], to: readonly [number, number]): void =>
    form(
      camera.canvas,
      [
        project(camera, [x, from[0], from[1]]),
        project(camera, [x, to[0], from[1]]),
        project(camera, [x, to[0], to[1]]),
        project(camera, [x, from[0], to[1]]),
      ],
      { tone: tone - 0.5 },
    );
  bar([low, z + wide / 2 - 0.03], [top, z + wide / 2 + 0.03]);
  for (const share of [0.33, 0.66])
    bar([low + (top - low) * share, z], [low + (top - low) * share + 0.05, z + wide]);
}
