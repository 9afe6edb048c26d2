import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { basePathOf, serverAddresses } from '@portal/contract';
import type { PortalApi } from './definition.ts';
import type { ResolvedApi } from './portal.ts';
import { type Skimmed, skimDescription } from './skim-description.ts';

type Described = { basePath: string; server?: string; paths: string[] };

export type Resolved =
  | { api: ResolvedApi; problem?: undefined }
  | { api?: undefined; problem: string };

/** Finds out where an API answers, from the portal and the API's description. */
export function resolveApi(api: PortalApi, folder: string, siteUrl: string): Resolved {
  const file = api.description === undefined ? undefined : join(folder, api.description);
  const { basePath: described, server, paths } = file ? readDescribed(file) : nothing;
  const live = liveAddress(api, server, siteUrl);
  const isBelow = live === undefined || live.endsWith(described);
  if (!isBelow && api.sandbox !== undefined) {
    return {
      problem: `must end with ${described}, the path of the description's server, so that the sandbox and the live service have the same paths; found "${api.live}"`,
    };
  }
  const basePath = isBelow ? described : new URL(live).pathname.replace(/\/+$/, '');
  const liveHost = live?.slice(0, live.length - basePath.length);
  const sandbox = `${siteUrl}/sandbox`;
  const isLive = api.sandbox === undefined || api.guideRequests === 'live';
  return {
    api: {
      ...api,
      ...(file !== undefined && { file }),
      basePath,
      segments: [
        ...new Set([...paths.map((path) => firstPart(basePath + path)), ...(api.paths ?? [])]),
      ],
      ...(liveHost !== undefined && { liveHost }),
      ...(api.live?.startsWith('/') && { isHere: true }),
      guideHost: isLive ? (liveHost ?? siteUrl) : sandbox,
    },
  };
}

const nothing: Described = { basePath: '', paths: [] };

function liveAddress(api: PortalApi, server: string | undefined, siteUrl: string) {
  const given = api.live ?? (api.sandbox === undefined ? server : undefined);
  const whole = given?.startsWith('/') ? siteUrl + given : given;
  return whole?.replace(/\/+$/, '');
}

function firstPart(path: string): string {
  return path.split('/')[1] ?? '';
}

/** A file that is not a description at all is reported with its line when the descriptions are loaded. */
function readDescribed(file: string): Described {
  const { servers, paths } = skim(readFileSync(file, 'utf8'));
  const [first] = Array.isArray(servers) ? servers : [];
  const [server] = serverAddresses([first]);
  return {
    basePath: basePathOf(servers),
    ...(server !== undefined && { server }),
    paths,
  };
}

function skim(text: string): Skimmed {
  try {
    return skimDescription(text);
  } catch {
    return { servers: undefined, paths: [] };
  }
}
