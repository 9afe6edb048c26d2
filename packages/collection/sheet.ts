import { mkdirSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { pathToFileURL } from 'node:url';
import { chosenPortal, portalFolders } from '@portal/portal/folders';
import { readPlan } from './src/make/plan-collection.ts';
import { element, escapeXml } from './src/typeset/xml.ts';

const { portal, cache } = portalFolders(chosenPortal());
const root = join(portal, 'collection');
const folder = join(cache, 'contact-sheet');

const { sources, pictures } = readPlan(root);

const style = `body{margin:2rem;font:15px/1.4 system-ui,sans-serif;background:#f4f1ea;color:#222}
section{display:grid;grid-template-columns:repeat(auto-fill,minmax(15rem,1fr));gap:1.5rem}
h2{margin:3rem 0 1rem}figure{margin:0}
img{display:block;width:100%;height:16rem;object-fit:contain;background:#ddd6c8}
figcaption{margin-top:.4rem;font-size:.8rem}`;

const sections = sources.pictures.map(({ family }) => {
  const own = pictures.filter((picture) => picture.family === family);
  const figures = own.map(({ number, plate }) => {
    const file = pathToFileURL(join(root, 'pictures', family, plate.file));
    const picture = { src: file.href, alt: '', loading: 'lazy' };
    const caption = escapeXml(`${plate.title} (${number}, ${plate.file})`);
    return element('figure', {}, element('img', picture) + element('figcaption', {}, caption));
  });
  const heading = element('h2', {}, `${family} (${own.length})`);
  return heading + element('section', {}, figures.join('\n'));
});

mkdirSync(folder, { recursive: true });
writeFileSync(
  join(folder, 'index.html'),
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Contact sheet</title><style>${style}</style></head><body><h1>${pictures.length} pictures</h1>${sections.join('\n')}</body></html>\n`,
);
console.log(`  ${relative(process.cwd(), folder)}/index.html`);
