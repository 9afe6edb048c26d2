import type { PortalApi, PortalDefinition } from './definition.ts';

/** An API of a checked portal, with what its description adds. */
export type ResolvedApi = PortalApi & {
  /** The description's file, from the root of the file system */
  file?: string;
  /** Before the paths of the description, e.g. "/objects/v1", or "" */
  basePath: string;
  /** The first parts of its paths, base path included, e.g. ["objects"] */
  segments: readonly string[];
  /** Its paths up to the first part after the base path, e.g. ["objects/v1/list"] */
  prefixes?: readonly string[];
  /** Before the base path of the live service, e.g. "https://api.museum.example" */
  liveHost?: string;
  /** Whether its live service is part of the portal, which may be read elsewhere than it is published */
  isHere?: boolean;
  /** Before the base path of the requests in guides: the live host, or the portal's sandbox */
  guideHost: string;
};

/** A checked portal, with what follows from its fields. */
export type Portal = Omit<PortalDefinition, 'url' | 'apis'> & {
  /** The name of its folder, e.g. "harbour-museum" */
  id: string;
  /** Without a slash at the end, e.g. "https://museum.example" */
  origin: string;
  /** With a slash at both ends, e.g. "/developers/" */
  basePath: string;
  /** The address of the home page without a slash at the end, e.g. "https://museum.example/developers" */
  siteUrl: string;
  apis: readonly ResolvedApi[];
};

/** Whether any of its APIs is answered by the sandbox. */
export function hasSandbox({ apis }: { apis: readonly Pick<PortalApi, 'sandbox'>[] }): boolean {
  return apis.some(({ sandbox }) => sandbox !== undefined);
}

/** By the id of each API, what comes before its own path in guides and tutorials. */
export function guideHosts({ apis }: Pick<Portal, 'apis'>): Record<string, string> {
  return Object.fromEntries(apis.map(({ id, guideHost }) => [id, guideHost]));
}
