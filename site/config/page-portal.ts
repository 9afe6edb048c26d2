import type { Portal, ResolvedApi } from '@portal/portal';

/** What every page knows about the portal. It is part of each page's script, so it is small. */
export type PagePortal = Pick<
  Portal,
  'name' | 'shortName' | 'origin' | 'siteUrl' | 'licence' | 'feedbackUrl'
> & {
  apis: readonly PageApi[];
};

export type PageApi = Pick<
  ResolvedApi,
  'id' | 'label' | 'segments' | 'guideHost' | 'liveHost' | 'isHere' | 'sandbox' | 'prefixes'
> & { hasWorkbench?: boolean };

export function pagePortal({
  name,
  shortName,
  origin,
  siteUrl,
  licence,
  feedbackUrl,
  apis,
}: Portal): PagePortal {
  return {
    ...{ name, shortName, origin, siteUrl, licence },
    ...(feedbackUrl !== undefined && { feedbackUrl }),
    apis: apis.map((api) => pageApi(api, apis)),
  };
}

function pageApi(api: ResolvedApi, all: readonly ResolvedApi[]): PageApi {
  const { id, label, segments, prefixes, guideHost, liveHost, isHere, sandbox, workbench } = api;
  const isShared = all.some(
    (other) => other.id !== id && other.segments.some((segment) => segments.includes(segment)),
  );
  return {
    ...{ id, label, segments, guideHost },
    ...(liveHost !== undefined && { liveHost }),
    ...(isHere && { isHere }),
    ...(sandbox && { sandbox }),
    ...(isShared && prefixes && { prefixes }),
    ...(workbench && { hasWorkbench: true }),
  };
}
