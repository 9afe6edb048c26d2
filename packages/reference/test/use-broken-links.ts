/** Replaces Docusaurus's hook, which exists only while a site is being built. */
export default function useBrokenLinks() {
  return { collectAnchor() {} };
}
