/** A place in the round: x to the right, y down, z towards the beholder. */
export type Vector = readonly [x: number, y: number, z: number];

/** Puts a thing in its place: turned, moved, made larger. */
export type Pose = (place: Vector) => Vector;

export type Turning = {
  /** Turned about an upright axis, in radians: to the beholder's right. */
  yaw?: number;
  /** Nodding down. */
  pitch?: number;
  /** Leaning to the beholder's right. */
  roll?: number;
  about?: Vector;
  scale?: number;
  moved?: Vector;
};

export function add(a: Vector, b: Vector, share = 1): Vector {
  return [a[0] + b[0] * share, a[1] + b[1] * share, a[2] + b[2] * share];
}

export function unit([x, y, z]: Vector): Vector {
  const length = Math.hypot(x, y, z) || 1;
  return [x / length, y / length, z / length];
}

export function cross(a: Vector, b: Vector): Vector {
  return [a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0]];
}

export function turned(turning: Turning): Pose {
  const { yaw = 0, pitch = 0, roll = 0, about = [0, 0, 0], scale = 1, moved = [0, 0, 0] } = turning;
  const [sinYaw, cosYaw] = [Math.sin(yaw), Math.cos(yaw)];
  const [sinPitch, cosPitch] = [Math.sin(pitch), Math.cos(pitch)];
  const [sinRoll, cosRoll] = [Math.sin(roll), Math.cos(roll)];
  return (place) => {
    const [x, y, z] = add(place, about, -1);
    const [y1, z1] = [y * cosPitch + z * sinPitch, z * cosPitch - y * sinPitch];
    const [x2, z2] = [x * cosYaw + z1 * sinYaw, z1 * cosYaw - x * sinYaw];
    const [x3, y3] = [x2 * cosRoll - y1 * sinRoll, x2 * sinRoll + y1 * cosRoll];
    return [
      (x3 + about[0]) * scale + moved[0],
      (y3 + about[1]) * scale + moved[1],
      (z2 + about[2]) * scale + moved[2],
    ];
  };
}
