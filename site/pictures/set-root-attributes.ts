import { svgRoot } from '../config/brand/svg-problems.ts';

/** An SVG with other attributes on its root; a prolog or comment before the root is dropped. */
export function setRootAttributes(
  svg: string,
  attributes: Readonly<Record<string, string | number>>,
): string {
  const root = svgRoot(svg);
  if (!root) throw new Error('An SVG must have an <svg> element.');
  const others = Object.keys(attributes).reduce(
    (tag, name) => tag.replace(new RegExp(`\\s${name}\\s*=\\s*(?:"[^"]*"|'[^']*')`), ''),
    root.slice('<svg'.length),
  );
  const printed = Object.entries(attributes).map(([name, value]) => ` ${name}="${value}"`);
  return `<svg${printed.join('')}${others}${svg.slice(svg.indexOf(root) + root.length).trimEnd()}`;
}
