/** How much of a cell's output a page shows. The rest is counted and named, not shown. */
export const limits = {
  outputs: 60,
  textLength: 20_000,
  tableRows: 20,
  mostTableRows: 500,
  tableColumns: 20,
  cellLength: 400,
  images: 120,
  svgLength: 600_000,
} as const;

export function cutText(text: string, longest: number): string {
  if (text.length <= longest) return text;
  // Not between the two halves of one character.
  return `${text.slice(0, longest).replace(/[\uD800-\uDBFF]$/, '')}…`;
}

/** 12345 -> "12,345" */
export function count(value: number): string {
  return value.toLocaleString('en-GB');
}
