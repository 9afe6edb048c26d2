import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { checkSource, readYaml } from './read-source.ts';

const settingsFile = z.strictObject({
  /** Whom the records credit for digital copies, e.g. "Harbour Museum". */
  credit: z.string().trim().min(1).optional(),
});

/** What is the same in all records of a collection. */
export type Settings = z.infer<typeof settingsFile>;

export const settingsName = 'collection.yaml';

export function readSettings(root: string): Settings {
  if (!existsSync(join(root, settingsName))) return {};
  return checkSource(settingsFile, readYaml(root, settingsName), settingsName);
}
