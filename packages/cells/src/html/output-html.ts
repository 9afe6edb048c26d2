import { escapeMarkup } from '@portal/contract';
import {
  type ErrorOutput,
  type ImageItem,
  type ImagesOutput,
  idMark,
  type Output,
  type ProgressOutput,
  type SvgOutput,
  type TableOutput,
} from '../output.ts';

/** Where this page finds a picture, and its size if known. */
export type PlacedPicture = { src: string; width?: number; height?: number };

export type HtmlOptions = {
  /** The prefix of every id, so that none is repeated in the page, e.g. "cell-3-1". */
  prefix: string;
  /** Where the pictures of the sandbox are kept, for a page that works without it. */
  picture?: (url: string) => PlacedPicture | undefined;
};

/** An output as HTML; everything from data is escaped. */
export function outputHtml(output: Output, options: HtmlOptions): string {
  switch (output.kind) {
    case 'text':
      return `<pre class="cell-text">${escapeMarkup(output.text)}</pre>`;
    case 'log':
      return `<pre class="cell-log cell-log-${output.level}">${escapeMarkup(output.text)}</pre>`;
    case 'table':
      return tableHtml(output);
    case 'svg':
      return svgHtml(output, options);
    case 'images':
      return imagesHtml(output, options);
    case 'progress':
      return progressHtml(output);
    case 'error':
      return errorHtml(output);
  }
}

function tableHtml({ caption, columns, rows, note }: TableOutput): string {
  const align = (index: number): string =>
    columns[index]?.isNumeric ? ' class="cell-number"' : '';
  const head = columns
    .map(({ label }, index) => `<th scope="col"${align(index)}>${escapeMarkup(label)}</th>`)
    .join('');
  const body = rows
    .map((row) => {
      const cells = row.map((text, index) => `<td${align(index)}>${escapeMarkup(text)}</td>`);
      return `<tr>${cells.join('')}</tr>`;
    })
    .join('');
  const label = caption ?? 'Result';
  const heading = caption === undefined ? '' : `<caption>${escapeMarkup(caption)}</caption>`;
  // A wide table scrolls by itself, which requires a name and keyboard access.
  return `<div class="cell-table" role="group" aria-label="${escapeMarkup(label)}" tabindex="0"><table>${heading}<thead><tr>${head}</tr></thead><tbody>${body}</tbody></table></div>${noteHtml(note)}`;
}

function svgHtml(output: SvgOutput, { prefix, picture }: HtmlOptions): string {
  const { title, legend = [], ramp, note } = output;
  const swatches = legend.map(
    ({ label, colour }) =>
      `<li><svg width="12" height="12" aria-hidden="true" fill="${escapeMarkup(colour)}"><rect width="12" height="12"/></svg>${escapeMarkup(label)}</li>`,
  );
  const key = swatches.length > 0 ? `<ul class="cell-legend">${swatches.join('')}</ul>` : '';
  const scale = ramp ? ramp.replace('<svg', '<svg class="cell-ramp" aria-hidden="true"') : '';
  const placed = withPictures(namedSvg(output), picture);
  return `<figure class="cell-figure"><figcaption>${escapeMarkup(title)}</figcaption>${key}${scale.replaceAll(idMark, `${prefix}-ramp`)}${frameStart(output)}${placed.replaceAll(idMark, prefix)}</div></figure>${noteHtml(note)}`;
}

/** On a narrow screen a drawing scrolls rather than shrinks until nobody can read it. */
function frameStart({ svg, title }: SvgOutput): string {
  const width = /^<svg[^>]* width="(\d+)/.exec(svg)?.[1];
  const style = width ? ` style="--drawing-width:${width}px"` : '';
  return `<div class="cell-drawing" role="group" aria-label="${escapeMarkup(`Drawing: ${title}`)}" tabindex="0"${style}>`;
}

/** The drawing with its title and description inside, which belong to it wherever it goes. */
export function namedSvg({ svg, title, description }: SvgOutput): string {
  const ids = [`${idMark}-title`, ...(description ? [`${idMark}-desc`] : [])];
  const inside = `<title id="${idMark}-title">${escapeMarkup(title)}</title>${
    description ? `<desc id="${idMark}-desc">${escapeMarkup(description)}</desc>` : ''
  }`;
  return svg
    .replace('<svg', `<svg role="img" aria-labelledby="${ids.join(' ')}"`)
    .replace(/^(<svg(?:[^">]|"[^"]*")*?)(\/?)>/, (_, start, closes) =>
      closes ? `${start}>${inside}</svg>` : `${start}>${inside}`,
    );
}

function withPictures(svg: string, picture: HtmlOptions['picture']): string {
  if (!picture) return svg;
  return svg.replaceAll(/(<image\b[^>]*? href=")(https?:[^"]+)(")/g, (whole, start, url, end) => {
    const placed = picture(url.replaceAll('&amp;', '&'));
    return placed ? `${start}${escapeMarkup(placed.src)}${end}` : whole;
  });
}

function imagesHtml({ items, note }: ImagesOutput, { picture }: HtmlOptions): string {
  const list = items.map((item) => `<li>${imageHtml(item, picture?.(item.url))}</li>`);
  return `<ul class="cell-images">${list.join('')}</ul>${noteHtml(note)}`;
}

function imageHtml({ url, label, href }: ImageItem, placed: PlacedPicture | undefined): string {
  const { src, width, height } = placed ?? { src: url };
  const size = width && height ? ` width="${width}" height="${height}"` : '';
  // The caption describes it already: alternative text would be read twice.
  const image = `<img src="${escapeMarkup(src)}" alt=""${size} loading="lazy" decoding="async">`;
  const caption = `<figcaption>${escapeMarkup(label)}</figcaption>`;
  const inside = `${image}${caption}`;
  return href
    ? `<figure><a href="${escapeMarkup(href)}">${image}<span>${escapeMarkup(label)}</span></a></figure>`
    : `<figure>${inside}</figure>`;
}

function progressHtml({ done, total, label }: ProgressOutput): string {
  const text = `${escapeMarkup(label)}: ${done} of ${total}`;
  return `<div class="cell-progress"><progress max="${total}" value="${done}" aria-label="${escapeMarkup(label)}"></progress><span>${text}</span></div>`;
}

function errorHtml({ message, cell, line, calledFrom }: ErrorOutput): string {
  const inCell = calledFrom
    ? ` of ${cell.replace(/^\w+-/, 'cell ')}, called from line ${calledFrom.line}`
    : '';
  const place = line === undefined ? '' : `<span>Line ${line}${inCell}</span> `;
  return `<div class="cell-error" role="alert">${place}${escapeMarkup(message)}</div>`;
}

function noteHtml(note: string | undefined): string {
  return note === undefined ? '' : `<p class="cell-note">${escapeMarkup(note)}</p>`;
}
