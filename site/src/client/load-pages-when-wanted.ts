/**
 * Docusaurus fetches the scripts of every page that a link in view leads to: as many bytes again as
 * the page itself, while it is still being read. A link under a pointer or a finger is still
 * loaded, and that is soon enough. If that fails, nobody has asked for it yet.
 */
export function onRouteDidUpdate(): void {
  const { docusaurus } = window;
  if (docusaurus.prefetch === never) return;
  window.docusaurus = {
    prefetch: never,
    preload(path) {
      // Docusaurus remembers a failure, and would reload the page for it once the network is back.
      const loading = navigator.onLine && docusaurus.preload(path);
      if (loading) loading.catch(() => undefined);
      return loading;
    },
  };
}

function never(): false {
  return false;
}
