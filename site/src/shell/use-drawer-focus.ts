import { useEffect } from 'react';

type Drawer = { shown: boolean; rendered: boolean; close: () => void };

/**
 * Keeps the keyboard inside the open mobile drawer: everything else is inert, Tab wraps around,
 * Escape closes it, and the focus returns to the button that opened it. A closed drawer is inert.
 */
export function useDrawerFocus({ shown, rendered, close }: Drawer): void {
  useEffect(() => {
    const drawer = document.querySelector<HTMLElement>('.navbar-sidebar');
    if (!rendered || !drawer) return;
    drawer.inert = !shown;
    if (!shown) return;

    const outside = everythingBut(drawer);
    for (const element of outside) element.inert = true;
    const stopFocusing = focusOnceVisible(drawer.querySelector('.navbar-sidebar__close'));

    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key === 'Escape') close();
      else if (event.key === 'Tab') goRound(event, focusable(drawer));
    };
    document.addEventListener('keydown', onKeyDown);
    return () => {
      stopFocusing();
      document.removeEventListener('keydown', onKeyDown);
      for (const element of outside) element.inert = false;
      document.querySelector<HTMLElement>('.navbar__toggle')?.focus({ preventScroll: true });
    };
  }, [shown, rendered, close]);
}

/** The drawer becomes visible some frames after it is opened, and cannot take the focus before. */
function focusOnceVisible(element: HTMLElement | null): () => void {
  let frame = requestAnimationFrame(function tryAgain() {
    element?.focus({ preventScroll: true });
    if (element && document.activeElement !== element) frame = requestAnimationFrame(tryAgain);
  });
  return () => cancelAnimationFrame(frame);
}

/** Siblings of the drawer and of each of its ancestors, up to the application's root. */
function everythingBut(drawer: HTMLElement): HTMLElement[] {
  const siblings: HTMLElement[] = [];
  for (let element = drawer; element.parentElement; element = element.parentElement) {
    if (element.id === '__docusaurus') break;
    for (const sibling of Array.from(element.parentElement.children)) {
      if (sibling !== element && sibling instanceof HTMLElement && !isBackdrop(sibling)) {
        siblings.push(sibling);
      }
    }
  }
  return siblings;
}

/** Touching the backdrop closes the drawer, so it must stay active. */
function isBackdrop(element: HTMLElement): boolean {
  return element.classList.contains('navbar-sidebar__backdrop');
}

function focusable(drawer: HTMLElement): HTMLElement[] {
  return Array.from(drawer.querySelectorAll<HTMLElement>('a[href], button, input')).filter(
    (element) => !element.closest('[inert]') && element.getClientRects().length > 0,
  );
}

function goRound(event: KeyboardEvent, elements: HTMLElement[]): void {
  const [first, last] = [elements.at(0), elements.at(-1)];
  const leaving = event.shiftKey ? first : last;
  if (document.activeElement !== leaving) return;
  event.preventDefault();
  (event.shiftKey ? last : first)?.focus();
}
