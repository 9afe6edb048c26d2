import { type RefObject, useEffect } from 'react';

/** What happens when something in the article is pressed: a selector, and what to do with it. */
export type PressHandler = [
  selector: string,
  press: (element: HTMLElement, event: MouseEvent) => void,
];

export type PageEvents = {
  presses: readonly PressHandler[];
  key: (element: HTMLElement, event: KeyboardEvent) => void;
  input: (element: HTMLElement) => void;
};

/** A press that asks for a new tab or a download is the browser's own business. */
function isPlain({ button, metaKey, ctrlKey, shiftKey, altKey, defaultPrevented }: MouseEvent) {
  return button === 0 && !(metaKey || ctrlKey || shiftKey || altKey || defaultPrevented);
}

/** The article is plain HTML, so the page listens for all of it in one place. */
export function usePageEvents(root: RefObject<HTMLElement | null>, events: PageEvents): void {
  useEffect(() => {
    const element = root.current;
    if (!element) return;
    const onClick = (event: MouseEvent) => {
      if (!(event.target instanceof Element) || !isPlain(event)) return;
      // What was added to the article has handlers of its own.
      if (event.target.closest('[data-console], [data-extra-slot]')) return;
      for (const [selector, press] of events.presses) {
        const found = event.target.closest<HTMLElement>(selector);
        if (found) return press(found, event);
      }
    };
    const onKey = (event: KeyboardEvent) => {
      if (event.target instanceof HTMLElement) events.key(event.target, event);
    };
    const onInput = (event: Event) => {
      if (event.target instanceof HTMLElement) events.input(event.target);
    };
    element.addEventListener('click', onClick);
    element.addEventListener('keydown', onKey);
    element.addEventListener('input', onInput);
    return () => {
      element.removeEventListener('click', onClick);
      element.removeEventListener('keydown', onKey);
      element.removeEventListener('input', onInput);
    };
  }, [root, events]);
}
