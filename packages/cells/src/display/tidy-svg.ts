import { escapeMarkup } from '@portal/contract';
import { idMark } from '../output.ts';
import { isSvgAttribute, svgAttributes, svgElements } from './svg-rules.ts';

/** The part of a document's elements that is read here: a browser's, or linkedom's. */
export type DrawnElement = {
  readonly nodeType: number;
  readonly localName: string;
  readonly textContent: string | null;
  readonly attributes: Iterable<{ readonly name: string; readonly value: string }>;
  readonly childNodes: Iterable<DrawnElement>;
};

/** By lower case, as an HTML parser writes them. */
const elements = new Map(svgElements.map((name) => [name.toLowerCase(), name]));
const attributeNames = new Set(svgAttributes);

/** Plot's own categorical colours, which the page may replace in each colour mode. */
const kinds = [
  ...['#4269d0', '#efb118', '#ff725c', '#6cc5b0', '#3ca951'],
  ...['#ff8ab7', '#a463f2', '#97bbf5', '#9c6b4e', '#9498a0'],
];

/**
 * Removes what a drawing may not contain, so that what is recorded matches what a page shows live.
 * Numbers are rounded to two decimals: more cannot be seen, and differ between machines.
 */
export function tidySvg(root: DrawnElement): string {
  const ids = new Map<string, string>();
  const idOf = (id: string): string => {
    const known = ids.get(id) ?? `${idMark}-${ids.size + 1}`;
    ids.set(id, known);
    return known;
  };
  return write(root, idOf, true);
}

function write(node: DrawnElement, idOf: (id: string) => string, isRoot = false): string {
  if (node.nodeType === 3) return escapeMarkup(node.textContent ?? '');
  const tag = node.nodeType === 1 && elements.get(node.localName.toLowerCase());
  if (!tag) return '';
  const given = [...node.attributes];
  // As in a browser, the newer name wins: both in one element would be invalid XML.
  const older = given.some(({ name }) => name === 'href') ? '' : 'xlink:href';
  const attributes = given
    .map(({ name, value }) => ({ name: name === older ? 'href' : name, value }))
    .filter(({ name }) => attributeNames.has(name))
    .map(({ name, value }) => ({ name, value: tidyValue(name, value, idOf) }))
    .filter(({ name, value }) => isSvgAttribute(tag, name, value, idMark))
    .map(({ name, value }) => ` ${name}="${escapeMarkup(value)}"`)
    .sort();
  if (isRoot) attributes.push(...ownSize(node));
  const inside = [...node.childNodes].map((child) => write(child, idOf)).join('');
  const space = isRoot ? ' xmlns="http://www.w3.org/2000/svg"' : '';
  return inside === ''
    ? `<${tag}${space}${attributes.join('')}/>`
    : `<${tag}${space}${attributes.join('')}>${inside}</${tag}>`;
}

/** A drawing without a size would fill the page, so it is as wide as its own units. */
function ownSize({ attributes }: DrawnElement): string[] {
  const given = new Map([...attributes].map(({ name, value }) => [name, value]));
  const [, , width, height] = (given.get('viewBox') ?? '').trim().split(/[\s,]+/);
  if (given.has('width') || !Number(width) || !Number(height)) return [];
  return [` width="${Number(width)}"`, ` height="${Number(height)}"`];
}

function tidyValue(name: string, value: string, idOf: (id: string) => string): string {
  if (name === 'id') return idOf(value);
  if (name === 'href') return value.startsWith('#') ? `#${idOf(value.slice(1))}` : value;
  const linked = value.replaceAll(/url\(["']?#([^"')]+)["']?\)/g, (_, id) => `url(#${idOf(id)})`);
  if (/^(fill|stroke|stop-color|color)$/.test(name)) return themeColour(linked);
  if (linked.includes('url(')) return linked;
  // What a scale multiplies may be large.
  return roundNumbers(linked, /scale|matrix/.test(linked) ? 1_000_000 : 100);
}

/** "#4269d0" -> a colour of the page, or itself if the page has none */
export function themeColour(colour: string): string {
  const index = kinds.indexOf(colour.toLowerCase());
  return index === -1 ? colour : `var(--cell-colour-${index + 1}, ${colour})`;
}

/** @param parts into how many parts of 1 */
function roundNumbers(text: string, parts: number): string {
  // "2.999.5" is two numbers, and "3.5" is one.
  const apart = text.replaceAll(/(\.\d+(?:e-?\d+)?)(?=\.)/g, '$1 ');
  return apart.replaceAll(/-?\d*\.\d{3,}(?:e-?\d+)?|-?\d+(?:\.\d+)?e-?\d+/g, (digits) => {
    // The flags of an arc may precede a number without a space: "01.234".
    if (/^0\d/.test(digits)) return digits;
    const rounded = Math.round(Number(digits) * parts) / parts;
    return String(rounded === 0 ? 0 : rounded);
  });
}
