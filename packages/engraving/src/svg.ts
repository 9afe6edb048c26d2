export type Attributes = Readonly<Record<string, string | number | undefined>>;

export function escapeXml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}

export function element(name: string, attributes: Attributes, children = ''): string {
  const printed = Object.entries(attributes)
    .filter(([, value]) => value !== undefined)
    .map(([key, value]) => ` ${key}="${escapeXml(String(value))}"`)
    .join('');
  return children ? `<${name}${printed}>${children}</${name}>` : `<${name}${printed}/>`;
}

export function svgDocument(width: number, height: number, body: string): string {
  return element(
    'svg',
    {
      xmlns: 'http://www.w3.org/2000/svg',
      width,
      height,
      viewBox: `0 0 ${width} ${height}`,
    },
    element('g', { fill: 'none', 'stroke-linecap': 'round', 'stroke-linejoin': 'round' }, body),
  );
}

export function stroke(d: string, colour: string, width: number, more: Attributes = {}): string {
  return d && element('path', { d, stroke: colour, 'stroke-width': width, ...more });
}

export function fill(d: string, colour: string, more: Attributes = {}): string {
  return d && element('path', { d, fill: colour, ...more });
}

/** A filled and outlined form: it hides whatever was drawn before it. */
export function form(
  d: string,
  ground: string,
  outline: string,
  width: number,
  more: Attributes = {},
): string {
  return d && element('path', { d, fill: ground, stroke: outline, 'stroke-width': width, ...more });
}
