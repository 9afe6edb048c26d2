/** The rules of a `_headers` file, in order. */
export type HeaderRule = {
  pattern: RegExp;
  /** Headers that are removed, then headers that are set. */
  removed: string[];
  set: [name: string, value: string][];
};

/**
 * Parses a `_headers` file as static hosts do: a path at the beginning of a line, where `*` is
 * anything, and below it, indented, `Name: value` or `! Name`.
 */
export function parseHeadersFile(text: string): HeaderRule[] {
  const rules: HeaderRule[] = [];
  for (const line of text.split('\n')) {
    const content = line.trim();
    if (content === '' || content.startsWith('#')) continue;
    if (!/^\s/.test(line)) {
      rules.push({ pattern: patternOf(content), removed: [], set: [] });
      continue;
    }
    const rule = rules.at(-1);
    const [, removed] = /^!\s*(\S+)$/.exec(content) ?? [];
    const [, name, value] = /^([^\s:]+):\s*(.+)$/.exec(content) ?? [];
    if (rule && removed) rule.removed.push(removed.toLowerCase());
    else if (rule && name && value) rule.set.push([name.toLowerCase(), value]);
    else throw new Error(`_headers: "${line}" is neither a path nor a header below one`);
  }
  return rules;
}

function patternOf(path: string): RegExp {
  const parts = path.split('*').map((part) => part.replace(/[\\^$.+?()[\]{}|]/g, '\\$&'));
  return new RegExp(`^${parts.join('.*')}$`);
}

/**
 * The combined effect of all rules that match an address: a header that two of them set has both
 * values.
 */
export function headersFor(rules: readonly HeaderRule[], path: string): Record<string, string> {
  const headers: Record<string, string> = {};
  for (const { pattern, removed, set } of rules) {
    if (!pattern.test(path)) continue;
    for (const name of removed) delete headers[name];
    for (const [name, value] of set) {
      headers[name] = headers[name] === undefined ? value : `${headers[name]}, ${value}`;
    }
  }
  return headers;
}
