import type { Credential, Credentials } from '@portal/contract';
import type { Transport } from '../../transport.ts';

/** The keys that a reader has given for one API. */
export type Keys = {
  credentials: Credentials;
  isRemembered: boolean;
  /** Set if the reader wants them remembered and the browser does not allow it. */
  refused?: true;
};

/** Shared by all consoles of an API. */
export type KeyStore = {
  get: () => Keys;
  subscribe: (listener: () => void) => () => void;
  give: (scheme: string, credential: Credential | undefined) => void;
  /** Stores the keys on this device, or removes them from it. */
  remember: (isWanted: boolean) => void;
};

export type Storage = Pick<globalThis.Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** Merely reading the property throws if a reader allows no storage. */
function browserStorage(): Storage | undefined {
  try {
    return globalThis.localStorage;
  } catch {
    return undefined;
  }
}

function isCredential(value: unknown): value is Credential {
  if (typeof value === 'string') return true;
  return (
    typeof value === 'object' &&
    value !== null &&
    'username' in value &&
    'password' in value &&
    typeof value.username === 'string' &&
    typeof value.password === 'string'
  );
}

/**
 * The storage may contain anything: another version, or another page of the host, may have written
 * it.
 */
function readStored(storage: Storage | undefined, key: string): Keys {
  try {
    const stored: unknown = JSON.parse(storage?.getItem(key) ?? 'null');
    if (typeof stored !== 'object' || stored === null) {
      return { credentials: {}, isRemembered: false };
    }
    const entries = Object.entries(stored).filter(([, value]) => isCredential(value));
    return { credentials: Object.fromEntries(entries), isRemembered: true };
  } catch {
    return { credentials: {}, isRemembered: false };
  }
}

/**
 * Keys belong to an API at its addresses: another site of the same host may document an API of the
 * same id, which must not be sent them.
 */
export function keyStoreName(apiId: string, transports: readonly Transport[]): string {
  return ['reference-keys', apiId, ...transports.map(({ baseUrl }) => baseUrl(apiId))].join(' ');
}

/** @param name see `keyStoreName` */
export function createKeyStore(name: string, storage = browserStorage()): KeyStore {
  const listeners = new Set<() => void>();
  let keys = readStored(storage, name);

  function keep(next: Keys): void {
    keys = next;
    for (const listener of listeners) listener();
  }

  function store({ credentials }: Keys): boolean {
    try {
      storage?.setItem(name, JSON.stringify(credentials));
      return storage !== undefined;
    } catch {
      return false;
    }
  }

  /** If the storage cannot be written, nothing was stored that would have to be removed. */
  function forget(): void {
    try {
      storage?.removeItem(name);
    } catch {
      return;
    }
  }

  /** Another tab may have stored other keys since, or removed them. */
  function latest(): Keys {
    if (!keys.isRemembered) return keys;
    const stored = readStored(storage, name);
    return stored.isRemembered ? stored : { ...keys, isRemembered: false };
  }

  return {
    get: () => keys,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    give: (scheme, credential) => {
      const before = latest();
      const { [scheme]: _, ...others } = before.credentials;
      const credentials = credential === undefined ? others : { ...others, [scheme]: credential };
      const next = { ...before, credentials };
      if (next.isRemembered) store(next);
      keep(next);
    },
    remember: (isWanted) => {
      const { credentials } = keys;
      const isRemembered = isWanted && store(keys);
      if (!isWanted) forget();
      keep({ credentials, isRemembered, ...(isWanted && !isRemembered && { refused: true }) });
    },
  };
}

const stores = new WeakMap<object, Map<string, KeyStore>>();

/**
 * The store of that name, which lives as long as its owner: with the document as the owner, keys
 * survive navigation and are gone with the tab.
 */
export function keysOf(owner: object, name: string, storage?: Storage): KeyStore {
  const ofOwner = stores.get(owner) ?? new Map<string, KeyStore>();
  stores.set(owner, ofOwner);
  const store = ofOwner.get(name) ?? createKeyStore(name, storage);
  ofOwner.set(name, store);
  return store;
}
