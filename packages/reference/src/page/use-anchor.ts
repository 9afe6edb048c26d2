import useBrokenLinks from '@docusaurus/useBrokenLinks';

/** Registers an id with the build, so that it can find links that lead nowhere. */
export function useAnchor(id: string): string {
  useBrokenLinks().collectAnchor(id);
  return id;
}
