/** In the place of Docusaurus's hook, which only a site that is being built has. */
export default function useBrokenLinks() {
  return { collectAnchor() {}, collectLink() {} };
}
