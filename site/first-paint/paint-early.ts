import { readTags, type Tag } from './read-tags.ts';

export type EarlyPaint = {
  /** The rules that the page uses, from its style sheets */
  css: string;
  /** Addresses of the scripts that the page will ask for as soon as the main script runs */
  scripts: readonly string[];
};

/** The addresses of the style sheets that a page waits for. */
export function sheetsOf(html: string): string[] {
  return blocking(html).flatMap(({ attributes }) =>
    isSheet(attributes) ? [attributes.get('href') ?? ''] : [],
  );
}

/**
 * Fetched any earlier, a style sheet takes the line that the page needs, and holds up its first
 * paint. A page in a background tab is not painted at all. One text for all pages, so that a
 * content security policy needs only one hash for it.
 */
const addSheets = `(function(list){function add(){list.forEach(function(href){var link=document.createElement('link');link.rel='stylesheet';link.href=href;document.head.append(link)})}if(document.visibilityState==='visible')requestAnimationFrame(function(){setTimeout(add)});else add()})(document.currentScript.dataset.sheets.split(' '))`;

/**
 * A page that is drawn as soon as its HTML is there: with the rules that it uses in its head. The
 * whole style sheets follow when it has been drawn, and its scripts are at the end.
 */
export function paintEarly(html: string, { css, scripts }: EarlyPaint): string {
  const moved = blocking(html);
  const [first] = moved;
  const end = html.lastIndexOf('</body>');
  if (first === undefined || end === -1) return html;
  if (/<\/style/i.test(css)) throw new Error('A style sheet contains </style>.');
  const kept = moved.map((tag, index) => {
    const next = moved[index + 1];
    return html.slice(endOf(html, tag), next?.start ?? end);
  });
  const sheets = moved.filter(({ attributes }) => isSheet(attributes));
  const own = moved.filter((tag) => !sheets.includes(tag));
  const known = new Set(own.map(({ attributes }) => attributes.get('src')));
  // Chunks come first: the main script would otherwise ask for them once more.
  const chunks = scripts.filter((src) => !known.has(src)).map(scriptTag);
  return [
    html.slice(0, first.start),
    `<style>${css}</style>`,
    ...kept,
    ...laterSheets(sheets.map(({ attributes }) => attributes.get('href') ?? '')),
    ...chunks,
    ...own.map((tag) => html.slice(tag.start, endOf(html, tag))),
    html.slice(end),
  ].join('');
}

/** The style sheets and the deferred scripts in a page's head. */
function blocking(html: string): Tag[] {
  const tags: Tag[] = [];
  for (const tag of readTags(html)) {
    if (tag.name === 'body') break;
    if (isSheet(tag.attributes) && tag.name === 'link') tags.push(tag);
    if (tag.name === 'script' && tag.attributes.has('src') && tag.attributes.has('defer')) {
      tags.push(tag);
    }
  }
  return tags;
}

function isSheet(attributes: Tag['attributes']): boolean {
  return attributes.get('rel') === 'stylesheet' && attributes.has('href');
}

function endOf(html: string, tag: Tag): number {
  const closing = '</script>';
  return tag.name === 'script' ? html.indexOf(closing, tag.end) + closing.length : tag.end;
}

function laterSheets(hrefs: readonly string[]): string[] {
  if (hrefs.length === 0) return [];
  const links = hrefs.map((href) => `<link rel="stylesheet" href="${href}">`);
  return [
    `<noscript>${links.join('')}</noscript>`,
    `<script data-sheets="${hrefs.join(' ')}">${addSheets}</script>`,
  ];
}

function scriptTag(src: string): string {
  return `<script src="${src}" defer></script>`;
}
