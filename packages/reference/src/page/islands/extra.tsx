import type { Island, Surroundings } from './island.ts';
import { extraKey, openSlot } from './slots.ts';
import { targetOf } from './tree-expansion.ts';

const failure =
  'This part could not be loaded. Close it, check your connection and open it again, or reload the page.';

/** What the site adds to the page: opened by its button, and by an address that names it. */
export function extra(surroundings: Surroundings): Island {
  const { page, store, site } = surroundings;

  function open(): void {
    const { content } = store.current().slots[extraKey] ?? {};
    const load = async () => {
      const Extra = await site.extras[page.apiId]?.();
      return content ?? (Extra && <Extra />);
    };
    void openSlot(surroundings, { key: extraKey, load, failure });
  }

  function toggle(): void {
    if (store.current().slots[extraKey]?.isShown) store.changeSlot(extraKey, { isShown: false });
    else open();
  }

  return {
    events: { click: { '[data-open-extra]': toggle } },
    visit({ hash }, before) {
      if (hash !== before?.hash && targetOf(hash)?.hasAttribute('data-extra')) open();
    },
  };
}
