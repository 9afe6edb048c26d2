import { followElement } from './follow-element.ts';
import type { Island, Place, Surroundings } from './island.ts';
import { isElsewhere } from './slots.ts';
import { targetOf, unfoldAround } from './tree-expansion.ts';

/** One link of the navigation is current: that of the part being read, or else that of the page. */
export function markCurrent(nav: Element, id: string | undefined): void {
  const link = id === undefined ? null : nav.querySelector(`a[href="#${CSS.escape(id)}"]`);
  const before = nav.querySelector('[aria-current=true]');
  if (before === link) return;
  before?.removeAttribute('aria-current');
  nav.toggleAttribute('data-reads-part', link !== null);
  if (!link) return;
  link.setAttribute('aria-current', 'true');
  const fold = link.closest('details');
  if (fold) fold.open = true;
  const box = link.getBoundingClientRect();
  const frame = nav.getBoundingClientRect();
  // Not scrollIntoView, which would move the page too.
  if (box.top < frame.top || box.bottom > frame.bottom) {
    nav.scrollTop += box.top - frame.top - frame.height / 3;
  }
}

/**
 * Calls back with the first part that crosses a band below the header, since that is the one being
 * read.
 */
function watchParts(root: Element, onRead: (id: string) => void): () => void {
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
      // Between two parts it is still the previous one.
      if (first) onRead(first.id);
    },
    { rootMargin: '-20% 0px -65% 0px' },
  );
  for (const part of root.querySelectorAll('[data-spy]')) observer.observe(part);
  return () => observer.disconnect();
}

/** The header hides while a reader scrolls down; the navigation then uses its space. */
function watchHeader(nav: Element): () => void {
  const header = document.querySelector('.navbar');
  const observer = new IntersectionObserver((entries) => {
    nav.toggleAttribute('data-header-hidden', entries.at(-1)?.isIntersecting === false);
  });
  if (header) observer.observe(header);
  return () => observer.disconnect();
}

/** Marks where the reader is, shows what the address names, and follows links within the site. */
export function navigation({ page, store, router, site, root }: Surroundings): Island {
  let stopFollowing = () => {};
  let visits = 0;

  function showTarget(hash: string): void {
    stopFollowing();
    const target = hash === '' ? null : targetOf(hash);
    if (!target) return;
    unfoldAround(target);
    stopFollowing = followElement(target);
  }

  /** Replaces the address, so that going back does not lead here again. */
  async function goToOtherPage({ search, hash, state }: Place): Promise<void> {
    if (!page.part) return;
    const isHere = hash === '' || (page.part.home !== page.path && targetOf(hash) !== null);
    if (!isElsewhere(root(), page, search) && isHere) return;
    visits += 1;
    const visit = visits;
    const [index, { otherPage }] = await Promise.all([
      site.data.loadIndex(page.apiId),
      import('./other-page.ts'),
    ]);
    const address = index && otherPage(index, page, { search, hash });
    if (visit === visits && address !== undefined) router.replace(address, state);
  }

  return {
    events: {
      click: {
        'a[data-request], a[href^="/"]:not([download], [type])': (link, event) => {
          event.preventDefault();
          const { pathname, search, hash } = link as HTMLAnchorElement;
          store.change({ request: undefined });
          router.push(`${pathname}${search}${hash}`);
        },
      },
    },
    start(element) {
      const nav = element.querySelector('[data-side-nav]');
      const stops = [
        watchParts(element, (reading) => store.change({ reading })),
        ...(nav
          ? [watchHeader(nav), store.subscribe(() => markCurrent(nav, store.current().reading))]
          : []),
        () => stopFollowing(),
        () => {
          visits += 1;
        },
      ];
      return () => {
        for (const stop of stops) stop();
      };
    },
    visit(place, before) {
      if (place.hash !== before?.hash) showTarget(place.hash);
      // Offline, what is on this page can still be read.
      goToOtherPage(place).catch(() => {});
    },
  };
}
