import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import type { ClientModule } from '@docusaurus/types';

/**
 * A page whose script cannot be loaded (a new release removed the old files, or the network failed)
 * is reloaded once. If that fails too, the reader sees the error and a Retry button; the static
 * page stays readable below it.
 * Docusaurus itself reloads when a *navigation* fails, so the flag is set before each one. Once the
 * page has loaded it is never reloaded from here: what a reader has typed in it would be lost.
 */
const flag = 'portal.page-load-tried';

if (ExecutionEnvironment.canUseDOM) {
  window.addEventListener('unhandledrejection', (event) => {
    if (!isChunkError(event.reason) || isStanding()) return;
    event.preventDefault();
    if (readFlag() === window.location.pathname) showFailure(event.reason);
    else if (writeFlag(window.location.pathname)) window.location.reload();
    else showFailure(event.reason);
  });
}

export const onRouteUpdate: ClientModule['onRouteUpdate'] = ({ location, previousLocation }) => {
  if (previousLocation && previousLocation.pathname !== location.pathname) {
    writeFlag(location.pathname);
  }
};

export const onRouteDidUpdate: ClientModule['onRouteDidUpdate'] = () => {
  writeFlag(undefined);
};

function isStanding(): boolean {
  return document.documentElement.dataset.hasHydrated === 'true';
}

function isChunkError(reason: unknown): reason is Error {
  return reason instanceof Error && reason.name === 'ChunkLoadError';
}

function showFailure(error: Error): void {
  if (document.querySelector('.page-load-failure')) return;
  const alert = document.createElement('div');
  alert.className = 'page-load-failure';
  alert.setAttribute('role', 'alert');
  const text = document.createElement('p');
  text.textContent = `This page did not load completely. ${error.message}`;
  const retry = document.createElement('button');
  retry.type = 'button';
  retry.className = 'button button--primary';
  retry.textContent = 'Retry';
  retry.addEventListener('click', () => {
    writeFlag(undefined);
    window.location.reload();
  });
  alert.append(text, retry);
  document.body.prepend(alert);
}

function readFlag(): string | null {
  try {
    return window.sessionStorage.getItem(flag);
  } catch {
    return null; // Storage is blocked: the page is then never reloaded automatically.
  }
}

/** Returns whether the flag was stored; without it a reload could loop for ever. */
function writeFlag(path: string | undefined): boolean {
  try {
    if (path === undefined) window.sessionStorage.removeItem(flag);
    else window.sessionStorage.setItem(flag, path);
    return true;
  } catch {
    return false;
  }
}
