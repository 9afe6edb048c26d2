import { languageNames, languageOfFence } from './language-names.generated.ts';

export { languageNames };

export type LanguageId = keyof typeof languageNames;

export function isLanguageId(id: string | null | undefined): id is LanguageId {
  return typeof id === 'string' && Object.hasOwn(languageNames, id);
}

/** The language of code in a fence, e.g. `curl` for `bash`; undefined if it has no samples. */
export function languageOfCode(fence: string): LanguageId | undefined {
  if (isLanguageId(fence)) return fence;
  return Object.hasOwn(languageOfFence, fence) ? languageOfFence[fence] : undefined;
}
