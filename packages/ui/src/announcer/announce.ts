/** How a component reports what a reader may not see. */
export type Announce = (words: string) => void;

export type Later = (act: () => void, milliseconds: number) => unknown;

/** Screen readers need a moment to notice a region that has just been added. */
const noticed = 100;
/**
 * Afterwards the words are removed, so that nobody comes across old news at the end of the page.
 */
const kept = 5000;
const hidden =
  'position:absolute;width:1px;height:1px;margin:-1px;overflow:hidden;clip-path:inset(50%);white-space:nowrap';

/** Everything outside an open modal dialog is inert, so a live region there is silent. */
function placeOf(page: Document): Element {
  return page.querySelector('dialog[open]:last-of-type') ?? page.body;
}

function regionIn(place: Element): Element {
  const found = place.querySelector(':scope > [data-announcer]');
  if (found) return found;
  const region = place.ownerDocument.createElement('div');
  region.dataset.announcer = '';
  region.setAttribute('aria-live', 'polite');
  region.style.cssText = hidden;
  place.append(region);
  return region;
}

/**
 * Has a screen reader read out a message once it has finished what it is reading. For messages with
 * no visible place on the page, such as 'Copied'; a visible status is an element with
 * `role="status"`. Each message is a new element, so that the same words are read out again.
 */
export function announce(words: string, later: Later = setTimeout, page = document): void {
  if (words === '') return;
  const region = regionIn(placeOf(page));
  later(() => {
    const line = page.createElement('p');
    line.textContent = words;
    region.append(line);
    later(() => line.remove(), kept);
  }, noticed);
}
