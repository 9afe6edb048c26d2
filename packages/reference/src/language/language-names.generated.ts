// Written by `npx vitest run language-names -u` from samples/languages.ts.
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
} as const;

/** The languages of fences that have another name than the language. */
export const languageOfFence: Readonly<Record<string, keyof typeof languageNames>> = {
  bash: 'curl',
  js: 'javascript',
  mjs: 'javascript',
  ts: 'typescript',
};
