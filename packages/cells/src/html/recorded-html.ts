import type { Output } from '../output.ts';
import { outputHtml, type PlacedPicture } from './output-html.ts';

export type KeptFile = { url: string; path: string; width?: number; height?: number };

/**
 * What a cell showed when the site was built, for a page that needs no scripting. Never empty, so
 * that a page can tell it from missing content.
 */
export function recordedHtml(
  cell: string,
  outputs: readonly Output[],
  pictures: readonly KeptFile[],
): string {
  const placed = new Map(
    pictures.map(({ url, path, width, height }): [string, PlacedPicture] => [
      url,
      { src: path, ...(width && height ? { width, height } : {}) },
    ]),
  );
  const picture = (url: string): PlacedPicture | undefined => placed.get(url);
  const parts = outputs.map((output, index) => {
    const html = outputHtml(output, { prefix: `${cell}-${index + 1}`, picture });
    return `<div class="cell-output">${html}</div>`;
  });
  return parts.length > 0 ? parts.join('') : '<span hidden></span>';
}
