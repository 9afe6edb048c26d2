import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { basePathOf, serverAddresses, versionFault } from '@portal/contract';
import { sandboxBelow } from '@portal/sandbox/services';
import { parse } from 'yaml';
import type { PortalApi } from './definition.ts';
import type { ResolvedApi } from './portal.ts';
import { type Skimmed, skimDescription } from './skim-description.ts';

type Described = { basePath: string; server?: string; paths: string[] };
type Place = { liveHost?: string; basePath: string };

export type Resolved =
  | { api: ResolvedApi; problem?: undefined }
  | { api?: undefined; field: 'live' | 'description'; problem: string };

/** Works out the addresses of an API, from the portal and the API's description. */
export function resolveApi(api: PortalApi, folder: string, siteUrl: string): Resolved {
  const file = api.description === undefined ? undefined : join(folder, api.description);
  const described = file ? readDescribed(file) : { basePath: '', paths: [] };
  const place = api.sandbox
    ? besideSandbox(api, described, siteUrl)
    : alone(api, described, siteUrl);
  if (typeof place === 'string') {
    // A file in another format has no servers, but that is the least of its problems.
    const fault = file && versionFaultIn(file);
    return fault ? { field: 'description', problem: fault } : { field: 'live', problem: place };
  }
  const { liveHost, basePath } = place;
  const isLive = api.sandbox === undefined || api.guideRequests === 'live';
  const paths = described.paths.map((path) => basePath + path);
  const depth = basePath.split('/').length;
  return {
    api: {
      ...api,
      ...(file !== undefined && { file }),
      basePath,
      segments: unique([...paths.map((path) => parts(path, 1)), ...(api.paths ?? [])]),
      prefixes: unique(paths.map((path) => parts(path, depth))),
      ...(liveHost !== undefined && { liveHost }),
      ...(api.live?.startsWith('/') && { isHere: true }),
      guideHost: isLive ? (liveHost ?? siteUrl) : sandboxBelow(siteUrl),
    },
  };
}

/** The sandbox has the paths of the description, so the live service must have them too. */
function besideSandbox(
  { live }: PortalApi,
  { basePath }: Described,
  siteUrl: string,
): Place | string {
  if (live === undefined) return { basePath };
  const address = live.startsWith('/') ? siteUrl + live : normalised(live);
  return address.endsWith(basePath)
    ? { liveHost: address.slice(0, address.length - basePath.length), basePath }
    : `must end with ${basePath}, the path of the description's server, so that the sandbox and the live service have the same paths; found "${live}"`;
}

function alone(
  { live, description }: PortalApi,
  { basePath, server }: Described,
  siteUrl: string,
): Place | string {
  if (live?.startsWith('/')) return { liveHost: siteUrl, basePath: live };
  const address = live ?? server;
  if (address !== undefined) {
    const { origin } = new URL(address);
    return { liveHost: origin, basePath: normalised(address).slice(origin.length) };
  }
  return description === undefined
    ? { basePath }
    : 'is needed, such as "https://api.museum.example/v1": the description names no host in "servers"';
}

/** As a browser sends it, without a trailing slash. */
function normalised(address: string): string {
  const { origin, pathname } = new URL(address);
  return origin + pathname.replace(/\/+$/, '');
}

/** The first segments of a path, without the leading slash. */
function parts(path: string, count?: number): string {
  return path
    .split('/')
    .filter((part) => part !== '')
    .slice(0, count)
    .join('/');
}

function unique(values: readonly string[]): string[] {
  return [...new Set(values)];
}

function versionFaultIn(file: string): string | undefined {
  try {
    const fault = versionFault(parse(readFileSync(file, 'utf8')));
    return fault && `cannot be used: ${fault}`;
  } catch {
    return undefined;
  }
}

/** A file that is not a description at all is reported, with its line, when the descriptions are loaded. */
function readDescribed(file: string): Described {
  const { servers, paths } = skim(readFileSync(file, 'utf8'));
  const [server] = serverAddresses(servers);
  return { basePath: basePathOf(servers), ...(server !== undefined && { server }), paths };
}

function skim(text: string): Skimmed {
  try {
    return skimDescription(text);
  } catch {
    return { servers: undefined, paths: [] };
  }
}
