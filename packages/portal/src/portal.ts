import type { PortalApi, PortalDefinition } from './definition.ts';

/** An API of a checked portal, with what its description adds. */
export type ResolvedApi = PortalApi & {
  /** The description's file, from the root of the file system */
  file?: string;
  /** The path before those in the description, e.g. "/objects/v1", or "" */
  basePath: string;
  /** The first segments of its paths, including the base path, e.g. ["objects"] */
  segments: readonly string[];
  /** Its paths up to the first segment after the base path, e.g. ["objects/v1/list"] */
  prefixes?: readonly string[];
  /** The URL before the base path of the live service, e.g. "https://api.museum.example" */
  liveHost?: string;
  /** Whether its live service is part of the portal, which may be served from another address */
  isHere?: boolean;
  /** The URL before the base path of requests in guides: the live host, or the portal's sandbox */
  guideHost: string;
};

/** A checked portal, with what follows from its fields. */
export type Portal = Omit<PortalDefinition, 'url' | 'apis'> & {
  /** The name of its folder, e.g. "harbour-museum" */
  id: string;
  /** Without a trailing slash, e.g. "https://museum.example" */
  origin: string;
  /** With a slash at both ends, e.g. "/developers/" */
  basePath: string;
  /** The address of the home page without a trailing slash, e.g. "https://museum.example/developers" */
  siteUrl: string;
  apis: readonly ResolvedApi[];
};

/** Whether the sandbox answers for any of its APIs. */
export function hasSandbox({ apis }: { apis: readonly Pick<PortalApi, 'sandbox'>[] }): boolean {
  return apis.some(({ sandbox }) => sandbox !== undefined);
}

/** By API id, what comes before the API's own path in guides and tutorials. */
export function guideHosts({ apis }: Pick<Portal, 'apis'>): Record<string, string> {
  return Object.fromEntries(apis.map(({ id, guideHost }) => [id, guideHost]));
}
