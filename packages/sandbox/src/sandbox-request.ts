/** A request as the parts of the sandbox see it. */
export type SandboxRequest = {
  method: string;
  /** The whole address, as it was asked for. */
  url: URL;
  /** What stands before the APIs' own paths, e.g. "/sandbox". */
  mount: string;
  /** The path from there on, without doubled slashes or one at its end. */
  path: string;
};

export function readSandboxRequest(request: Request, mount: string): SandboxRequest {
  const url = new URL(request.url);
  const below = url.pathname.slice(mount.length).replaceAll(/\/{2,}/g, '/');
  const path = below.length > 1 ? below.replace(/\/$/, '') : below;
  return { method: request.method === 'HEAD' ? 'GET' : request.method, url, mount, path };
}
