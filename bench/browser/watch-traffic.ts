import type { CDPSession } from 'playwright-core';

export type Totals = {
  requests: number;
  bytes: number;
  scriptBytes: number;
  prefetchedScriptBytes: number;
  documentBytes: number;
};

export type Traffic = { idleFor: () => number; urls: () => string[]; totals: () => Totals };

type Sent = { url: string; prefetched: boolean; bytes: number; mediaType: string; done: boolean };

/** Counts what a page transfers, as encoded on the wire, including headers. */
export async function watchTraffic(session: CDPSession): Promise<Traffic> {
  const requests = new Map<string, Sent>();
  let lastChange = performance.now();
  const change = (id: string, fields: Partial<Sent>) => {
    lastChange = performance.now();
    const sent = requests.get(id);
    if (sent) Object.assign(sent, fields);
  };
  session.on('Network.requestWillBeSent', ({ requestId, request, type }) => {
    if (!/^https?:/.test(request.url)) return;
    const purpose = request.headers['Sec-Purpose'] ?? request.headers.Purpose;
    const prefetched = type === 'Prefetch' || purpose === 'prefetch';
    requests.set(requestId, { url: request.url, prefetched, bytes: 0, mediaType: '', done: false });
    change(requestId, {});
  });
  session.on('Network.responseReceived', ({ requestId, response }) =>
    change(requestId, { mediaType: response.mimeType }),
  );
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) =>
    change(requestId, { bytes: encodedDataLength, done: true }),
  );
  session.on('Network.loadingFailed', ({ requestId }) => change(requestId, { done: true }));
  await session.send('Network.enable');

  const sum = (list: readonly Sent[]) => list.reduce((total, { bytes }) => total + bytes, 0);
  return {
    /** ms since anything was requested or received; 0 while something is in flight */
    idleFor() {
      const busy = [...requests.values()].some(({ done }) => !done);
      return busy ? 0 : performance.now() - lastChange;
    },
    urls: () => [...requests.values()].map(({ url }) => url),
    totals() {
      const all = [...requests.values()];
      const scripts = all.filter(({ mediaType }) => /javascript/.test(mediaType));
      return {
        requests: all.length,
        bytes: sum(all),
        scriptBytes: sum(scripts),
        prefetchedScriptBytes: sum(scripts.filter(({ prefetched }) => prefetched)),
        documentBytes: all[0]?.bytes ?? 0,
      };
    },
  };
}
