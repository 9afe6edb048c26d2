import { mkdir, writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { outputHtml, type PlacedPicture } from '@portal/cells';
import { type KeptPicture, printOutput, type RanTutorial } from '@portal/cells/node';
import { escapeMarkup } from '@portal/contract';
import { root } from '../bootstrap/paths.mjs';

/** Prints the outputs of each cell, and writes a page to look at the drawings and pictures. */
export async function printTutorial(
  { slug, cells, outputs, pictures }: RanTutorial,
  folder: string,
): Promise<void> {
  const placed = new Map(pictures.map((picture) => [picture.url, dataUrl(picture)]));
  const picture = (url: string) => placed.get(url);
  let page = `<!doctype html><meta charset="utf-8"><title>${slug}</title><style>${style}</style>`;
  for (const { id, kind, line, source } of cells) {
    console.log(`\n── ${id} (${kind}, line ${line})`);
    page += `<h2>${id}</h2><pre class="source">${escapeMarkup(source)}</pre>`;
    for (const [index, output] of (outputs[id] ?? []).entries()) {
      console.log(printOutput(output));
      page += outputHtml(output, { prefix: `${id}-${index}`, picture });
    }
  }
  const file = join(folder, `${slug}.html`);
  await mkdir(folder, { recursive: true });
  await writeFile(file, page);
  console.log(`\n  To look at it: ${relative(root, file)}`);
}

function dataUrl({ bytes, path, url: _, ...size }: KeptPicture): PlacedPicture {
  const type = path.endsWith('.png') ? 'image/png' : 'image/jpeg';
  return { src: `data:${type};base64,${Buffer.from(bytes).toString('base64')}`, ...size };
}

const style = `
  :root { color-scheme: light dark; --plot-background: Canvas }
  body { font: 16px/1.5 system-ui, sans-serif; max-width: 46rem; margin: 2rem auto; padding: 0 1rem }
  pre { white-space: pre-wrap } .source { opacity: .7; font-size: 13px; border-left: 3px solid; padding-left: 1rem }
  table { border-collapse: collapse } th, td { text-align: left; padding: .25rem .75rem; border-bottom: 1px solid #8886 }
  .cell-number { text-align: right } figure { margin: 1rem 0 } .cell-figure > svg { display: block; max-width: 100%; height: auto }
  .cell-legend, .cell-images { display: flex; flex-wrap: wrap; gap: .5rem 1rem; list-style: none; padding: 0 }
  .cell-legend svg { margin-right: .4rem } .cell-images figure { margin: 0; max-width: 160px; font-size: 13px }
  .cell-images img { max-width: 100%; height: auto } .cell-figure > figcaption { font-weight: bold }`;
