import { isPlainClick } from '@portal/ui/modifier-keys';

type Listened = Pick<HTMLElementEventMap, 'click' | 'keydown' | 'input'>;

type Handle<Type extends keyof Listened> = (element: HTMLElement, event: Listened[Type]) => void;

/** Handlers by event type and selector; the first that matches handles the event. */
export type EventTable = { [Type in keyof Listened]?: Record<string, Handle<Type>> };

const types = ['click', 'keydown', 'input'] as const satisfies (keyof Listened)[];

function isLeftToBrowser(event: Event): boolean {
  return event.defaultPrevented || (event instanceof MouseEvent && !isPlainClick(event));
}

/**
 * The article is plain HTML, so the page listens for all its events in one place.
 * @param onAction called before each click and input that is handled; a key only moves the focus,
 *   or clicks what it chooses
 */
export function listenFor(
  root: HTMLElement,
  tables: readonly EventTable[],
  onAction: () => void,
): () => void {
  const stop = new AbortController();
  function listen<Type extends keyof Listened>(type: Type): void {
    const rows = tables.flatMap((table) => Object.entries<Handle<Type>>(table[type] ?? {}));
    const onEvent = (event: Listened[Type]) => {
      const { target } = event;
      if (!(target instanceof Element) || isLeftToBrowser(event)) return;
      // What was opened in the article has its own handlers.
      if (target.closest('[data-console], [data-extra-slot]')) return;
      for (const [selector, handle] of rows) {
        const found = target.closest<HTMLElement>(selector);
        if (!found) continue;
        if (type !== 'keydown') onAction();
        return handle(found, event);
      }
    };
    root.addEventListener(type, onEvent as EventListener, { signal: stop.signal });
  }
  for (const type of types) listen(type);
  return () => stop.abort();
}
