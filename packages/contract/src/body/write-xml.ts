import type { JsonValue, Schema } from '../model.ts';

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}

/** Characters that are not allowed in an element name become underscores. */
function elementName(name: string): string {
  return name.replace(/[^\w.-]/g, '_').replace(/^(?=[^A-Za-z_])/, '_');
}

function element(name: string, value: JsonValue, indent: string): string {
  if (Array.isArray(value)) return value.map((one) => element(name, one, indent)).join('\n');
  const tag = elementName(name);
  if (typeof value !== 'object' || value === null) {
    return `${indent}<${tag}>${value === null ? '' : escaped(String(value))}</${tag}>`;
  }
  const inner = Object.entries(value).map(([key, one]) => element(key, one, `${indent}  `));
  return [`${indent}<${tag}>`, ...inner.filter((text) => text !== ''), `${indent}</${tag}>`].join(
    '\n',
  );
}

/** A value as XML, with the root element that the schema names: something for a reader to edit. */
export function writeXml(schema: Schema, value: JsonValue): string {
  const { name } = (schema.xml ?? {}) as { name?: unknown };
  const root = typeof name === 'string' ? name : (schema.$ref ?? schema.title ?? 'root');
  return Array.isArray(value) ? element('root', { [root]: value }, '') : element(root, value, '');
}
