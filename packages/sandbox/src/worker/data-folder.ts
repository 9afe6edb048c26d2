/** The sandbox's files, on any static host. */
export type DataFolder = {
  json<Value>(path: string): Promise<Value>;
  text(path: string): Promise<string>;
  blob(path: string): Promise<Blob>;
  /** How many times a file could not be fetched: offline, or replaced by a new build. */
  failures(): number;
};

export type DataFolderOptions = {
  /** The address of the files, e.g. "https://example.org/sandbox-data/5f1c0a9b2d3e4f60/". */
  address: string;
  /** The name of the cache for fetched files. */
  cacheName: string;
  /** Called if the host no longer has a file, because it now serves another build. */
  onGone?: () => void;
  fetch?: (url: string) => Promise<Response>;
  caches?: Pick<CacheStorage, 'open'>;
};

export function createDataFolder({
  address,
  cacheName,
  onGone = () => {},
  fetch = (url) => self.fetch(url),
  caches = self.caches,
}: DataFolderOptions): DataFolder {
  let failures = 0;

  async function fetchFile(url: string): Promise<Response> {
    const response = await fetch(url).catch((cause: unknown) => {
      failures += 1;
      throw new Error(`${url} cannot be reached`, { cause });
    });
    // Some hosts respond to a missing file with a page and status 200.
    const isPage = response.headers.get('Content-Type')?.startsWith('text/html');
    if (response.ok && !isPage) return response;
    failures += 1;
    if (response.status === 404 || isPage) onGone();
    throw new Error(`${url} is not there: the host answered ${response.status}`);
  }

  async function read<Value>(
    path: string,
    take: (response: Response) => Promise<Value>,
  ): Promise<Value> {
    const url = new URL(path, address).href;
    // If the browser has no cache for this site, every file is fetched each time.
    const cache = await caches.open(cacheName).catch(() => undefined);
    const kept = await cache?.match(url).catch(() => undefined);
    if (kept) return take(kept);
    const response = await fetchFile(url);
    // If there is no room left, the file is fetched again next time.
    const keeping = cache?.put(url, response.clone()).catch(() => undefined);
    const [value] = await Promise.all([take(response), keeping]);
    return value;
  }

  return {
    json: <Value>(path: string) => read(path, (response) => response.json() as Promise<Value>),
    text: (path) => read(path, (response) => response.text()),
    blob: (path) => read(path, (response) => response.blob()),
    failures: () => failures,
  };
}
