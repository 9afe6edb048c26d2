/**
 * The files that a description refers to: `$ref: './errors.yaml#/Gone'` leads to "./errors.yaml".
 */
export function referencesIn(text: string): string[] {
  const found = text.matchAll(/\$ref["']?\s*:\s*(?:"([^"#]+)|'([^'#]+)|([^\s"'#,}]+))/g);
  const targets = [...found].map(([, double, single, bare]) => double ?? single ?? bare ?? '');
  return [...new Set(targets)].filter((target) => !/^\w+:/.test(target));
}
