import { isPlainOrigin, type Portal } from '@portal/portal';

/** The origins besides the site's own that its pages may call: live services and downloads. */
export function connectOrigins(portal: Portal): string[] {
  return elsewhere(portal, portal.hosts?.downloads);
}

/**
 * Those whose pictures they may show: live services, since answers show theirs, and any the portal
 * names.
 */
export function pictureOrigins(portal: Portal): string[] {
  return elsewhere(portal, portal.hosts?.pictures);
}

function elsewhere({ apis }: Portal, named: readonly string[] = []): string[] {
  const live = apis.flatMap(({ liveHost, isHere }) =>
    liveHost && !isHere ? [new URL(liveHost).origin] : [],
  );
  // A description may name any server.
  return [...new Set([...live, ...named])].filter(isPlainOrigin);
}
