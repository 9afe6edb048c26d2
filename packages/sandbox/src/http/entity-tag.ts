const tagList = /^\s*(?:W\/)?"[^"]*"\s*(?:,\s*(?:W\/)?"[^"]*"\s*)*$/;

/**
 * Whether an `If-None-Match` header names this tag. `W/` is ignored, as RFC 9110 requires; a header
 * that is not a list of tags matches nothing, so the client gets the whole answer.
 */
export function matchesEntityTag(header: string | null | undefined, tag: string): boolean {
  if (!header) return false;
  if (header.trim() === '*') return true;
  return tagsIn(header).some((named) => named.replace(/^W\//, '') === tag);
}

/**
 * Whether an `If-Match` header allows an answer with this tag: a client that resumes a download wants
 * no part of another copy. A weak tag names none, as RFC 9110 requires.
 */
export function allowsEntityTag(header: string | null | undefined, tag: string): boolean {
  if (!header || header.trim() === '*') return true;
  return tagsIn(header).includes(tag);
}

/** Each with its quotes, and with `W/` if it is weak. */
function tagsIn(header: string): string[] {
  return tagList.test(header) ? (header.match(/(?:W\/)?"[^"]*"/g) ?? []) : [];
}
