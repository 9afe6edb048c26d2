/** A catalogued name in natural order, e.g. "Tobias Marlow" for "Marlow, Tobias, 1790-1861". */
export function displayName(label: string): string {
  const undated = label.replace(/, (active |born |died )?(ca\. )?\d{4}.*$/, '');
  const [surname, forename, ...rest] = undated.split(', ');
  if (!surname || !forename) return undated;
  return [`${forename} ${surname}`, ...rest].join(', ');
}

/** The form with an initial, as on title pages: "Marlow, T. (Tobias), 1790-1861". */
export function otherNames(label: string): string[] {
  const [, surname, forename, rest = ''] = /^([^,]+), (\p{Lu}[^,]+)(, .*)?$/u.exec(label) ?? [];
  if (!surname || !forename) return [];
  return [`${surname}, ${forename.charAt(0)}. (${forename})${rest}`];
}
