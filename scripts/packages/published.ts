export type Published = { folder: string; texts?: readonly string[] };

/**
 * The packages that others can install, each after those it depends on. `texts` are sources that a
 * package hands out unchanged; they are packed under another name, since a package contains no
 * TypeScript to compile.
 */
export const published: readonly Published[] = [
  { folder: 'contract' },
  { folder: 'iiif' },
  { folder: 'client' },
  { folder: 'sandbox' },
  { folder: 'ui' },
  { folder: 'reference' },
  { folder: 'cells', texts: ['downloads/project/', 'run/random.ts'] },
  { folder: 'search' },
  { folder: 'markdown' },
];

/** The scope in our sources. */
const sourceScope = '@portal';

/** The scope the packages are published under: the one place to change for the owner of a scope. */
export const scope = '@portal';

/** A source, a declaration or a README with the published scope. */
export function inScope(text: string, to = scope) {
  return text.replaceAll(`${sourceScope}/`, `${to}/`);
}
