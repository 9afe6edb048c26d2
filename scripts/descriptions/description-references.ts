/**
 * The files that a description seems to refer to: `$ref: './errors.yaml#/Gone'` leads to
 * "./errors.yaml". Parsing a large one takes a second, so comments and prose count too.
 */
export function referencesIn(text: string): string[] {
  const found = text.matchAll(/\$ref["']?\s*:\s*(?:"([^"#]+)|'([^'#]+)|([^\s"'#,}]+))/g);
  return filesAmong([...found].map(([, double, single, bare]) => double ?? single ?? bare ?? ''));
}

/** Without addresses, and each once. */
export function filesAmong(targets: readonly string[]): string[] {
  return [...new Set(targets)].filter((target) => target !== '' && !/^\w+:/.test(target));
}
