import { isLanguageId, type LanguageId } from './language-names.ts';

/** The language that a reader wants samples in. */
export type LanguageChoice = {
  /** e.g. `python`; undefined before any choice. */
  current: () => LanguageId | undefined;
  /** Shows it in the address as `?lang=python` and remembers it. */
  choose: (id: string) => void;
  /** As if the address had named it: it is shown there, and not remembered. */
  visit: (id: string) => void;
  /** Returns a function that ends the subscription. */
  subscribe: (listener: () => void) => () => void;
};

/** What a browser offers; any of it may throw if a reader has refused it. */
export type LanguageEffects = {
  storage: () => Pick<Storage, 'getItem' | 'setItem'>;
  /** e.g. `https://developers.example.org/docs/iiif?lang=r#size` */
  address: () => string;
  replaceAddress: (address: string) => void;
  /** Calls back when another tab has stored something, with its key, or the reader goes back. */
  listen: (type: 'storage' | 'popstate', listener: (key?: string | null) => void) => () => void;
};

export const languageStorageKey = 'reference-language';
export const languageParameter = 'lang';

const browserEffects: LanguageEffects = {
  storage: () => localStorage,
  address: () => location.href,
  replaceAddress: (address) => history.replaceState(history.state, '', address),
  listen: (type, listener) => {
    const call = (event: Event) => listener(event instanceof StorageEvent ? event.key : undefined);
    addEventListener(type, call);
    return () => removeEventListener(type, call);
  },
};

function known(id: string | null | undefined): LanguageId | undefined {
  return isLanguageId(id) ? id : undefined;
}

export function createLanguageChoice(effects: LanguageEffects = browserEffects): LanguageChoice {
  const listeners = new Set<() => void>();
  /** What this page was opened with or its reader chose: it survives a link without `?lang=`. */
  let here: LanguageId | undefined;
  let ignore: (() => void) | undefined;

  function remembered(): LanguageId | undefined {
    try {
      return known(effects.storage().getItem(languageStorageKey));
    } catch {
      return undefined;
    }
  }

  function current(): LanguageId | undefined {
    here = known(new URL(effects.address()).searchParams.get(languageParameter)) ?? here;
    return here ?? remembered();
  }

  function visit(id: string): void {
    const wanted = known(id);
    if (wanted === undefined) return;
    here = wanted;
    effects.replaceAddress(withLanguage(effects.address(), wanted));
    tell();
  }

  function choose(id: string): void {
    if (!isLanguageId(id)) return;
    try {
      effects.storage().setItem(languageStorageKey, id);
    } catch {
      // The choice then lasts for this page only.
    }
    visit(id);
  }

  function tell(): void {
    for (const listener of listeners) listener();
  }

  function listen(): () => void {
    const followOtherTab = (key?: string | null) => {
      if (key !== languageStorageKey) return;
      here = undefined;
      tell();
    };
    const ends = [effects.listen('storage', followOtherTab), effects.listen('popstate', tell)];
    return () => {
      for (const end of ends) end();
    };
  }

  function subscribe(listener: () => void): () => void {
    listeners.add(listener);
    ignore ??= listen();
    return () => {
      listeners.delete(listener);
      if (listeners.size > 0) return;
      ignore?.();
      ignore = undefined;
    };
  }

  return { current, choose, visit, subscribe };
}

/** The rest of the query is left exactly as written: it may contain a permalink. */
function withLanguage(address: string, id: LanguageId): string {
  const url = new URL(address);
  const others = url.search
    .slice(1)
    .split('&')
    .filter((pair) => pair !== '' && pair.split('=')[0] !== languageParameter);
  url.search = [...others, `${languageParameter}=${id}`].join('&');
  return url.href;
}

/** The one choice of a page: guides, reference and consoles follow it. */
export const languageChoice: LanguageChoice = createLanguageChoice();
