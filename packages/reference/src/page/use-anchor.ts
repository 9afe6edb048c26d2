import useBrokenLinks from '@docusaurus/useBrokenLinks';

/** Tells the build that an id is there, so that it can find links that lead nowhere. */
export function useAnchor(id: string): string {
  useBrokenLinks().collectAnchor(id);
  return id;
}
