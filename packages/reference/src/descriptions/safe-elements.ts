/** The elements that may contain text; anything else that an author writes leaves only its text. */
export const phrasing = [
  ...['a', 'abbr', 'b', 'bdi', 'bdo', 'br', 'cite', 'code', 'del', 'dfn', 'em', 'i', 'img', 'ins'],
  ...['kbd', 'mark', 'q', 's', 'samp', 'small', 'span', 'strong', 'sub', 'sup', 'u', 'var', 'wbr'],
];

export const blocks = [
  ...['blockquote', 'caption', 'dd', 'details', 'div', 'dl', 'dt', 'figcaption', 'figure'],
  ...['h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'hr', 'li', 'ol', 'p', 'pre', 'summary'],
  ...['table', 'tbody', 'td', 'tfoot', 'th', 'thead', 'tr', 'ul'],
];

/** The content of these is not for readers. */
export const dropped = [
  ...['applet', 'audio', 'canvas', 'embed', 'frameset', 'head', 'iframe', 'math', 'noembed'],
  ...['noframes', 'noscript', 'object', 'plaintext', 'script', 'select', 'style', 'svg'],
  ...['template', 'textarea', 'title', 'video', 'xmp'],
];

const known = new Set([
  ...phrasing,
  ...blocks,
  ...dropped,
  ...['address', 'article', 'aside', 'base', 'basefont', 'big', 'body', 'button', 'center', 'col'],
  ...['colgroup', 'data', 'datalist', 'dialog', 'fieldset', 'font', 'footer', 'form', 'frame'],
  ...['header', 'hgroup', 'html', 'input', 'label', 'legend', 'link', 'main', 'map', 'marquee'],
  ...['meta', 'meter', 'nav', 'nobr', 'option', 'optgroup', 'output', 'param', 'picture'],
  ...['progress', 'rp', 'rt', 'ruby', 'section', 'slot', 'source', 'strike', 'time', 'track', 'tt'],
]);

/** Whether a piece of Markdown such as `<b>` is markup: `<id>` and `<dc:title>` are text. */
export function isMarkup(text: string): boolean {
  const name = /^<\/?([a-z][^\s/>]*)/i.exec(text)?.[1];
  return name === undefined || known.has(name.toLowerCase());
}
