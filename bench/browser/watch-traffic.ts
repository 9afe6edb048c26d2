/**
 * Counts what a page transfers, as encoded on the wire, including headers.
 * @param {import('playwright-core').CDPSession} session
 */
export async function watchTraffic(session) {
  const requests = new Map();
  let lastChange = performance.now();
  const change = (id, fields) => {
    lastChange = performance.now();
    if (requests.has(id)) Object.assign(requests.get(id), fields);
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

  const sum = (list) => list.reduce((total, { bytes }) => total + bytes, 0);
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
