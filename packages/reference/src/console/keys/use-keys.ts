import {
  type Api,
  type Credentials,
  type Operation,
  placeholderCredentials,
  type SecurityRequirement,
} from '@portal/contract';
import { useMemo, useState, useSyncExternalStore } from 'react';
import type { Transport } from '../../transport.ts';
import { createKeyStore, type KeyStore, type Keys, keyStoreName, keysOf } from './key-store.ts';
import { missingWords } from './security-words.ts';

export type KeysInUse = {
  store: KeyStore;
  keys: Keys;
  /** Which of the operation's ways to authenticate. */
  chosen: number;
  onChoose: (index: number) => void;
  requirement: SecurityRequirement;
  /** What a request is sent with. */
  credentials: Credentials;
  /** What is shown in their place. */
  placeholders: Credentials;
  missing: string | undefined;
};

function storeOf(name: string): KeyStore {
  return typeof document === 'undefined' ? createKeyStore(name) : keysOf(document, name);
}

/** The keys of an API as one console uses them. */
export function useKeys(
  api: Api,
  operation: Operation,
  transports: readonly Transport[],
): KeysInUse {
  const name = keyStoreName(api.id, transports);
  const store = useMemo(() => storeOf(name), [name]);
  const keys = useSyncExternalStore(store.subscribe, store.get, store.get);
  const [chosen, onChoose] = useState(0);
  const requirement = operation.security[chosen] ?? [];
  const { credentials } = keys;
  const placeholders = useMemo(
    () => placeholderCredentials(api, { security: [requirement] }),
    [api, requirement],
  );
  const missing = missingWords(api, requirement, credentials);
  return { store, keys, chosen, onChoose, requirement, credentials, placeholders, missing };
}
