import { hash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Collection } from '../collection.ts';
import type { PictureList } from '../iiif/picture-list.ts';
import type { BookText, TextPort } from '../ports.ts';

/** The output of `npm run collection`, read from its folder. */
export type MadeCollection = {
  collection: Collection;
  pictures: PictureList;
  texts: TextPort;
  /** Identifies the collection: the same for every copy. */
  edition: string;
};

export function loadCollection(folder: string): MadeCollection {
  const manifest = join(folder, 'manifest.json');
  if (!existsSync(manifest)) {
    throw new Error(`There is no collection in ${folder}. Make it with: npm run collection`);
  }
  const read = <Value>(name: string): Value =>
    JSON.parse(readFileSync(join(folder, 'records', `${name}.json`), 'utf8'));
  return {
    collection: {
      works: read('works'),
      images: read('images'),
      concepts: read('concepts'),
      dates: read('dates'),
      looks: read('looks'),
      withdrawn: read('withdrawn'),
      articles: read('articles'),
      events: read('events'),
      summaries: read('summaries'),
    },
    pictures: read('pictures'),
    // The manifest contains the digests of all files.
    edition: hash('sha256', readFileSync(manifest)).slice(0, 16),
    texts: {
      async book(identifier) {
        if (!/^b\d{7}[\dx]$/.test(identifier)) return undefined;
        const text = await readText(join(folder, 'books', `${identifier}.json`));
        return text === undefined ? undefined : (JSON.parse(text) as BookText);
      },
      alto(asset) {
        const [, name] = /^(b\d{7}[\dx]_\d{4})\.jp2$/i.exec(asset) ?? [];
        return name ? readText(join(folder, 'alto', `${name}.xml`)) : Promise.resolve(undefined);
      },
    },
  };
}

async function readText(path: string): Promise<string | undefined> {
  try {
    return await readFile(path, 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}
