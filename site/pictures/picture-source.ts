import type { Portal } from '@portal/portal';
import type { OpenOptions } from '@portal/sandbox/node';
import { ownHandlers, sandboxBelow } from '@portal/sandbox/services';
import { apiAddress } from '../config/apis/api-address';
import { describedApis } from '../config/apis/described-apis';
import { type AskedPicture, guidePicturePath, shrinkPicture } from './guide-picture';

export type PictureSource = {
  /** Whether the sandbox answers the requests of guides at this path. */
  has(url: string): boolean;
  make(asked: AskedPicture): Promise<Uint8Array>;
};

type Open = (options: OpenOptions) => Promise<{ fetch(request: Request): Promise<Response> }>;

/** The sandbox is expensive to load, and most builds have all pictures from the previous one. */
const openSandbox: Open = async (options) =>
  (await import('@portal/sandbox/node')).openSandbox(options);

/** Pictures for guides, from the services of the portal's sandbox. */
export function createPictureSource(
  portal: Portal,
  collection: string,
  open: Open = openSandbox,
): PictureSource {
  const apis = describedApis(portal).flatMap(({ sandbox, ...api }) =>
    sandbox && sandbox !== ownHandlers ? [{ ...api, sandbox }] : [],
  );
  const services = Object.fromEntries(apis.map(({ id, sandbox }) => [id, sandbox]));
  const isAnswered = (url: string) =>
    apis.some(({ segments }) => segments.includes(url.split('/')[1] ?? ''));
  const mount = sandboxBelow(portal.siteUrl);
  let sandbox: ReturnType<Open> | undefined;
  const made = new Map<string, Promise<Uint8Array>>();

  async function make(asked: AskedPicture): Promise<Uint8Array> {
    sandbox ??= open({ apis, services, collection });
    const response = await (await sandbox).fetch(
      new Request(`http://sandbox.local/sandbox${asked.url}`),
    );
    const type = response.headers.get('Content-Type') ?? 'no type';
    if (response.status !== 200 || !type.startsWith('image/')) {
      throw new Error(
        `<Picture url="${asked.url}"> must be the address of a picture; the sandbox answers ${response.status} with ${type}.`,
      );
    }
    return shrinkPicture(new Uint8Array(await response.arrayBuffer()), asked);
  }

  return {
    has: (url) => isAnswered(url) && apiAddress(url, portal) === mount + url,
    make(asked) {
      const key = guidePicturePath(asked);
      const known = made.get(key) ?? make(asked);
      made.set(key, known);
      return known;
    },
  };
}
