import type { Portal } from '@portal/portal';

/** The origins besides the site's own that its pages may call: live services and downloads. */
export function connectOrigins({ apis, hosts, origin }: Portal): string[] {
  const live = apis.flatMap(({ liveHost }) => (liveHost ? [new URL(liveHost).origin] : []));
  const all = new Set([...live, ...(hosts?.downloads ?? [])]);
  all.delete(origin);
  return [...all];
}
