import type { ClientModule } from '@docusaurus/types';
import siteConfig from '@generated/docusaurus.config';
import { withOrigin } from '@portal/server/own-origin';
import { ownAddress } from '@site/config/apis/api-address';
import type { PagePortal } from '@site/config/page-portal';

const shown = 'pre, code, [data-recorded]';

/**
 * Code and answers name the address that the portal is built for. Read from another origin, such as
 * a reader's own machine, they name that one, so that what is copied runs. Called when the first
 * page has been hydrated, since React expects the text it was built with.
 */
export const onRouteDidUpdate: ClientModule['onRouteDidUpdate'] = ({ previousLocation }) => {
  const { origin } = window.location;
  if (previousLocation || origin === siteConfig.url) return;
  const address = ownAddress(siteConfig.customFields?.portal as PagePortal);
  showOrigin(document.body, address, origin);
  const observer = new MutationObserver((changes) => {
    for (const { addedNodes } of changes) {
      for (const node of addedNodes) showOrigin(node, address, origin);
    }
  });
  observer.observe(document.body, { childList: true, subtree: true });
};

function showOrigin(root: Node, address: string, origin: string): void {
  const nodes = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  for (let node: Node | null = root; node; node = nodes.nextNode()) {
    if (!(node instanceof Text) || !node.data.includes(address)) continue;
    if (node.parentElement?.closest(shown)) node.data = withOrigin(node.data, address, origin);
  }
}
