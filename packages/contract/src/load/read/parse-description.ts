import { parseYaml } from '@redocly/openapi-core';
import { expandAliases } from './expand-aliases.ts';

export type ParsedDescription = {
  document: unknown;
  /** Where a part contained itself, as JSON pointers. */
  loops: string[];
  /** Why it is no valid YAML, though it can be read: a name occurs twice. */
  fault?: unknown;
};

/**
 * Parses YAML or JSON. JSON.parse takes a tenth of the time, but silently keeps the last of two equal
 * names, as every other reader does unless it is strict.
 */
export function parseDescription(text: string, { isStrict = false } = {}): ParsedDescription {
  const body = text.replace(/^\uFEFF/, '');
  if (isStrict) return expandAliases(parseYaml(body));
  if (/^\s*\{/.test(body)) {
    try {
      return { document: JSON.parse(body), loops: [] };
    } catch {
      // It may still be YAML, whose parser gives better errors.
    }
  }
  try {
    return expandAliases(parseYaml(body));
  } catch (fault) {
    return { ...expandAliases(parseYaml(body, { json: true })), fault };
  }
}
