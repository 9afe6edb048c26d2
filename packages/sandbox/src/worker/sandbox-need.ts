/** What of the collection a request is answered from. */
export type SandboxNeed =
  | 'works'
  | 'images'
  | 'likeness'
  | 'concepts'
  | 'content'
  | 'pictures'
  | 'texts';

const byPath: readonly (readonly [RegExp, SandboxNeed])[] = [
  [/^\/catalogue\/v2\/images(\/|$)/, 'images'],
  [/^\/catalogue\/v2\/concepts(\/|$)/, 'concepts'],
  [/^\/catalogue\/v2\/works(\/|$)/, 'works'],
  [/^\/presentation\//, 'works'],
  [/^\/datasets\/catalogue\/v2\/works\.json\.gz$/, 'works'],
  [/^\/datasets\/catalogue\/v2\/images\.json\.gz$/, 'images'],
  [/^\/content\//, 'content'],
  [/^\/(image|thumbs|editorial-images)\//, 'pictures'],
];

/** @param path below the mount, e.g. "/catalogue/v2/images"; what is not known needs the least. */
export function needOf(path: string, query: URLSearchParams): SandboxNeed {
  const [, need = 'texts'] = byPath.find(([form]) => form.test(path)) ?? [];
  return need === 'images' && [...query].some(asksForLooks) ? 'likeness' : need;
}

function asksForLooks([name, value]: [string, string]): boolean {
  return /^colors?$/.test(name) || (name === 'include' && /similar/i.test(value));
}
