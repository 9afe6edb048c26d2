import type { Portal, ResolvedApi } from '@portal/portal';

/** What every page knows about the portal. It is part of each page's script, so it is little. */
export type PagePortal = Pick<Portal, 'name' | 'shortName' | 'origin' | 'siteUrl' | 'licence'> & {
  apis: readonly PageApi[];
};

export type PageApi = Pick<
  ResolvedApi,
  'id' | 'label' | 'segments' | 'guideHost' | 'liveHost' | 'isHere' | 'sandbox'
>;

export function pagePortal({
  name,
  shortName,
  origin,
  siteUrl,
  licence,
  apis,
}: Portal): PagePortal {
  return { name, shortName, origin, siteUrl, licence, apis: apis.map(pageApi) };
}

function pageApi(api: ResolvedApi): PageApi {
  const { id, label, segments, guideHost, liveHost, isHere, sandbox } = api;
  return { id, label, segments, guideHost, liveHost, isHere, sandbox };
}
