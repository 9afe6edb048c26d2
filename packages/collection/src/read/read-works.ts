import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import type { ArchiveEntry } from './archive-entry.ts';
import { archiveEntry } from './archive-entry.ts';
import { checkSource, listSources, readYaml } from './read-source.ts';
import type { Attempt } from './source-problems.ts';
import { catalogueId, type WorkEntry, workEntry } from './work-entry.ts';

export type Theme = { file: string; place?: string | undefined; works: WorkEntry[] };

const themeFile = z.strictObject({
  place: z.string().min(1).optional(),
  works: z.array(workEntry),
});

export function readThemes(root: string, attempt: Attempt): Theme[] {
  return listSources(root, 'works', '.yaml').flatMap((file) =>
    attempt(() => ({ file, ...checkSource(themeFile, readYaml(root, file), file) })),
  );
}

export function readArchives(root: string, attempt: Attempt): ArchiveEntry[] {
  return listSources(root, 'archives', '.yaml').flatMap((file) =>
    attempt(() => checkSource(archiveEntry, readYaml(root, file), file)),
  );
}

const withdrawnFile = z.strictObject({
  /** Id of a merged work -> id of the work it was merged into. */
  merged: z.record(catalogueId, catalogueId),
  deleted: z.array(catalogueId),
  /** Still in the catalogue, but never shown. */
  hidden: z.array(catalogueId),
});

export type Withdrawn = z.infer<typeof withdrawnFile>;

export const withdrawnName = 'withdrawn.yaml';

export const nothingWithdrawn: Withdrawn = { merged: {}, deleted: [], hidden: [] };

export function readWithdrawn(root: string): Withdrawn {
  if (!existsSync(join(root, withdrawnName))) return nothingWithdrawn;
  return checkSource(withdrawnFile, readYaml(root, withdrawnName), withdrawnName);
}
