/** The console keeps the choice under the same name; its own reader comes with every language. */
export const languageKey = 'reference-language';

/** Storage is refused to some readers; then nothing is remembered. */
export function rememberedLanguage(): string | null {
  try {
    return localStorage.getItem(languageKey);
  } catch {
    return null;
  }
}

export function rememberLanguage(id: string): void {
  try {
    localStorage.setItem(languageKey, id);
  } catch {
    // The choice then holds for this page only.
  }
}
