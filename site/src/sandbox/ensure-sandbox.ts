type EnsureOptions = {
  fetch?: (address: string, init: RequestInit) => Promise<Response>;
  /** `undefined` if the browser offers none. */
  serviceWorker?: Workers | undefined;
  /** Whether the page came by https, or from this computer. */
  isSecure?: boolean;
  /** How long a worker may take to start, in milliseconds. */
  patience?: number;
};

/** The part of `navigator.serviceWorker` that is used here. */
export type Workers = Pick<ServiceWorkerContainer, 'addEventListener' | 'removeEventListener'> & {
  controller: Pick<ServiceWorker, 'scriptURL'> | null;
  register(address: string, options: { scope: string }): Promise<Registration>;
};

type Registration = { active: { postMessage(message: string): void } | null };

/**
 * Resolves when `<base>sandbox/…` answers. A server of the portal answers by itself; on a plain
 * static host a service worker does, which is registered here and nowhere else: call this before
 * the first request to the sandbox, not when a page loads.
 * @param base the site's base address, e.g. "/"
 */
export async function ensureSandbox(
  base: string,
  {
    fetch = (address, init) => globalThis.fetch(address, init),
    serviceWorker = globalThis.navigator?.serviceWorker,
    isSecure = globalThis.isSecureContext,
    patience = 20_000,
  }: EnsureOptions = {},
): Promise<void> {
  const answers = (): Promise<boolean> => sandboxAnswers(`${base}sandbox/status`, fetch);
  if (await answers()) return;
  if (!serviceWorker) throw new Error(isSecure ? unavailable : insecure);
  const script = `${base}sandbox-worker.js`;
  const registration = await serviceWorker.register(script, { scope: base }).catch((cause) => {
    throw new Error(refused, { cause });
  });
  await takenOn(serviceWorker, script, registration, patience);
  if (!(await answers())) throw new Error(silent);
}

const insecure =
  'The sandbox runs in your browser, which allows that only on secure pages. Open this site with https, or from localhost.';
const unavailable =
  'The sandbox runs in your browser as a service worker, and this browser offers none. Private windows and some privacy settings turn them off: try an ordinary window, or allow site data for this site.';
const refused =
  'The sandbox could not be started in your browser. Check that you are online and that site data is allowed for this site, then try again.';
const silent =
  'The sandbox was started in your browser but is not responding. Try again; if that does not help, reload the page.';

async function sandboxAnswers(
  address: string,
  fetch: NonNullable<EnsureOptions['fetch']>,
): Promise<boolean> {
  try {
    const response = await fetch(address, { cache: 'no-store' });
    // A server whose sandbox is still starting says so itself.
    if (response.status === 503) return true;
    // A static host may answer every address with a page.
    const status: unknown = response.ok ? await response.json() : undefined;
    return typeof status === 'object' && status !== null && 'sandbox' in status;
  } catch {
    return false;
  }
}

/**
 * A page that was loaded before the worker, or was reloaded past it, has to be claimed by it. The worker
 * of another site on the same host, with a scope above this one, may control the page until then.
 */
async function takenOn(
  workers: Workers,
  script: string,
  { active }: Registration,
  patience: number,
): Promise<void> {
  const isOurs = (): boolean => {
    const { scriptURL } = workers.controller ?? {};
    return scriptURL !== undefined && new URL(script, scriptURL).href === scriptURL;
  };
  if (isOurs()) return;
  let change = (): void => {};
  let timer: ReturnType<typeof setTimeout> | undefined;
  try {
    await new Promise<void>((resolve, reject) => {
      change = () => {
        if (isOurs()) resolve();
      };
      workers.addEventListener('controllerchange', change);
      timer = setTimeout(() => reject(new Error(silent)), patience);
      // A worker that is still being installed claims the page once it is active.
      active?.postMessage('claim');
    });
  } finally {
    clearTimeout(timer);
    workers.removeEventListener('controllerchange', change);
  }
}
