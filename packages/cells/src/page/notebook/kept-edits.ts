/** Where edits are kept while the page is closed. */
export type EditStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

type Texts = Readonly<Record<string, string>>;

export type FoundEdits = {
  /** By the cell's id. */
  edits: Record<string, string>;
  /** How many were made to code that has changed since. */
  dropped: number;
};

function keyOf(tutorial: string): string {
  return `tutorial-edits ${tutorial}`;
}

/** @param originals the code of each cell as it is written now */
export function readEdits(storage: EditStorage, tutorial: string, originals: Texts): FoundEdits {
  const found: FoundEdits = { edits: {}, dropped: 0 };
  for (const [cell, kept] of Object.entries(stored(storage, tutorial))) {
    const { original, edited } = (kept ?? {}) as { original?: unknown; edited?: unknown };
    if (typeof edited !== 'string') continue;
    if (original === originals[cell]) found.edits[cell] = edited;
    else found.dropped += 1;
  }
  return found;
}

function stored(storage: EditStorage, tutorial: string): object {
  try {
    const value: unknown = JSON.parse(storage.getItem(keyOf(tutorial)) ?? '{}');
    return typeof value === 'object' && value !== null ? value : {};
  } catch {
    // Unreadable, or not allowed: there is nothing to restore.
    return {};
  }
}

/** Returns whether the browser stores them. */
export function writeEdits(
  storage: EditStorage,
  tutorial: string,
  edits: Texts,
  originals: Texts,
): boolean {
  const kept = Object.entries(edits)
    .filter(([cell, edited]) => edited !== originals[cell])
    .map(([cell, edited]) => [cell, { original: originals[cell], edited }]);
  try {
    if (kept.length === 0) storage.removeItem(keyOf(tutorial));
    else storage.setItem(keyOf(tutorial), JSON.stringify(Object.fromEntries(kept)));
    return true;
  } catch {
    // Full, or not allowed: the edit lasts as long as the page.
    return false;
  }
}
