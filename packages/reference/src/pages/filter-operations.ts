import type { IndexedOperation, IndexedPage, PagesIndex } from './pages-index.ts';

export type FoundOperation = { operation: IndexedOperation; page: IndexedPage };

function rankOf({ id, method, path, summary }: IndexedOperation, text: string): number {
  const names = [id, path, `${method} ${path}`, summary].map((name) => name.toLowerCase());
  if (names.includes(text)) return 0;
  if (names.some((name) => name.startsWith(text))) return 1;
  return names.some((name) => name.includes(text)) ? 2 : 3;
}

/** The operations that contain every word typed, best first: `post issue comment`. */
export function filterOperations(index: PagesIndex, typed: string): FoundOperation[] {
  const text = typed.trim().toLowerCase();
  const words = text.split(/\s+/).filter((word) => word !== '');
  if (words.length === 0) return [];
  const found = index.flatMap((page) =>
    page.operations.flatMap((operation) => {
      const { id, method, path, summary } = operation;
      const searched = `${method} ${path} ${summary} ${id} ${page.label}`.toLowerCase();
      const rank = rankOf(operation, text);
      return words.every((word) => searched.includes(word)) ? [{ operation, page, rank }] : [];
    }),
  );
  return found
    .toSorted((left, right) => left.rank - right.rank)
    .map(({ operation, page }) => ({ operation, page }));
}
