import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { families } from './families.ts';
import { pictureName } from './src/make/make-books.ts';
import { picturePath } from './src/make/make-pictures.ts';
import { planCollection } from './src/make/plan-collection.ts';
import { type SheetGroup, writeSheet } from './src/sheet/write-sheet.ts';

const root = dirname(fileURLToPath(import.meta.url));
const folder = join(root, '.generated', 'sheet');

const { sources, pictures, books } = planCollection(root, families);

const groups: SheetGroup[] = sources.pictures.map(({ family }) => ({
  name: family.name,
  pictures: pictures
    .filter((picture) => picture.family === family)
    .map(({ number, plate }) => ({
      file: `../${picturePath(number)}`,
      caption: `${plate.title} (${number})`,
    })),
}));
const pages = books.map((book) => book.pages.slice(0, 4));
groups.push({
  name: 'pages of books',
  pictures: pages.flat().map(({ asset, book }) => ({
    file: `../${picturePath(pictureName(asset))}`,
    caption: `${book.title} (${asset})`,
  })),
});

await writeSheet(groups, folder);
console.log('  collection/.generated/sheet/index.html, and sheet.png beside it.');
