/**
 * The name of a page with cells in addresses and files: the last part of a path below
 * docs/examples, otherwise the whole path below docs, e.g. "quickstart" or "guides-maps".
 * @param file e.g. "portals/museum/docs/examples/a.mdx"
 */
export function tutorialSlug(file: string): string {
  const path = file.replaceAll('\\', '/').replace(/\.mdx?$/, '');
  const [, below] = /(?:^|\/)docs\/(?:examples\/)?(?!.*\/docs\/)(.+)$/.exec(path) ?? [];
  return (below ?? path.slice(path.lastIndexOf('/') + 1)).replaceAll('/', '-');
}
