import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { TrackLanguage, TrackRecord } from '@portal/cells/node';
import { folders, portalName } from '../bootstrap/paths.mjs';

const ending = '.generated.json';

/**
 * Where the outputs of a track are stored, below the root, e.g.
 * "portals/museum/recorded/a.python.generated.json"
 */
export function recordPath(slug: string, language: TrackLanguage): string {
  return `portals/${portalName}/recorded/${slug}.${language}${ending}`;
}

export async function readRecord(
  slug: string,
  language: TrackLanguage,
): Promise<TrackRecord | undefined> {
  const file = join(folders.portal, 'recorded', `${slug}.${language}${ending}`);
  return existsSync(file) ? JSON.parse(await readFile(file, 'utf8')) : undefined;
}

/** The slugs that have a record in a language. */
export async function recordedSlugs(language: TrackLanguage): Promise<string[]> {
  const folder = join(folders.portal, 'recorded');
  const names = existsSync(folder) ? await readdir(folder) : [];
  const end = `.${language}${ending}`;
  return names.filter((name) => name.endsWith(end)).map((name) => name.slice(0, -end.length));
}

/** One cell per line, so that a change of one is a change of one line. */
export function recordText(record: TrackRecord): string {
  const fields = Object.entries(record).map(([name, value]) => {
    if (typeof value !== 'object') return `${JSON.stringify(name)}: ${JSON.stringify(value)}`;
    const lines = Object.entries(value).map(
      ([key, one]) => `    ${JSON.stringify(key)}: ${JSON.stringify(one)}`,
    );
    return lines.length > 0
      ? `${JSON.stringify(name)}: {\n${lines.join(',\n')}\n  }`
      : `${JSON.stringify(name)}: {}`;
  });
  return `{\n  ${fields.join(',\n  ')}\n}\n`;
}
