import type { MatchedRequest, Operation, Values } from '@portal/contract';

/** A request as seen inside the sandbox. */
export type SandboxRequest = {
  method: string;
  /** The whole address, as requested. */
  url: URL;
  /** The path before the APIs' own paths, e.g. "/sandbox". */
  mount: string;
  /** The rest of the path, without doubled or trailing slashes. */
  path: string;
  /** As received, with its headers and its signal. */
  sent: Request;
};

/** A request that calls an operation, parsed by its description. */
export type Call = SandboxRequest & {
  operation: Operation;
  values: Values;
  matched: Pick<MatchedRequest, 'problems'>;
};

export function readSandboxRequest(sent: Request, mount: string): SandboxRequest {
  const url = new URL(sent.url);
  const below = url.pathname.slice(mount.length).replaceAll(/\/{2,}/g, '/');
  const path = below.length > 1 ? below.replace(/\/$/, '') : below;
  return { method: sent.method === 'HEAD' ? 'GET' : sent.method, url, mount, path, sent };
}

/** The sandbox's address, e.g. "https://example.org/sandbox". */
export function baseOf({ url, mount }: Pick<SandboxRequest, 'url' | 'mount'>): string {
  return `${url.origin}${mount}`;
}

/** The decoded segments of the path below its folder. */
export function partsOf({ path }: Pick<SandboxRequest, 'path'>): string[] {
  return path.split('/').slice(2).map(decodeSegment);
}

/** A badly encoded segment stays as sent. */
function decodeSegment(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}
