/** One statement of a credit, e.g. the title or the licence. */
export type CreditPart = {
  kind: 'title' | 'makers' | 'published' | 'source' | 'licence' | 'record';
  /** Plain text without a full stop at its end */
  text: string;
  /** Where the statement leads, if anywhere */
  href?: string;
};

/** The whole credit in one line: `A grey horse. Marlow, Tobias. Public Domain Mark` */
export function creditText(parts: readonly CreditPart[]): string {
  return parts.map(({ text }) => text).join('. ');
}
