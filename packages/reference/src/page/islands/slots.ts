import { showPart } from '@portal/ui/disclosure';
import type { PagePlan } from '../../plugin/plan-page.ts';
import type { Island, Surroundings } from './island.ts';
import type { OpenedSlot } from './page-state.ts';

/** The slot of what the site adds to the page; all others have the id of their operation. */
export const extraKey = 'extra:';

type Slot = { slot: HTMLElement; button: HTMLElement; section: HTMLElement };

/** The place reserved for something, and the button that opens it. */
export function slotOf(root: Element | null, key: string): Slot | undefined {
  const id = CSS.escape(key);
  const isExtra = key === extraKey;
  const slot = root?.querySelector<HTMLElement>(
    isExtra ? '[data-extra-slot]' : `[data-console="${id}"]`,
  );
  const button = root?.querySelector<HTMLElement>(
    isExtra ? '[data-open-extra]' : `[data-try="${id}"]`,
  );
  const section = slot?.closest('section');
  return slot && button && section ? { slot, button, section } : undefined;
}

/** Whether the request that an address names is on another page of the same API. */
export function isElsewhere(root: Element | null, page: PagePlan, search: string): boolean {
  const operationId = new URLSearchParams(search).get('op');
  return page.part !== undefined && operationId !== null && !slotOf(root, operationId);
}

/**
 * Shows why something is not there yet, or could not be loaded and what to do: the network may be
 * back at the next try, but files that a new release removed come only with the page of that
 * release.
 */
function showStatus(slot: Element, status: OpenedSlot['status']): void {
  slot.querySelector(':scope > [data-slot-status]')?.remove();
  if (!status) return;
  const line = document.createElement('p');
  line.dataset.slotStatus = '';
  line.textContent = status.words;
  if (status.hasFailed) {
    const reload = document.createElement('button');
    reload.type = 'button';
    reload.className = 'button button--outline button--sm';
    reload.textContent = 'Reload the page';
    reload.addEventListener('click', () => window.location.reload());
    line.append(' ', reload);
  }
  slot.prepend(line);
}

function draw({ slot, button, section }: Slot, { isShown, status }: OpenedSlot): void {
  showPart(button, slot, isShown);
  // The article's samples give way to those of a console, which follow what is typed.
  section.toggleAttribute('data-console-open', isShown && !status?.hasFailed);
  showStatus(slot, status);
}

/** Keeps the article's slots and their buttons in step with the store. */
export function slots({ store, root }: Surroundings): Island {
  return {
    start() {
      let drawn = store.current().slots;
      return store.subscribe(() => {
        const now = store.current().slots;
        for (const [key, opened] of Object.entries(now)) {
          const found = drawn[key] === opened ? undefined : slotOf(root(), key);
          if (found) draw(found, opened);
        }
        drawn = now;
      });
    },
  };
}

type Opening = {
  key: string;
  /** Loads what goes into the slot. */
  load: () => Promise<OpenedSlot['content']>;
  coming?: string;
  failure: string;
};

/** Shows a slot and fills it, or explains there why that did not work. */
export async function openSlot(
  { store, root }: Surroundings,
  { key, load, coming, failure }: Opening,
): Promise<void> {
  if (!slotOf(root(), key)) return;
  const isThere = store.current().slots[key]?.content !== undefined;
  const status = coming === undefined || isThere ? undefined : { words: coming };
  store.changeSlot(key, { isShown: true, status });
  try {
    store.changeSlot(key, { content: await load(), status: undefined });
  } catch {
    store.changeSlot(key, { status: { words: failure, hasFailed: true } });
    store.announce(failure);
  }
}
