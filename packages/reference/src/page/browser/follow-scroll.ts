/** The link to a part of the page, wherever in the navigation it stands. */
function linkTo(nav: Element, id: string): Element | null {
  return nav.querySelector(`a[href="#${CSS.escape(id)}"]`);
}

function mark(nav: Element, id: string | undefined): void {
  const link = id === undefined ? null : linkTo(nav, id);
  const before = nav.querySelector('[aria-current=true]');
  if (before === link) return;
  before?.removeAttribute('aria-current');
  if (!link) return;
  link.setAttribute('aria-current', 'true');
  const folded = link.closest('details');
  if (folded) folded.open = true;
  const box = link.getBoundingClientRect();
  const frame = nav.getBoundingClientRect();
  // Not scrollIntoView, which would move the page too.
  if (box.top < frame.top || box.bottom > frame.bottom) {
    nav.scrollTop += box.top - frame.top - frame.height / 3;
  }
}

/** Marks the link of the part that a reader sees: the first whose end is below the upper third. */
export function followScroll(root: Element): () => void {
  const nav = root.querySelector('[data-side-nav]');
  if (!nav) return () => {};
  const inView = new Set<Element>();
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) {
        if (isIntersecting) inView.add(target);
        else inView.delete(target);
      }
      const [first] = [...inView].sort((left, right) =>
        left.compareDocumentPosition(right) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1,
      );
      mark(nav, first?.id);
    },
    // A band below the navigation bar: what crosses it is what is being read.
    { rootMargin: '-20% 0px -65% 0px' },
  );
  for (const part of root.querySelectorAll('[data-spy]')) observer.observe(part);
  return () => observer.disconnect();
}
