/** A piece of a book's text. Verse keeps its lines; everything else is wrapped. */
export type TextBlock =
  | { kind: 'title' | 'heading' | 'paragraph' | 'centred'; text: string }
  | { kind: 'verse'; lines: string[] }
  | { kind: 'ornament' };

/** Parses the few marks that a book may contain: `#`, `##`, `| verse`, `> centred` and `***`. */
export function parseText(source: string): TextBlock[] {
  return source
    .split(/\n\s*\n|\n(?=#)|(?<=^#.*)\n/m)
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .flatMap(parseBlock);
}

function parseBlock(part: string): TextBlock[] {
  const lines = part.split('\n').map((line) => line.trim());
  if (part === '***') return [{ kind: 'ornament' }];
  if (part.startsWith('## ')) return [{ kind: 'heading', text: part.slice(3) }];
  if (part.startsWith('# ')) return [{ kind: 'title', text: part.slice(2) }];
  if (lines.every((line) => line.startsWith('| '))) {
    return [{ kind: 'verse', lines: lines.map((line) => line.slice(2)) }];
  }
  if (lines.every((line) => line.startsWith('> '))) {
    return lines.map((line) => ({ kind: 'centred', text: line.slice(2) }));
  }
  return [{ kind: 'paragraph', text: lines.join(' ') }];
}
