/**
 * Markdown with lines of at most `width` characters. Code, tables, headings and long words are
 * unchanged; the lines of a list item or a quotation are aligned.
 */
export function wrapProse(markdown: string, width: number): string[] {
  let fence = '';
  return markdown.split('\n').flatMap((line) => {
    const ticks = /^\s*(`{3,}|~{3,})/.exec(line)?.[1] ?? '';
    const isInside = fence !== '';
    if (ticks && (!isInside || (ticks[0] === fence[0] && ticks.length >= fence.length))) {
      fence = isInside ? '' : ticks;
      return [line];
    }
    return isInside || /^\s*(\||#{1,6} )|^ {4}/.test(line) ? [line] : wrapLine(line, width);
  });
}

function wrapLine(line: string, width: number): string[] {
  const [start = ''] = /^\s*(?:(?:[-*+]|\d+[.)])\s+|>\s?)*/.exec(line) ?? [];
  const indent = start.replaceAll(/[^\s>]/g, ' ');
  const lines: string[] = [];
  let current = start;
  let isEmpty = true;
  for (const word of line.slice(start.length).split(/(?<=\S) (?=\S)/)) {
    if (!isEmpty && current.length + 1 + word.length > width && !hasMeaning(word)) {
      lines.push(current);
      current = indent + word;
    } else {
      current += isEmpty ? word : ` ${word}`;
    }
    isEmpty = false;
  }
  return [...lines, current];
}

/** At the beginning of a line it would start a list, a heading or a quotation. */
function hasMeaning(word: string): boolean {
  return /^([-*+>|]|#{1,6}|\d+[.)]|`{3,}.*|~{3,}.*|:::.*)$/.test(word);
}
