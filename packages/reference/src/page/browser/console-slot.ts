export type ConsoleSlot = { slot: HTMLElement; button: HTMLElement; section: HTMLElement };

/** The place for an operation's console, and the button that opens it. */
export function findSlot(root: Element, operationId: string): ConsoleSlot | undefined {
  const id = CSS.escape(operationId);
  const slot = root.querySelector<HTMLElement>(`[data-console="${id}"]`);
  const button = root.querySelector<HTMLElement>(`[data-try="${id}"]`);
  const section = slot?.closest('section');
  return slot && button && section ? { slot, button, section } : undefined;
}

/** The article's own samples give way to those of an open console, which follow what is typed. */
export function showSlot({ slot, button, section }: ConsoleSlot, shown: boolean): void {
  slot.hidden = !shown;
  button.setAttribute('aria-expanded', String(shown));
  section.toggleAttribute('data-console-open', shown);
}

/** Until a console is there, the article's samples are all there is. */
export function showOwnSamples({ section }: ConsoleSlot): void {
  section.removeAttribute('data-console-open');
}

/** A console that was put away and comes back is not drawn anew, so it does not do this itself. */
export function focusConsole({ slot }: ConsoleSlot): void {
  slot.querySelector<HTMLElement>('section')?.focus();
}
