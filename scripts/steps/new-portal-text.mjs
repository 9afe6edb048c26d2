/** A string of a program, in single quotes: the name of a museum may have an apostrophe. */
export function quoted(text) {
  return `'${inString(text)}'`;
}

function inString(text) {
  return JSON.stringify(text).slice(1, -1).replaceAll('\\"', '"').replaceAll("'", "\\'");
}

/**
 * The starter's portal.ts, with the words of another institution.
 * @param {string} text
 * @param {{ name: string, url: string, editUrl?: string }} changes
 */
export function portalText(text, { name, url, editUrl }) {
  const domain = new URL(url).hostname.replace(/^(www|api|dev|developers?)\./, '');
  const named = text
    .replace("url: 'https://developers.museum.example/',", () => `url: ${quoted(url)},`)
    .replaceAll('Your Museum', () => inString(name))
    .replaceAll(/^(?! *\/\/)(.*(?:@|www\.))museum\.example/gm, (_, start) => start + domain);
  const line = editUrl ? `  editUrl: ${quoted(editUrl)},\n` : '';
  const comment = editUrl ? '$1' : '';
  return named.replace(/^( *\/\/[^\n]*\n) *editUrl:[^\n]*\n/m, comment + line);
}

/** One field at the top level of portal.ts, with another value. The starter has each of them. */
export function withField(text, field, value) {
  return text.replace(fieldIn(text, field), () => `  ${field}: ${value},\n`);
}

/** Without a field at the top level, and the comment above it. */
export function withoutField(text, field) {
  return text.replace(fieldIn(text, field, '(?:^ *//.*\\n)*'), '');
}

function fieldIn(text, field, before = '') {
  const found = new RegExp(`${before}^  ${field}: (?:[^\\n{[]*,|[{[][\\s\\S]*?^  [}\\]],)\\n`, 'm');
  if (!found.test(text)) throw new Error(`portals/starter/portal.ts has no field ${field}.`);
  return found;
}

export function readmeText(text, { id, name }) {
  return text
    .replace(/^# .*\n\n.*\n/, () => `# ${name}\n\nWhat to change, from the top down:\n`)
    .replaceAll('portals/starter', `portals/${id}`)
    .replaceAll('PORTAL=starter', `PORTAL=${id}`);
}
