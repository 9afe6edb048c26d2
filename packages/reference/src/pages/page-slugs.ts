/** Long enough to be told apart, short enough for every file system. */
const mostLetters = 60;

/** Letters of other scripts have no safe form, so a name made only of them is numbered. */
function digest(text: string): string {
  let hash = 0x811c9dc5;
  for (const letter of text) {
    hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193) >>> 0;
  }
  return hash.toString(36);
}

/** `Code Scanning` becomes `code-scanning`: lower case, since some file systems ignore case. */
export function slugOf(name: string): string {
  const slug = name
    .normalize('NFKD')
    .toLowerCase()
    .replace(/\p{Mark}/gu, '')
    .replace(/[^a-z\d]+/g, '-')
    .slice(0, mostLetters)
    .replace(/^-+|-+$/g, '');
  return slug === '' ? `tag-${digest(name)}` : slug;
}

/** Gives each name a unique slug: repetitions are numbered. */
export function uniqueSlugs(reserved: readonly string[] = []): (name: string) => string {
  const taken = new Set(reserved);
  return (name) => {
    const slug = slugOf(name);
    let found = slug;
    for (let number = 2; taken.has(found); number += 1) found = `${slug}-${number}`;
    taken.add(found);
    return found;
  };
}
