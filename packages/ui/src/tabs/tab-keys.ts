type Key = Pick<KeyboardEvent, 'key' | 'altKey' | 'ctrlKey' | 'metaKey'>;

/** The tab that a key leads to, if any. Together with another key it is the browser's: Alt and ← go back. */
export function tabMove(
  { key, altKey, ctrlKey, metaKey }: Key,
  at: number,
  count: number,
): number | undefined {
  if (altKey || ctrlKey || metaKey) return undefined;
  switch (key) {
    case 'ArrowRight':
      return (at + 1) % count;
    case 'ArrowLeft':
      return (at - 1 + count) % count;
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    default:
      return undefined;
  }
}
