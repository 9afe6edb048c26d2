import preload from '@docusaurus/core/lib/client/preload';
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import { showNotice } from '@site/src/shell/show-notice';

/**
 * Docusaurus reloads the browser when a page that a link leads to cannot be loaded. Offline that
 * takes away the page that was open, with all that was typed in it. So a link is then followed only
 * if its page is here already.
 */
if (ExecutionEnvironment.canUseDOM) document.addEventListener('click', followIfHere, true);

function followIfHere(event: MouseEvent): void {
  if (navigator.onLine || event.button !== 0 || hasKey(event)) return;
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  if (!link || !leadsToAnotherPage(link) || link.dataset.isHere !== undefined) return;
  event.preventDefault();
  event.stopImmediatePropagation();
  pageIsHere(link.pathname).then((isHere) => {
    if (!isHere) return sayOffline();
    link.dataset.isHere = '';
    link.click();
    delete link.dataset.isHere;
  });
}

/** Files, which have an ending, are never here. */
async function pageIsHere(pathname: string): Promise<boolean> {
  if (/\.\w+$/.test(pathname)) return false;
  return preload(pathname).then(
    () => true,
    () => false,
  );
}

function hasKey({ metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean {
  return metaKey || ctrlKey || shiftKey || altKey;
}

/** The sandbox may answer by itself, and the search opens where the reader is. */
function leadsToAnotherPage(link: HTMLAnchorElement): boolean {
  const { origin, pathname } = window.location;
  if (link.origin !== origin || link.pathname === pathname || link.target === '_blank')
    return false;
  return !link.pathname.startsWith('/sandbox/') && !link.ariaHasPopup;
}

function sayOffline(): void {
  const close = showNotice({
    words:
      'You are offline, and that page is not on this device yet. This page stays as it is; follow the link again when you are online.',
  });
  window.addEventListener('online', close, { once: true });
}
