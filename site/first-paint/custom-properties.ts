/** The custom properties that a text reads, e.g. `--ink` of `color:var(--ink)`. */
export function* usedProperties(text: string): Generator<string> {
  for (const [, name = ''] of text.matchAll(/var\(\s*(--[\w-]+)/g)) yield name;
}

/** The custom property that a declaration sets, e.g. `--ink` of `--ink:black`. */
export function propertyOf(declaration: string): string | undefined {
  return /^--[\w-]+/.exec(declaration)?.[0];
}

/**
 * The custom properties that are needed to draw a page: those that it or another declaration reads,
 * and those that these read in turn.
 * @param declarations of all rules that the page uses
 */
export function neededProperties(
  declarations: readonly string[],
  tokens: ReadonlySet<string>,
): Set<string> {
  const readBy = new Map<string, string[]>();
  const needed = new Set([...tokens].filter((token) => token.startsWith('--')));
  for (const declaration of declarations) {
    const property = propertyOf(declaration);
    if (property === undefined) for (const name of usedProperties(declaration)) needed.add(name);
    else readBy.set(property, [...(readBy.get(property) ?? []), ...usedProperties(declaration)]);
  }
  // A set can be added to while it is walked.
  for (const name of needed) for (const other of readBy.get(name) ?? []) needed.add(other);
  return needed;
}
