import type { DrawnElement } from './tidy-svg.ts';

type Attribute = { readonly name: string; readonly value: string };

const element = 1;
const text = 3;
const withText = new Set(['text', 'tspan', 'textPath', 'title', 'desc']);

/**
 * Turns a drawing by matplotlib or R into one for a page: `style` becomes attributes, black becomes
 * the colour of the page's text and white its background, and groups and ids without effect are
 * removed.
 */
export function plainSvg(root: DrawnElement): DrawnElement {
  const used = new Set(usedIds(root));
  const plain = (node: DrawnElement, parent: string): DrawnElement[] => {
    if (node.nodeType === text) return withText.has(parent) ? [node] : [];
    if (node.nodeType !== element) return [];
    const given = attributesOf(node);
    const attributes = given.filter(({ name, value }) => name !== 'id' || used.has(value));
    const childNodes = [...node.childNodes].flatMap((child) => plain(child, node.localName));
    if (node.localName === 'g' && attributes.length === 0) return childNodes;
    // The glyphs of a font extend beyond their origin, where a symbol would clip them.
    const isGlyph = given.some(({ name, value }) => name === 'overflow' && value === 'visible');
    const localName = node.localName === 'symbol' && isGlyph ? 'g' : node.localName;
    return [
      { nodeType: element, localName, textContent: node.textContent, attributes, childNodes },
    ];
  };
  const [drawing = root] = plain(root, '');
  return {
    ...drawing,
    // What has no colour is black, and matplotlib joins all lines in its style sheet.
    attributes: once([
      { name: 'fill', value: 'currentColor' },
      { name: 'stroke-linejoin', value: 'round' },
      ...drawing.attributes,
    ]),
  };
}

function usedIds(node: DrawnElement): string[] {
  const own = [...(node.nodeType === element ? node.attributes : [])].flatMap(({ name, value }) =>
    name.endsWith('href')
      ? [value.replace('#', '')]
      : [...value.matchAll(/url\(["']?#([^"')]+)/g)].map(([, id = '']) => id),
  );
  return [...own, ...[...(node.childNodes ?? [])].flatMap(usedIds)];
}

function attributesOf({ attributes, localName }: DrawnElement): Attribute[] {
  const all = [...attributes];
  const style = all.find(({ name }) => name === 'style')?.value ?? '';
  const others = all.filter(({ name }) => name !== 'style');
  return once([
    ...others.map((one) => writtenAttribute(one, localName)),
    ...declarations(style, localName),
  ]);
}

/** A style wins over an attribute of the same name: both in one element would be invalid XML. */
function once(attributes: readonly Attribute[]): Attribute[] {
  return [...new Map(attributes.map((one) => [one.name, one])).values()];
}

function writtenAttribute({ name, value }: Attribute, tag: string): Attribute {
  if (name === 'd') return { name, value: value.replaceAll(/\s+/g, ' ').trim() };
  const isSize = tag === 'svg' && (name === 'width' || name === 'height');
  return plainAttribute(name, isSize ? value.replace(/pt$/, '') : value, tag);
}

/** "fill: none; stroke: #000000" */
function declarations(style: string, tag: string): Attribute[] {
  return style.split(';').flatMap((declaration) => {
    const [, name = '', value = ''] = /^\s*([\w-]+)\s*:\s*(.+?)\s*$/s.exec(declaration) ?? [];
    if (name === 'font') return fontAttributes(value);
    return name
      ? [plainAttribute(name, name === 'font-size' ? withoutUnit(value) : value, tag)]
      : [];
  });
}

/** "italic 700 13px 'DejaVu Sans', sans-serif": the page has its own typeface. */
function fontAttributes(font: string): Attribute[] {
  const [, before = '', size = ''] = /^(.*?)([\d.]+)(?:px|pt)/.exec(font) ?? [];
  const weight = /\b(bold|\d00)\b/.exec(before)?.[1];
  return [
    ...(size ? [{ name: 'font-size', value: size }] : []),
    ...(weight ? [{ name: 'font-weight', value: weight }] : []),
    ...(/\b(italic|oblique)\b/.test(before) ? [{ name: 'font-style', value: 'italic' }] : []),
  ];
}

function withoutUnit(size: string): string {
  return size.replace(/(px|pt)$/, '');
}

/** Elements that contain letters: R writes them as glyphs in a group. */
const lettering = new Set(['text', 'tspan', 'g', 'use']);

function plainAttribute(name: string, value: string, tag: string): Attribute {
  if (!/^(fill|stroke|stop-color)$/.test(name)) return { name, value };
  // White letters are on something dark, which does not change in the other colour mode.
  const isLetter = name === 'fill' && lettering.has(tag);
  return { name, value: pageColour(value, isLetter) };
}

function pageColour(colour: string, isLetter: boolean): string {
  const hex = hexOf(colour.toLowerCase());
  if (['#000000', 'black', 'currentcolor'].includes(hex)) return 'currentColor';
  if (hex !== '#ffffff' && hex !== 'white') return hex;
  return isLetter ? '#ffffff' : 'var(--plot-background, #ffffff)';
}

/** "rgb(25.9%, 41.2%, 81.6%)" -> "#4269d0" */
function hexOf(colour: string): string {
  const parts = /^rgb\(([\d.]+)%,\s*([\d.]+)%,\s*([\d.]+)%\)$/.exec(colour)?.slice(1);
  if (!parts) return colour;
  const digits = parts.map((part) =>
    Math.round(Number(part) * 2.55)
      .toString(16)
      .padStart(2, '0'),
  );
  return `#${digits.join('')}`;
}
