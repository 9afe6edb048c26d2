/** `A **work** in [the guide](/docs)` -> `A work in the guide`; good enough for an excerpt. */
export function plainMarkdown(text: string): string {
  return text
    .replace(/^```.*$/gm, '')
    .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/^\s*(?:[-*]|\d+\.|#+|>)\s+/gm, '')
    .replace(/\*\*|`/g, '')
    .replace(/\s+/g, ' ')
    .trim();
}
