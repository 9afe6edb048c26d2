/** How long a button says what it did. */
const shown = 2000;

async function copied(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}

/** A failure is shown too; all else can be seen where it happens. */
export type Announce = (words: string, kind?: 'failure') => void;

/**
 * Copies and says so, on the button and to a screen reader. Where the clipboard is refused the
 * address bar or the code itself is what a reader copies from.
 */
export async function copyFrom(
  button: HTMLElement,
  { text, done, refused }: { text: string; done: string; refused: string },
  announce: Announce,
): Promise<void> {
  const words = (await copied(text)) ? done : refused;
  announce(words);
  button.dataset.said = words;
  setTimeout(() => delete button.dataset.said, shown);
}

/** The address of the part of the page that an element stands in, without a filled-in request. */
export function addressOf(element: Element, { origin, pathname }: Location): string {
  const id = element.closest('[id]')?.id ?? '';
  return `${origin}${pathname}#${encodeURIComponent(id)}`;
}
