import { type LanguageId, languageChoice } from '@portal/reference/language';
import { useSyncExternalStore } from 'react';

/** The reader's language; undefined while the page is as it was built. */
export function useLanguage(): LanguageId | undefined {
  return useSyncExternalStore(languageChoice.subscribe, languageChoice.current, () => undefined);
}
