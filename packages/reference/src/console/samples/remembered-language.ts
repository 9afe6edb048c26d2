import { type Language, languageOf } from '../../samples/index.ts';

type Store = Pick<Storage, 'getItem' | 'setItem'>;

export const languageKey = 'reference-language';

/** Reading the property alone throws where a reader allows no storage. */
function browserStore(): Store | undefined {
  try {
    return globalThis.localStorage;
  } catch {
    return undefined;
  }
}

export function rememberedLanguage(store = browserStore()): Language {
  try {
    return languageOf(store?.getItem(languageKey));
  } catch {
    return languageOf(undefined);
  }
}

export function rememberLanguage(id: string, store = browserStore()): void {
  try {
    store?.setItem(languageKey, id);
  } catch {
    // The choice then holds for this page only.
  }
}
