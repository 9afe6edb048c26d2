import { defineFamily } from '../../src/pictures/family.ts';
import { mounts } from './mounts.ts';
import { marblers } from './patterns.ts';
import { mixed, pigmentNames, pigments } from './pigments.ts';

type PatternName = keyof typeof marblers;
type MountName = keyof typeof mounts;

export const family = defineFamily({
  name: 'marbled-papers',
  surface: 'wove',
  shape: {
    pattern: Object.keys(marblers) as PatternName[],
    pigments: pigmentNames,
    mount: Object.keys(mounts) as MountName[],
    number: 'text',
    note: 'text',
  },
  draw({ pattern, pigments: pigmentName, mount, ...words }, random) {
    return mounts[mount](
      (width, height, piece) =>
        marblers[pattern](width, height, mixed(pigments[pigmentName], piece), random),
      words,
      random,
    );
  },
});
