import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import sharp from 'sharp';

export type SmallCollection = {
  root: string;
  /** The output folder. */
  folder: string;
  /** The folder for what is kept between runs. */
  cache: string;
  write(path: string, data: string | Uint8Array): void;
  remove(path: string): void;
  clear(): void;
};

/** A WebP of one colour. */
export function picture(background: string, width = 60, height = 40): Promise<Buffer> {
  return sharp({ create: { width, height, channels: 3, background } })
    .webp({ lossless: true })
    .toBuffer();
}

export function plates(...entries: readonly (readonly [title: string, file: string])[]): string {
  const works = entries.map(
    ([title, file]) =>
      `  - title: ${title}\n    file: ${file}\n    format: k\n    subjects: [Cats]\n`,
  );
  return `works:\n${works.join('')}`;
}

/** Two families with three pictures, a book, and nothing else. */
export async function writeSmallCollection(): Promise<SmallCollection> {
  const parent = mkdtempSync(join(tmpdir(), 'small-collection-'));
  const root = join(parent, 'collection');
  const write = (path: string, data: string | Uint8Array): void => {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), data);
  };
  for (const folder of ['vocabulary', 'works', 'archives', 'content']) {
    mkdirSync(join(root, folder), { recursive: true });
  }
  write('withdrawn.yaml', 'merged: {}\ndeleted: []\nhidden: []\n');
  write('books/cats.md', book('The cats of the infirmary.'));
  write('pictures/maps/plates.yaml', plates(['Fife', 'fife.webp'], ['Leith', 'leith.webp']));
  write('pictures/maps/fife.webp', await picture('#ff0000'));
  write('pictures/maps/leith.webp', await picture('#00ff00', 50, 70));
  write('pictures/shells/plates.yaml', plates(['Whelk', 'whelk.webp']));
  write('pictures/shells/whelk.webp', await picture('#0000ff', 30, 30));
  return {
    root,
    folder: join(parent, 'made'),
    cache: join(parent, 'cache'),
    write,
    remove: (path) => rmSync(join(root, path), { recursive: true }),
    clear: () => rmSync(parent, { recursive: true }),
  };
}

export function book(text: string): string {
  const fields = ['title: On cats', 'identifier: b20000001', 'press: fell', 'format: a'];
  return `---\n${fields.join('\n')}\nsubjects: [Cats]\n---\n# On cats\n\n${text}\n`;
}
