import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import siteConfig from '@generated/docusaurus.config';
import { ensureSandbox } from '@site/src/sandbox/ensure-sandbox';
import { sandboxPath } from '@site/src/sandbox/sandbox-path';
import { showNotice } from '@site/src/shell/show-notice';
import { opensHere } from './opens-here';

/**
 * On plain static hosting an address of the sandbox works only once the service worker is running.
 * A link to one starts it first.
 */
if (ExecutionEnvironment.canUseDOM) document.addEventListener('click', followSandboxLink);

/** What the last click started, and the next one ends. */
let newest: MouseEvent | undefined;
let closeNotice: (() => void) | undefined;

function followSandboxLink(event: MouseEvent): void {
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  if (!link || link.origin !== window.location.origin) return;
  if (!link.pathname.startsWith(`${sandboxPath}/`)) return;
  if (!opensHere(event, link)) return;
  event.preventDefault();
  newest = event;
  closeNotice?.();
  void followOnceReady(link, event);
}

async function followOnceReady({ href }: HTMLAnchorElement, click: MouseEvent): Promise<void> {
  const { pathname } = window.location;
  const failure = await ensureSandbox(siteConfig.baseUrl).then(
    () => undefined,
    (error: unknown) => String(error instanceof Error ? error.message : error),
  );
  // The reader may have gone elsewhere meanwhile.
  if (newest !== click || window.location.pathname !== pathname) return;
  if (failure === undefined) window.location.assign(href);
  else closeNotice = showNotice({ words: failure });
}
