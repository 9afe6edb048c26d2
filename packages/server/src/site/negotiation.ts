import { parseAccept } from 'hono/utils/accept';
import type { ContentEncoding } from '../prepare/build-manifest.ts';

export type Encoding = ContentEncoding | 'identity';

// If equally acceptable, the smallest copy wins.
const preferred: readonly Encoding[] = ['br', 'gzip', 'identity'];

/** The weight of a header entry, e.g. 0.5 for `gzip` in `br, gzip;q=0.5`. */
function weights(header: string): (name: string) => number | undefined {
  const entries = parseAccept(header);
  return (name) => entries.find(({ type }) => type.toLowerCase() === name)?.q;
}

/** Picks the encoding for an `Accept-Encoding` header; `identity` is always available as a fallback. */
export function chooseEncoding(
  header: string | null | undefined,
  available: readonly Encoding[],
): Encoding {
  const weightOf = weights(header ?? '');
  let best: Encoding = 'identity';
  let bestWeight = 0;
  for (const encoding of preferred) {
    if (encoding !== 'identity' && !available.includes(encoding)) continue;
    const weight = weightOf(encoding) ?? weightOf('*') ?? 0;
    if (weight > bestWeight) [best, bestWeight] = [encoding, weight];
  }
  return best;
}

/** How much a page is wanted; the most specific range decides. */
function weightOfHtml(weightOf: ReturnType<typeof weights>): number {
  return weightOf('text/html') ?? weightOf('text/*') ?? weightOf('*/*') ?? 0;
}

/** Whether an `Accept` header accepts a page. */
export function acceptsHtml(header: string | null | undefined): boolean {
  if (!header?.trim()) return true;
  return weightOfHtml(weights(header)) > 0;
}

/** Whether an `Accept` header names Markdown and prefers it at least as much as a page. */
export function prefersMarkdown(header: string | null | undefined): boolean {
  const weightOf = weights(header ?? '');
  const markdown = weightOf('text/markdown') ?? 0;
  return markdown > 0 && markdown >= weightOfHtml(weightOf);
}
