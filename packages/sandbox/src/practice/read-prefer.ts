/** A preference, e.g. `code=503; times=2`. Names are in lower case. */
export type Preference = { value: string; parameters: ReadonlyMap<string, string> };

/** A name, perhaps a value, and what follows it. Lists may have empty elements. */
const piece =
  /[ \t]*(?:([!#$%&'*+.^_`|~\w-]+)(?:[ \t]*=[ \t]*(?:([!#$%&'*+.^_`|~\w-]+)|"((?:[^"\\]|\\.)*)"))?[ \t]*)?([,;]|$)/y;

/** In characters: whoever has more to say does not say it to a sandbox. */
const longestHeader = 1000;

/**
 * The preferences in the header `Prefer` (RFC 7240) by name, the first of each; undefined if it cannot be
 * read. Several headers arrive as one, joined with commas.
 */
export function readPrefer(header: string): ReadonlyMap<string, Preference> | undefined {
  if (header.length > longestHeader) return undefined;
  const preferences = new Map<string, Preference>();
  /** Those of the preference that is being read. */
  let parameters: Map<string, string> | undefined;
  for (let at = 0, end = ','; end !== ''; ) {
    piece.lastIndex = at;
    const [whole, name, plain, quoted, next = ''] = piece.exec(header) ?? [];
    if (whole === undefined) return undefined;
    at += whole.length;
    if (end === ',') parameters = undefined;
    if (name !== undefined) {
      const key = name.toLowerCase();
      const value = plain ?? quoted?.replaceAll(/\\(.)/g, '$1') ?? '';
      if (end === ';' && !parameters) return undefined;
      if (parameters) {
        if (!parameters.has(key)) parameters.set(key, value);
      } else {
        parameters = new Map();
        if (!preferences.has(key)) preferences.set(key, { value, parameters });
      }
    }
    end = next;
  }
  return preferences;
}
