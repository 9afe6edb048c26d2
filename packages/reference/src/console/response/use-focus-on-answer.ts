import { type RefObject, useEffect } from 'react';
import type { RequestState } from '../request/sending/request-state.ts';

const asksForCalm = () => matchMedia('(prefers-reduced-motion: reduce)').matches;

/** Scrolls as little as needed, and instantly for those who prefer reduced motion. */
function bringIntoView(element: Element | null | undefined, block: 'start' | 'nearest'): void {
  element?.scrollIntoView({ block, behavior: asksForCalm() ? 'instant' : 'smooth' });
}

/**
 * Beside the form, the answer begins at the top of its column, and the page scrolls only if it
 * must.
 */
function bringBeside(heading: HTMLElement, console: Element): void {
  const column = heading.closest('section')?.parentElement;
  if (column) {
    column.scrollTop += heading.getBoundingClientRect().top - column.getBoundingClientRect().top;
  }
  bringIntoView(console, 'nearest');
}

/** Does not scroll if the answer is well in view. */
function bringBelow(heading: HTMLElement): void {
  const { top } = heading.getBoundingClientRect();
  const margin = Number.parseFloat(getComputedStyle(heading).scrollMarginTop);
  if (top < margin || top > window.innerHeight / 3) bringIntoView(heading, 'start');
}

/**
 * Takes the reader to the answer, unless they have gone elsewhere meanwhile. One who types beside
 * the answer can keep typing: it is in view, and announced.
 */
export function useFocusOnAnswer(
  state: RequestState,
  heading: RefObject<HTMLElement | null>,
): void {
  useEffect(() => {
    if (state.kind !== 'done' || state.outcome.kind === 'cancelled') return;
    const title = heading.current;
    const console = title?.closest('[data-console] > section');
    if (!title || !console) return;
    const { activeElement } = document;
    if (activeElement !== document.body && !console.contains(activeElement)) return;
    const isBeside = console.hasAttribute('data-wide');
    const isTyping = activeElement?.matches('input, select, textarea') === true;
    if (!isBeside || !isTyping) title.focus({ preventScroll: true });
    if (isBeside) bringBeside(title, console);
    else bringBelow(title);
  }, [state, heading]);
}
