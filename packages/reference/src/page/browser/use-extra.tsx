import { extras } from '@reference/extras';
import {
  type ComponentType,
  type ReactNode,
  type RefObject,
  useCallback,
  useEffect,
  useState,
} from 'react';
import { createPortal } from 'react-dom';
import type { Announce } from './copy.ts';
import { targetOf } from './link-target.ts';
import { sayFailureInSlot, sayInSlot } from './slot-news.ts';

type Slot = { slot: HTMLElement; button: HTMLElement };

const failure =
  'This part could not be loaded. Close it, check your connection and open it again, or reload the page.';

function findSlot(root: Element | null): Slot | undefined {
  const slot = root?.querySelector<HTMLElement>('[data-extra-slot]');
  const button = root?.querySelector<HTMLElement>('[data-open-extra]');
  return slot && button ? { slot, button } : undefined;
}

function showSlot({ slot, button }: Slot, shown: boolean): void {
  slot.hidden = !shown;
  button.setAttribute('aria-expanded', String(shown));
}

type Opened = { slot: Element; Extra: ComponentType };

/** What the site adds to the page: opened by its button, and by an address that names it. */
export function useExtra(
  root: RefObject<HTMLElement | null>,
  apiId: string,
  { ready, hash, announce }: { ready: boolean; hash: string; announce: Announce },
): { drawn: ReactNode; toggle: () => void } {
  const [opened, setOpened] = useState<Opened>();

  const open = useCallback(async () => {
    const found = findSlot(root.current);
    if (!found) return;
    showSlot(found, true);
    try {
      const Extra = await extras[apiId]?.();
      sayInSlot(found.slot);
      if (Extra) setOpened((before) => before ?? { slot: found.slot, Extra });
    } catch {
      sayFailureInSlot(found.slot, failure);
      announce(failure);
    }
  }, [root, apiId, announce]);

  const toggle = useCallback(() => {
    const found = findSlot(root.current);
    if (found && !found.slot.hidden) showSlot(found, false);
    else void open();
  }, [root, open]);

  useEffect(() => {
    if (ready && targetOf(hash)?.hasAttribute('data-extra')) void open();
  }, [ready, hash, open]);

  const drawn = opened && createPortal(<opened.Extra />, opened.slot, 'extra');
  return { drawn, toggle };
}
