/** A row of the specification as it stands there, e.g. 'id, label, type'. */
export function words(text: string): string[] {
  return text.split(/,\s*/);
}
