/**
 * Prints rows as a Markdown table, ready for a note.
 * @param {string[]} heads
 * @param {(string | number)[][]} rows
 */
export function printTable(heads, rows) {
  const lines = [heads, heads.map(() => '---'), ...rows];
  console.log(`\n${lines.map((cells) => `| ${cells.join(' | ')} |`).join('\n')}\n`);
}
