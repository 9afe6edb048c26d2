/**
 * Docusaurus fetches the scripts of every page that a link in view leads to: as many bytes again
 * as the page itself, while it is still being read. A link that a pointer or a finger comes to is
 * loaded all the same, and that is soon enough.
 */
export function onRouteDidUpdate(): void {
  window.docusaurus = { ...window.docusaurus, prefetch: () => false };
}
