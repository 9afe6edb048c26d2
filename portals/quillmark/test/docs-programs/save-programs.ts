import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fillHost } from '../docs/fill-host.ts';
import type { Place } from './check-program.ts';
import type { Program } from './read-programs.ts';

/** Saves each program under the name that its guide gives it, for those that import it. */
export async function savePrograms(
  programs: readonly Program[],
  { origin, folder }: Place,
): Promise<void> {
  const named = programs.filter(({ title }) => /^[\w-]+\.(?:mjs|py)$/.test(title));
  await Promise.all(
    named.map(({ title, code }) => writeFile(join(folder, title), fillHost(code, origin))),
  );
}
