import { parseInline } from '../../page/markdown/parse-inline.ts';

/** Markdown of a description without its marks, for places that hold only text. */
export function plainText(markdown: string): string {
  return parseInline(markdown.replace(/\s+/g, ' '))
    .map((part) =>
      part.kind === 'text' || part.kind === 'code' ? part.text : plainText(part.text),
    )
    .join('')
    .trim();
}
