import { namedSvg } from '../html/output-html.ts';
import { idMark, type SvgOutput } from '../output.ts';
import { pictureAddress, type Tutorial } from './tutorial.ts';

const style =
  'color:#1a1a1a;background:#fff;font-family:system-ui,sans-serif;--plot-background:#fff';

/**
 * A drawing outside the page: black on white, since nothing around it gives it colours.
 * @param prefix begins every id in it
 */
export function drawingFile(tutorial: Tutorial, output: SvgOutput, prefix = 'd'): string {
  return namedSvg(output)
    .replaceAll(idMark, prefix)
    .replaceAll(/(<image\b[^>]*? href=")(https?:[^"]+)(")/g, (_, start, url, end) => {
      const address = pictureAddress(tutorial, url.replaceAll('&amp;', '&'));
      return `${start}${address.replaceAll('&', '&amp;')}${end}`;
    })
    .replace('<svg', `<svg style="${style}"`);
}

/**
 * As what a notebook shows a drawing. Jupyter makes an `<img>` of SVG, in which a browser loads no other
 * pictures, so a drawing that has some is HTML.
 */
export function drawingType({ svg }: SvgOutput): 'image/svg+xml' | 'text/html' {
  return /<image\b[^>]* href="https?:/.test(svg) ? 'text/html' : 'image/svg+xml';
}
