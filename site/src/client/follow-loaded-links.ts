import preload from '@docusaurus/core/lib/client/preload';
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import siteConfig from '@generated/docusaurus.config';
import { sandboxPath } from '@site/src/sandbox/sandbox-path';
import { showNotice } from '@site/src/shell/show-notice';
import progress from 'nprogress';
import { opensHere } from './opens-here';

/**
 * Docusaurus leaves a page for the next one and reloads the browser if that does not load. Without
 * a network, or with a site that is down, the open page is then gone, with everything typed in it.
 * So a link is followed only once its page is loaded.
 */
if (ExecutionEnvironment.canUseDOM) document.addEventListener('click', follow, true);

/** Milliseconds before a reader is told that a page is loading, as elsewhere in Docusaurus. */
const patience = 200;

/** What the last click started, and the next one ends. */
let newest: MouseEvent | undefined;
let timer: number | undefined;
let closeNotice: (() => void) | undefined;

function follow(event: MouseEvent): void {
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  if (!link || !opensHere(event, link) || !leadsToAnotherPage(link)) return;
  if (link.dataset.isHere !== undefined) return;
  if (isFile(link) && navigator.onLine) return;
  event.preventDefault();
  event.stopImmediatePropagation();
  newest = event;
  window.clearTimeout(timer);
  timer = window.setTimeout(() => progress.start(), patience);
  closeNotice?.();
  void followOnceHere(link, event);
}

async function followOnceHere(link: HTMLAnchorElement, click: MouseEvent): Promise<void> {
  // Not the whole address: a console writes what is typed into the rest of it.
  const { pathname } = window.location;
  const isHere = await pageIsHere(link);
  const isReloadable = !isHere && (await siteAnswers(link.href));
  if (newest !== click) return;
  window.clearTimeout(timer);
  progress.done();
  if (window.location.pathname !== pathname || !link.isConnected) return;
  if (isHere) clickAgain(link);
  // A new release removed the files that this one knows.
  else if (isReloadable) window.location.assign(link.href);
  else sayUnreachable();
}

function clickAgain(link: HTMLAnchorElement): void {
  link.dataset.isHere = '';
  link.click();
  delete link.dataset.isHere;
}

async function pageIsHere(link: HTMLAnchorElement): Promise<boolean> {
  if (isFile(link)) return false;
  return preload(link.pathname).then(
    () => true,
    () => false,
  );
}

async function siteAnswers(address: string): Promise<boolean> {
  return fetch(address, { method: 'HEAD', cache: 'no-store' }).then(
    ({ status }) => status < 500,
    () => false,
  );
}

function isFile({ pathname }: HTMLAnchorElement): boolean {
  return /\.\w+$/.test(pathname);
}

/**
 * The rest of the host is not this site, the sandbox may answer by itself, and search opens in
 * place.
 */
function leadsToAnotherPage(link: HTMLAnchorElement): boolean {
  const { origin, pathname } = window.location;
  if (link.origin !== origin || link.pathname === pathname) return false;
  if (!link.pathname.startsWith(siteConfig.baseUrl)) return false;
  return !link.pathname.startsWith(`${sandboxPath}/`) && !link.ariaHasPopup;
}

function sayUnreachable(): void {
  const why = navigator.onLine
    ? 'That page could not be loaded: the site is not responding.'
    : 'You are offline, and that page is not on this device yet.';
  const when = navigator.onLine ? 'in a moment' : 'when you are online';
  closeNotice = showNotice({
    words: `${why} This page stays as it is; follow the link again ${when}.`,
  });
  window.addEventListener('online', closeNotice, { once: true });
}
