import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { element, escapeXml } from '@portal/engraving';
import sharp from 'sharp';

/** A picture on the sheet, with what is said of it. Files are relative to the sheet. */
export type SheetPicture = { file: string; caption: string };
export type SheetGroup = { name: string; pictures: readonly SheetPicture[] };

/** Writes all pictures by group: as a page to read, and as one picture to look at. */
export async function writeSheet(groups: readonly SheetGroup[], folder: string): Promise<void> {
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'index.html'), sheetPage(groups));
  const files = groups.flatMap(({ pictures }) => pictures.map(({ file }) => join(folder, file)));
  await tilePictures(files, join(folder, 'sheet.png'));
}

const style = `body{margin:2rem;font:15px/1.4 system-ui,sans-serif;background:#f4f1ea;color:#222}
section{display:grid;grid-template-columns:repeat(auto-fill,minmax(15rem,1fr));gap:1.5rem}
h2{margin:3rem 0 1rem}figure{margin:0}
img{display:block;width:100%;height:16rem;object-fit:contain;background:#ddd6c8}
figcaption{margin-top:.4rem;font-size:.8rem}`;

function sheetPage(groups: readonly SheetGroup[]): string {
  const total = groups.reduce((sum, { pictures }) => sum + pictures.length, 0);
  const sections = groups.map(({ name, pictures }) => {
    const figures = pictures.map(({ file, caption }) =>
      element(
        'figure',
        {},
        element('img', { src: file, alt: '', loading: 'lazy' }) +
          element('figcaption', {}, escapeXml(caption)),
      ),
    );
    return (
      element('h2', {}, `${escapeXml(name)} (${pictures.length})`) +
      element('section', {}, figures.join('\n'))
    );
  });
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Contact sheet</title><style>${style}</style></head><body><h1>${total} pictures</h1>${sections.join('\n')}</body></html>\n`;
}

const cell = 190;
const gap = 10;
const columns = 16;

async function tilePictures(files: readonly string[], target: string): Promise<void> {
  // sharp itself works on a few at a time and lets the rest wait.
  const tiles = await Promise.all(
    files.map((file) => sharp(file).resize(cell, cell, { fit: 'inside' }).toBuffer()),
  );
  const step = cell + gap;
  await sharp({
    create: {
      width: columns * step + gap,
      height: Math.ceil(files.length / columns) * step + gap,
      channels: 3,
      background: '#3b3833',
    },
  })
    .composite(
      tiles.map((input, index) => ({
        input,
        left: gap + (index % columns) * step,
        top: gap + Math.floor(index / columns) * step,
      })),
    )
    .png({ palette: true })
    .toFile(target);
}
