import type { LockfileInfo } from 'pyodide';
import { refusalOf } from '../explain-refusal.ts';
import type { FromWorker, ToWorker } from '../protocol.ts';
import { removeStorage } from '../remove-storage.ts';
import { serveCells } from '../serve-cells.ts';
import { createByteCount } from './create-byte-count.ts';
import { createOpenPython } from './create-open-python.ts';
import { type SentRequest, sendRequest } from './send-request.ts';

declare const self: DedicatedWorkerGlobalScope;

removeStorage(self);

/** Set by the build. */
declare const builtPython: {
  /** Of Pyodide, e.g. "314.0.7" */
  version: string;
  info: LockfileInfo;
  /** By the names of their files. */
  modules: Record<string, string>;
  /** The bytes of the files that are fetched, by their names. */
  sizes: Record<string, number>;
};

/**
 * The script of the worker that runs Python. The host serves it with a policy that allows WebAssembly, which
 * the page around it does not.
 */
const address = new URL(`pyodide/${builtPython.version}/`, self.location.href).href;

/** Served in one form, small on any host; as a `.gz` file, some hosts would unpack it on the way. */
function unpacked({ body }: Response): Response {
  const stream = body?.pipeThrough(new DecompressionStream('gzip')) ?? null;
  return new Response(stream, { headers: { 'Content-Type': 'application/wasm' } });
}

async function load(onShare: (share: number) => void) {
  const { loadPyodide }: typeof import('pyodide') = await import(`${address}pyodide.mjs`);
  const { fetch } = self;
  const count = createByteCount(builtPython.sizes, onShare);
  // Pyodide waits for ever if its WebAssembly does not load.
  const lost = new Promise<never>((_, reject) => {
    self.fetch = async (...request) => {
      try {
        const [url] = request;
        const isPacked = String(url).endsWith('.wasm');
        const answered = await fetch.apply(self, isPacked ? [`${url}.gzip`] : request);
        if (!answered.ok) throw new Error(`${answered.url} answered ${answered.status}`);
        const response = count(answered);
        return isPacked ? unpacked(response) : response;
      } catch (error) {
        reject(error);
        throw error;
      }
    };
  });
  const loading = loadPyodide({
    indexURL: address,
    // Without a package list: no packages are served.
    lockFileContents: { info: builtPython.info, packages: {} },
    packageBaseUrl: address,
  });
  try {
    return await Promise.race([loading, lost]);
  } finally {
    self.fetch = fetch;
  }
}

/** A worker cannot read its own policy, but its script is served with it. */
function ownPolicy(): string | null {
  const xhr = new XMLHttpRequest();
  xhr.open('HEAD', self.location.href, false);
  try {
    xhr.send();
  } catch {
    return null;
  }
  return xhr.getResponseHeader('content-security-policy');
}

const send = (request: SentRequest) =>
  sendRequest(request, {
    create: () => new XMLHttpRequest(),
    refusal: (url) => refusalOf(url, ownPolicy(), self.location.origin),
  });

const post = (message: FromWorker): void => self.postMessage(message);

const server = serveCells({
  post,
  ...createOpenPython({ load, modules: builtPython.modules, send, post }),
});

self.addEventListener('message', ({ data }: MessageEvent<ToWorker>) => {
  void server.receive(data);
});

self.postMessage({ type: 'ready' });
