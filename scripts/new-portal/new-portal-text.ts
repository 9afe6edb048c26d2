/** "Café Museum" -> "cafe-museum"; empty if there is no such letter or digit. */
export function nameInAddresses(text: string): string {
  return text
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-+|-+$/g, '');
}

/** A string literal in single quotes: the name of a museum may contain an apostrophe. */
export function quoted(text: string): string {
  return `'${inString(text)}'`;
}

function inString(text: string): string {
  return JSON.stringify(text).slice(1, -1).replaceAll('\\"', '"').replaceAll("'", "\\'");
}

/**
 * The starter's portal.ts, adapted to another institution.
 * @param changes `addresses`: fields with an address at a source-code host, which are removed if it is unknown
 */
export function portalText(
  text: string,
  {
    name,
    url,
    addresses,
  }: { name: string; url: string; addresses: Record<string, string | undefined> },
) {
  const domain = new URL(url).hostname.replace(/^(www|api|dev|developers?)\./, '');
  const named = text
    .replace("url: 'https://developers.museum.example/',", () => `url: ${quoted(url)},`)
    .replaceAll('Your Museum', () => inString(name))
    .replaceAll(/^(?! *\/\/)(.*(?:@|www\.))museum\.example/gm, (_, start) => start + domain);
  return Object.entries(addresses).reduce(
    (all, [field, address]) =>
      address === undefined ? withoutField(all, field) : withField(all, field, quoted(address)),
    named,
  );
}

/** Replaces one field at the top level of portal.ts. The starter has each of them. */
export function withField(text: string, field: string, value: string): string {
  return text.replace(fieldIn(text, field), () => `  ${field}: ${value},\n`);
}

/** Without a field at the top level, and the comment above it. */
export function withoutField(text: string, field: string): string {
  return text.replace(fieldIn(text, field, '(?:^ *//.*\\n)*'), '');
}

function fieldIn(text: string, field: string, before = ''): RegExp {
  const found = new RegExp(`${before}^  ${field}: (?:[^\\n{[]*,|[{[][\\s\\S]*?^  [}\\]],)\\n`, 'm');
  if (!found.test(text)) throw new Error(`portals/starter/portal.ts has no field ${field}.`);
  return found;
}

export function readmeText(text: string, { id, name }: { id: string; name: string }): string {
  return text
    .replace(/^# .*\n\n.*\n/, () => `# ${name}\n\nWhat to change, from the top down:\n`)
    .replaceAll('portals/starter', `portals/${id}`)
    .replaceAll('PORTAL=starter', `PORTAL=${id}`);
}
