/** Prints rows as a Markdown table, ready for a note. */
export function printTable(heads: string[], rows: readonly (readonly (string | number)[])[]): void {
  const lines = [heads, heads.map(() => '---'), ...rows];
  console.log(`\n${lines.map((cells) => `| ${cells.join(' | ')} |`).join('\n')}\n`);
}
