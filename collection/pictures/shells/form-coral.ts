import type { Random } from '@portal/engraving';
import type { Place, Surface } from './mesh.ts';

type Twig = { from: Place; to: Place; start: number; end: number };

/** A bush of stone: every branch forks and thins, as staghorn coral does. */
export function coralTwigs(random: Random, levels: number): Surface[] {
  const twigs: Twig[] = [];
  grow([0, 0, 0], -Math.PI / 2, 0.34, 0.075, levels, random, twigs);
  return twigs.map(tube);
}

function grow(
  from: Place,
  angle: number,
  length: number,
  width: number,
  level: number,
  random: Random,
  found: Twig[],
): void {
  const [x, y, z] = from;
  const lift = random.jitter(0.12);
  const to: Place = [x + Math.cos(angle) * length, y + Math.sin(angle) * length, z + lift];
  found.push({ from, to, start: width, end: width * 0.78 });
  if (level === 0) return;
  const shoots = random.chance(0.3) ? [-0.62, 0.05, 0.62] : [-0.42, 0.45];
  for (const turn of shoots) {
    const lean = angle + turn + random.jitter(0.22);
    const upward = lean + (-Math.PI / 2 - lean) * 0.16;
    grow(to, upward, length * random.between(0.68, 0.86), width * 0.76, level - 1, random, found);
  }
}

function tube({ from, to, start, end }: Twig): Surface {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  const length = Math.hypot(dx, dy) || 1;
  const [nx, ny] = [-dy / length, dx / length];
  return (along, across) => {
    const turn = -across * Math.PI * 2;
    const round = along > 0.9 ? Math.sqrt(1 - ((along - 0.9) / 0.1) ** 2) : 1;
    const pits = 1 + 0.08 * Math.cos(turn * 6) * Math.cos(along * length * 90);
    const radius = (start + (end - start) * along) * round * pits;
    const side = Math.cos(turn) * radius;
    return [
      from[0] + dx * along * 1.06 + nx * side,
      from[1] + dy * along * 1.06 + ny * side,
      from[2] + (to[2] - from[2]) * along + Math.sin(turn) * radius,
    ];
  };
}
