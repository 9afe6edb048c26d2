/** What a page shows of a program's output. */
export type Output = { text: string; part: 'all' | 'first lines' | 'last lines' };

const parts = {
  Output: 'all',
  'Output, the first lines': 'first lines',
  'Output, the last lines': 'last lines',
} as const;

/** How much of an output a block shows, by its title. */
export function partOf(title: string): Output['part'] | undefined {
  return parts[title as keyof typeof parts];
}

/** As much of what was printed as the page shows. */
export function shownPart(printed: string, { text, part }: Output): string {
  const count = text.split('\n').length;
  if (part === 'all') return printed;
  const lines = printed.split('\n');
  return (part === 'first lines' ? lines.slice(0, count) : lines.slice(-count)).join('\n');
}
