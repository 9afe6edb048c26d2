import { type Point, seededRandom } from '@portal/engraving';
import type { Creature, Piece } from './creature.ts';
import { ropeTail } from './hair.ts';
import { quadruped, type Species } from './quadruped.ts';

const giraffe: Species = {
  trunk: `20,106 30,106 42,100 56,94 70,90 81,85 88,77 88,69 81,63 68,60 52,57 36,56 23,59 13,66
    8,76 9,90 14,100`,
  bumps: '18,80,13,18,6 79,76,12,14,6 48,76,22,16,3 66,66,8,12,-4 32,68,6,14,-3',
  fore: {
    root: [20, 70],
    bones: [36, 29, 5],
    widths: `0,9,9 0.3,7,7 0.7,4.4,4.4 0.95,3.6,3.6 1,4,3.6 1.2,2.8,2.8 1.8,2.5,2.7 2,3.2,3.6
        2.5,2.7,2.8 3,3.2,3`,
    footSize: 0.95,
    foot: 'cloven',
  },
  hind: {
    root: [78, 78],
    bones: [18, 34, 29, 5],
    widths: `0,11,9 0.8,10,9 1.2,7.6,7 1.7,4.2,4.2 1.95,3.6,4.4 2.2,3,3.2 2.8,2.6,2.8 3,3.2,3.6
        3.5,2.7,2.8 4,3.2,3`,
    footSize: 0.95,
    foot: 'cloven',
  },
  head: {
    outline: `-4,-1 -1,-5 5,-6.6 11,-5.6 18,-3 25,-1.6 30,0 32.4,3.4 31.4,7 28,9 23,8.6 16,9 10,11.6
        3,11.4 -3,7`,
    eye: [9.4, -1.4, 1.4],
    ear: '-1,0 -6,-4 -12,-5.6 -15,-4 -11,0 -5,3',
    horn: '0,-5 -2.4,-11 -2.6,-14 0,-15 1.6,-13.6 2.4,-10 4,-6',
    nostril: '29,2 30.6,2.6 30,4 28.8,3.4',
    lines: '31,6.6 27,6 23,6.8;7,-3 9.6,-4 12,-2.4',
  },
  texture: 'smooth',
  lines: '33,57.6 31,62 32,67',
  patches: '',
  farShift: 3.5,
};

/** Dark patches with light seams between them, smaller towards the head and the knees. */
function network(): Piece[] {
  const random = seededRandom('giraffe');
  const cells: Piece[] = [];
  for (let y = 36; y < 182; y += 8) {
    const size = y > 108 ? 6.4 : y < 58 ? 5 : 8.6;
    const shift = random.between(0, size);
    for (let x = -24 + shift; x < 96; x += size * 1.18)
      cells.push(cellAt([x, y], size, random.next()));
  }
  return cells;
}

function cellAt([x, y]: Point, size: number, turn: number): Piece {
  const random = seededRandom(`cell ${turn}`);
  const knots = Array.from({ length: 6 }, (_, corner): Point => {
    const angle = (corner + turn) * (Math.PI / 3);
    const reach = size * random.between(0.42, 0.56);
    return [x + Math.cos(angle) * reach, y + Math.sin(angle) * reach * 0.92];
  });
  return { knots, sharp: true };
}

export function giraffeIn(): Creature {
  const animal = quadruped(giraffe, {
    neck: '20,88,16 8,116,10.4 -2,146,7.4 -9,172,6 -11,178,5.4',
    head: 24,
    legs: [
      { angles: [2, 0, 24] },
      { angles: [9, 4, 26] },
      { angles: [18, -18, 2, 24] },
      { angles: [26, -12, 8, 26], shift: -3 },
    ],
    behind: ropeTail('87,82 92,76 93,62 92,50', 1.6, 0.8, 14),
  });
  const body = animal.findIndex(({ solids, dim }) => dim === 0 && solids.length > 2);
  return animal.map((each, index) => (index === body ? { ...each, patches: network() } : each));
}
