import type { ReactNode } from 'react';

/** What a reader has opened in one of the article's slots. */
export type OpenedSlot = {
  isShown: boolean;
  /** Undefined while it is loading, or if that failed. */
  content?: ReactNode;
  /** Shown in its place until it is there. */
  status?: { words: string; hasFailed?: boolean } | undefined;
};

export type PageState = {
  /** Read out; a failure is also shown, since everything else is visible where it happens. */
  announcement: { words: string; kind?: 'failure' };
  /** By operation id, and `extra` for what the site adds to the page. */
  slots: Readonly<Record<string, OpenedSlot>>;
  /** The id of the part of the page that is being read, e.g. `getWorks`. */
  reading?: string | undefined;
  /** The query of the address whose request was opened last; none if the next counts as new. */
  request?: string | undefined;
};

/** The one place where the islands of a page keep what the others, or React, must know. */
export type PageStore = {
  current: () => PageState;
  change: (part: Partial<PageState>) => void;
  changeSlot: (key: string, part: Partial<OpenedSlot>) => void;
  announce: (words: string, kind?: 'failure') => void;
  /** Called when the reader does something else: a failure that stays looks like the next one. */
  clearAnnouncement: () => void;
  subscribe: (listener: () => void) => () => void;
};

export function createPageStore(): PageStore {
  let state: PageState = { announcement: { words: '' }, slots: {} };
  const listeners = new Set<() => void>();
  const change: PageStore['change'] = (part) => {
    state = { ...state, ...part };
    for (const listener of listeners) listener();
  };
  return {
    current: () => state,
    change,
    changeSlot: (key, part) => {
      const before = Object.hasOwn(state.slots, key) ? state.slots[key] : undefined;
      change({ slots: { ...state.slots, [key]: { isShown: false, ...before, ...part } } });
    },
    announce: (words, kind) => change({ announcement: { words, ...(kind && { kind }) } }),
    clearAnnouncement: () => {
      if (state.announcement.words !== '') change({ announcement: { words: '' } });
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
