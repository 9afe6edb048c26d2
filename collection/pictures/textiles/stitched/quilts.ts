import { circle, fill, type Line, polygon, type Random, stroke } from '@portal/engraving';
import type { Dyes } from '../dyes.ts';
import type { Box } from '../layout.ts';
import { type Block, geese, logCabin, type Patch, star } from './quilt-blocks.ts';
import { scraps } from './scraps.ts';

function pieced(block: Block, across: number) {
  return (box: Box, dyes: Dyes, random: Random, name: string): string => {
    const size = box.width / across;
    const { defs, paints } = scraps(dyes, name);
    const patches: Patch[] = [];
    const loops: string[] = [];
    for (let row = 0; row * size < box.height; row += 1) {
      for (let column = 0; column < across; column += 1) {
        const [x, y] = [box.x + column * size, box.y + row * size];
        for (const { edge, scrap } of block(x, y, size, column + row * 3)) {
          // Now and then a scrap ran out.
          const other = Math.floor(random.next() * paints.length);
          patches.push({ edge, scrap: random.chance(0.12) ? other : scrap });
        }
        loops.push(circle([x + size / 2, y + size / 2], size * 0.36), circle([x, y], size * 0.36));
      }
    }
    return (
      defs +
      runs(patches)
        .map(([scrap, edges]) => fill(polygon(...edges), paints[scrap] ?? dyes.ground))
        .join('') +
      stroke(polygon(...patches.map(({ edge }) => edge)), dyes.dark, 1.1, {
        'stroke-opacity': 0.5,
      }) +
      stroke(loops.join(''), '#fffdf4', 1.6, { 'stroke-dasharray': '5 5' })
    );
  };
}

/** Patches of one kind that follow each other, together: later ones are sewn over earlier ones. */
function runs(patches: readonly Patch[]): [number, Line[]][] {
  const found: [number, Line[]][] = [];
  for (const { edge, scrap } of patches) {
    const last = found.at(-1);
    if (last && last[0] === scrap) last[1].push(edge);
    else found.push([scrap, [edge]]);
  }
  return found;
}

export const logCabinQuilt = pieced(logCabin, 4);
export const starQuilt = pieced(star, 4);
export const geeseQuilt = pieced(geese, 5);
