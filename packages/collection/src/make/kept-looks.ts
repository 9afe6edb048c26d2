import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { digest } from '@portal/freshness';
import { z } from 'zod';
import { type PlannedPicture, pictureFile } from '../records/build-pictures.ts';

/**
 * Committed beside the sources: what the pictures look like, as one machine measured it. Scaling and
 * decoding differ slightly between processors, which is enough to swap two neighbours, and what a
 * guide or a recorded tutorial shows must be the same everywhere.
 */
export const keptLooksName = 'looks.generated.json';

const keptLooks = z.object({
  /** The pictures that were measured. */
  pictures: z.string(),
  looks: z.record(z.string(), z.unknown()),
});

/** The committed looks, if they are those of exactly these pictures. */
export function readKeptLooks(root: string, pictures: string): string | undefined {
  const file = join(root, keptLooksName);
  if (!existsSync(file)) return undefined;
  const kept = keptLooks.parse(JSON.parse(readFileSync(file, 'utf8')));
  return kept.pictures === pictures ? JSON.stringify(kept.looks) : undefined;
}

/** One image a line, so that a change shows which. */
export function keepLooks(pictures: string, looks: Readonly<Record<string, unknown>>): string {
  const lines = Object.entries(looks).map(
    ([id, look]) => `${JSON.stringify(id)}: ${JSON.stringify(look)}`,
  );
  return `{"pictures": ${JSON.stringify(pictures)}, "looks": {\n${lines.join(',\n')}\n}}\n`;
}

export function digestPictures(root: string, pictures: readonly PlannedPicture[]): string {
  const files = pictures.map((picture) => {
    const data = readFileSync(join(root, 'pictures', pictureFile(picture)));
    return `${picture.imageId} ${digest(data)}`;
  });
  return digest(files.join('\n'));
}
