/** What any drawing may consist of. Names are those of SVG. */
export const svgElements: readonly string[] = [
  ...['svg', 'g', 'defs', 'symbol', 'use', 'path', 'rect', 'circle', 'ellipse', 'line'],
  ...['polyline', 'polygon', 'text', 'tspan', 'textPath', 'image', 'clipPath', 'mask', 'marker'],
  ...['pattern', 'linearGradient', 'radialGradient', 'stop', 'title', 'desc', 'a'],
];

/**
 * No `class`, `style`, `overflow` or `font-family`: the page's style sheet decides how a drawing
 * sits in the page.
 */
export const svgAttributes: readonly string[] = [
  ...['id', 'href', 'viewBox', 'preserveAspectRatio', 'width', 'height', 'x', 'y', 'x1', 'x2'],
  ...['y1', 'y2', 'cx', 'cy', 'r', 'rx', 'ry', 'fx', 'fy', 'fr', 'd', 'points', 'pathLength'],
  ...['transform', 'dx', 'dy', 'rotate', 'textLength', 'lengthAdjust', 'startOffset', 'offset'],
  ...['fill', 'fill-opacity', 'fill-rule', 'stroke', 'stroke-width', 'stroke-opacity'],
  ...['stroke-linecap', 'stroke-linejoin', 'stroke-miterlimit', 'stroke-dasharray'],
  ...['stroke-dashoffset', 'color', 'opacity', 'display', 'visibility', 'paint-order'],
  ...['shape-rendering', 'text-rendering', 'image-rendering', 'vector-effect', 'clip-path'],
  ...['clip-rule', 'clipPathUnits', 'mask', 'maskUnits', 'maskContentUnits', 'marker-start'],
  ...['marker-mid', 'marker-end', 'markerWidth', 'markerHeight', 'markerUnits', 'orient'],
  ...['refX', 'refY', 'patternUnits', 'patternContentUnits', 'patternTransform', 'stop-color'],
  ...['stop-opacity', 'gradientUnits', 'gradientTransform', 'spreadMethod', 'font-size'],
  ...['font-style', 'font-variant', 'font-weight', 'text-anchor', 'text-decoration'],
  ...['dominant-baseline', 'alignment-baseline', 'baseline-shift', 'letter-spacing'],
  ...['word-spacing', 'writing-mode'],
];

const functions = new Set([
  ...['rgb', 'rgba', 'hsl', 'hsla', 'hwb', 'lab', 'lch', 'oklab', 'oklch', 'color', 'color-mix'],
  ...['var', 'calc', 'matrix', 'translate', 'rotate', 'scale', 'skewx', 'skewy'],
  ...['circle', 'ellipse', 'inset', 'polygon', 'path'],
]);

/**
 * Whether an attribute is safe: it refers to nothing outside the drawing except pages and pictures
 * on the web, and does not move the drawing over the page.
 *
 * @param ids the prefix of the drawing's ids
 */
export function isSvgAttribute(element: string, name: string, value: string, ids: string): boolean {
  if (name === 'href') return isSvgLink(element, value, ids);
  if (name === 'transform' && element === 'svg') return false;
  return isSvgValue(value, ids);
}

function isSvgLink(element: string, href: string, ids: string): boolean {
  if (element === 'image') return isPictureData(href) || isWebAddress(href);
  return href.startsWith(`#${ids}`) || (element === 'a' && isWebAddress(href));
}

/**
 * Many attributes are read as CSS, where a backslash can spell any name and functions other than
 * `url` fetch files too.
 */
function isSvgValue(value: string, ids: string): boolean {
  if (value.includes('\\')) return false;
  const calls = [...value.matchAll(/([\w-]*)\((?=\s*["']?([^"')]*))/g)];
  return calls.every(([, name = '', inside = '']) =>
    name.toLowerCase() === 'url' ? inside.startsWith(`#${ids}`) : functions.has(name.toLowerCase()),
  );
}

export function isWebAddress(text: string): boolean {
  return /^https?:\/\//i.test(text) && URL.canParse(text);
}

export function isPictureData(text: string): boolean {
  return /^data:image\/(png|jpeg|gif|webp|svg\+xml)[;,]/i.test(text);
}
