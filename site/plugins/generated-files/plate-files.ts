import type { PlateFiles } from '../../config/brand/check-plates';
import type { GeneratedFile } from './write-generated';

/** The brand's plates, as they are. */
export function plateFiles(plates: PlateFiles): GeneratedFile[] {
  return [...plates].map(([name, text]) => ({
    path: `plates/${name}`,
    inputs: text,
    make: () => text,
  }));
}
