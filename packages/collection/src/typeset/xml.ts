export type Attributes = Readonly<Record<string, string | number>>;

export function escapeXml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}

export function element(name: string, attributes: Attributes, children = ''): string {
  const printed = Object.entries(attributes)
    .map(([key, value]) => ` ${key}="${escapeXml(String(value))}"`)
    .join('');
  return children ? `<${name}${printed}>${children}</${name}>` : `<${name}${printed}/>`;
}
