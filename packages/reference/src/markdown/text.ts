import { missingWords } from '../model/index.ts';

/** Blocks of Markdown with an empty line between them; empty ones are left out. */
export function joinBlocks(blocks: readonly string[]): string {
  return blocks
    .map((block) => block.trim())
    .filter((block) => block !== '')
    .join('\n\n');
}

/** A list item; several lines are indented to stay inside it. */
export function listItem(text: string, depth = 0): string {
  const indent = '  '.repeat(depth);
  return text
    .split('\n')
    .map((line, index) => (index === 0 ? `${indent}- ${line}` : line && `${indent}  ${line}`))
    .join('\n');
}

export function codeBlock(text: string, language: string): string {
  const longest = Math.max(2, ...[...text.matchAll(/`+/g)].map(([run]) => run.length));
  const fence = '`'.repeat(longest + 1);
  return `${fence}${language}\n${text.trimEnd()}\n${fence}`;
}

const fence = /^ {0,3}(`{3,}|~{3,})/;

/** What an example lacks; empty if it is complete. */
export function missingMarkdown(example: Parameters<typeof missingWords>[0]): string {
  return missingWords(example)
    .map((part, index) => (index % 2 === 1 ? `\`${part}\`` : part))
    .join('');
}

/** Moves the headings of a description below the heading it is under; code is unchanged. */
export function belowHeading(markdown: string, level: number): string {
  let open: string | undefined;
  const lines = markdown.split('\n').map((line) => {
    const mark = fence.exec(line)?.[1];
    if (open !== undefined) {
      if (mark?.startsWith(open)) open = undefined;
      return line;
    }
    open = mark;
    return line.replace(/^#{1,6}(?= )/, ({ length }) => '#'.repeat(Math.min(6, length + level)));
  });
  return lines.join('\n');
}
