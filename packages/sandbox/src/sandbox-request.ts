import type { MatchedRequest, Operation, Values } from '@portal/contract';

/** A request as the parts of the sandbox see it. */
export type SandboxRequest = {
  method: string;
  /** The whole address, as it was asked for. */
  url: URL;
  /** What comes before the APIs' own paths, e.g. "/sandbox". */
  mount: string;
  /** The path from there on, without doubled slashes or one at its end. */
  path: string;
  /** As it arrived, with its headers and its signal. */
  sent: Request;
};

/** A request that calls an operation, read by its description. */
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

/** Where the sandbox is, e.g. "https://example.org/sandbox". */
export function baseOf({ url, mount }: Pick<SandboxRequest, 'url' | 'mount'>): string {
  return `${url.origin}${mount}`;
}

/** The parts of the path below its folder, each as it was meant. */
export function partsOf({ path }: Pick<SandboxRequest, 'path'>): string[] {
  return path.split('/').slice(2).map(decodeSegment);
}

/** What is not well encoded stays as it was sent. */
function decodeSegment(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}
