import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import siteConfig from '@generated/docusaurus.config';
import { canonicalPath } from '@portal/server/canonical-path';

/**
 * Plain static hosts answer `/docs/iiif.html` or `/docs/iiif/` as they please. The portal's own
 * server redirects such addresses; here the same rule is applied before the router starts.
 */
if (ExecutionEnvironment.canUseDOM) keepCanonicalAddress();

export function onRouteDidUpdate(): void {
  keepCanonicalAddress();
}

function keepCanonicalAddress(): void {
  const { pathname, search, hash } = window.location;
  const canonical = canonicalPath(pathname, siteConfig.baseUrl);
  if (canonical === pathname) return;
  if (isNotFoundPage()) window.location.replace(canonical + search + hash);
  else window.history.replaceState(window.history.state, '', canonical + search + hash);
}

/**
 * The static 404.html cannot become another page by changing its address: that page must be loaded.
 */
function isNotFoundPage(): boolean {
  return document.documentElement.classList.contains('plugin-native');
}
