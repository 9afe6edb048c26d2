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

function followSandboxLink(event: MouseEvent): void {
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  if (!link || link.origin !== window.location.origin) return;
  if (!link.pathname.startsWith(`${sandboxPath}/`)) return;
  if (!opensHere(event, link)) return;
  event.preventDefault();
  const { href } = link;
  ensureSandbox(siteConfig.baseUrl).then(
    () => window.location.assign(href),
    (error: unknown) =>
      showNotice({ words: String(error instanceof Error ? error.message : error) }),
  );
}
