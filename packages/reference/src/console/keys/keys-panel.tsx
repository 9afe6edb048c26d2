import type { Api, Operation } from '@portal/contract';
import type { ReactNode } from 'react';
import styles from './keys.module.css';
import { SchemeFields } from './scheme-fields.tsx';
import { needsWords, requirementWords, schemesOf } from './security-words.ts';
import type { KeysInUse } from './use-keys.ts';

type Props = { id: string; api: Api; operation: Operation; inUse: KeysInUse };

/** What an operation requires of its callers, shown before anything is sent, and fields for it. */
export function KeysPanel({ id, api, operation, inUse }: Props): ReactNode {
  const { store, keys, chosen, onChoose, requirement } = inUse;
  return (
    <fieldset id={id} className={styles.panel}>
      <legend>Authentication</legend>
      <p className={styles.needs}>{needsWords(api, operation)}</p>
      {operation.security.length > 1 && (
        <div role="radiogroup" aria-label="How to authenticate" className={styles.ways}>
          {operation.security.map((one, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the ways never change order
            <label key={index}>
              <input
                type="radio"
                name={`${id}way`}
                checked={index === chosen}
                onChange={() => onChoose(index)}
              />
              {one.length === 0
                ? 'Without a key'
                : `${requirementWords(api, one)} (${one.map(({ scheme }) => scheme).join(', ')})`}
            </label>
          ))}
        </div>
      )}
      <div className={styles.schemes}>
        {schemesOf(api, requirement).map((scheme) => (
          <SchemeFields
            key={scheme.name}
            scheme={scheme}
            scopes={requirement.find((one) => one.scheme === scheme.name)?.scopes ?? []}
            credential={keys.credentials[scheme.name]}
            onCredential={(credential) => store.give(scheme.name, credential)}
          />
        ))}
      </div>
      {requirement.length > 0 && (
        <>
          <label className={styles.remember}>
            <input
              type="checkbox"
              aria-describedby={`${id}remember`}
              checked={keys.isRemembered}
              onChange={(event) => store.remember(event.target.checked)}
            />
            Remember on this device
          </label>
          <p id={`${id}remember`} className={styles.hint} aria-live="polite">
            {keys.refused
              ? 'This browser does not allow this site to store anything. Your keys are kept until you close the tab.'
              : keys.isRemembered
                ? 'Stored in this browser, unencrypted, for this site. Remove the tick to delete them.'
                : 'Kept until you close or reload the tab, for all consoles of this API. Never part of links or code samples.'}
          </p>
        </>
      )}
    </fieldset>
  );
}
