/**
 * The option that a key leads to. -1 is the text field itself, which is part of the cycle if the
 * reader starts there. Home and End move the cursor in the text until an option is active.
 */
export function nextOption(
  key: string,
  { active, count, first }: { active: number; count: number; first: number },
): number | undefined {
  if (count === 0) return undefined;
  const lowest = Math.min(first, 0);
  switch (key) {
    case 'ArrowDown':
      return active + 1 >= count ? lowest : active + 1;
    case 'ArrowUp':
      return active <= lowest ? count - 1 : active - 1;
    case 'Home':
      return active < 0 ? undefined : 0;
    case 'End':
      return active < 0 ? undefined : count - 1;
    default:
      return undefined;
  }
}
