import type { JsonValue } from '@portal/contract';
import type { AskedExample } from './asked-examples.ts';
import type { Answer } from './case.ts';
import { withDocumentedHosts } from './documented-hosts.ts';

/** `<a><b/></a>` with each element on its own line: white space is insignificant there. */
export function indentXml(xml: string): string {
  let depth = 0;
  const lines = xml
    .trim()
    .split(/(?<=>)\s*(?=<)/)
    .map((line) => {
      if (line.startsWith('</')) depth -= 1;
      const indented = `${'  '.repeat(depth)}${line}`;
      if (/^<\w[^>]*(?<!\/)>$/.test(line)) depth += 1;
      return indented;
    });
  return `${lines.join('\n')}\n`;
}

/** What a description shows of an answer. */
export function shownValue(
  { text, base }: Answer,
  { mediaType, request: { first } }: Pick<AskedExample, 'mediaType' | 'request'>,
): JsonValue {
  const shown = withDocumentedHosts(text, base);
  if (mediaType.endsWith('json')) return JSON.parse(shown) as JsonValue;
  return mediaType.endsWith('xml') ? indentXml(shown) : shown.slice(0, first);
}
