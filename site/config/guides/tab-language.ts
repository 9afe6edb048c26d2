const idsOfFences: Readonly<Record<string, string>> = {
  bash: 'curl',
  js: 'javascript',
  mjs: 'javascript',
  ts: 'typescript',
};

/** The choice of a reader that shows code with this name of a language in tabs */
export function tabLanguage(fence: string): string {
  return idsOfFences[fence] ?? fence;
}
