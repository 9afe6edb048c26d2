/**
 * The languages of the samples by id, in the order of their tabs, without the code that writes
 * them.
 */
export const languageNames = {
  curl: 'cURL',
  javascript: 'JavaScript',
  typescript: 'TypeScript',
  python: 'Python',
  r: 'R',
  ruby: 'Ruby',
  go: 'Go',
  php: 'PHP',
  java: 'Java',
  csharp: 'C#',
} as const satisfies Readonly<Record<string, string>>;

export type LanguageId = keyof typeof languageNames;

export function isLanguageId(id: string | null | undefined): id is LanguageId {
  return typeof id === 'string' && Object.hasOwn(languageNames, id);
}
