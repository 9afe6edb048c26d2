/**
 * The packages that others can install, each after those it depends on. `texts` are sources that a
 * package hands out as they are; they are packed under another name, since a package contains no
 * TypeScript to compile.
 * @type {readonly { folder: string, texts?: readonly string[] }[]}
 */
export const published = [
  { folder: 'contract' },
  { folder: 'iiif' },
  { folder: 'client' },
  { folder: 'sandbox' },
  { folder: 'reference' },
  { folder: 'cells', texts: ['take-away/project/', 'run/random.ts'] },
  { folder: 'search' },
  { folder: 'twins' },
];

/** What our sources call each other by. */
const sourceScope = '@portal';

/** Under which the packages are published: the one place to change for an owner of a scope. */
export const scope = '@portal';

/**
 * A source, a declaration or a README with its packages under the scope they are published in.
 * @param {string} text
 */
export function inScope(text, to = scope) {
  return text.replaceAll(`${sourceScope}/`, `${to}/`);
}
