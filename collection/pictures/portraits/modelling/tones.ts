import type { Kinds } from './regions.ts';
import type { Scene } from './scene.ts';

/** One kind for each stuff in the scene, in the order of the list. */
export function stuffKinds({ meshes, map }: Scene, stuffs: readonly string[]): Kinds {
  const kindOf = meshes.map(({ solid }) => stuffs.indexOf(solid.stuff) + 1);
  const kinds = new Uint8Array(map.owner.length);
  for (let index = 0; index < kinds.length; index += 1) {
    const owner = map.owner[index] as number;
    if (owner >= 0) kinds[index] = kindOf[owner] as number;
  }
  return kinds;
}

/** Kind 1 wherever something is seen that is darker than a level. */
export function darkKinds({ meshes, map }: Scene, level: number): Kinds {
  const kinds = new Uint8Array(map.owner.length);
  for (let index = 0; index < kinds.length; index += 1) {
    const owner = map.owner[index] as number;
    if (owner < 0) continue;
    const tone = meshes[owner]?.tone[map.corner[index] as number] ?? 0;
    if (tone > level) kinds[index] = 1;
  }
  return kinds;
}
