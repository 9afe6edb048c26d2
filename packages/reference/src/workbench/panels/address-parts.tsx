import { partNames } from '@portal/iiif';
import type { ReactNode } from 'react';
import styles from '../workbench.module.css';
import own from './address-parts.module.css';
import type { PartProps } from './part-props.ts';

const separators = { region: '/', size: '/', rotation: '/', quality: '/', format: '.' };

/** The address in parts. Each can be edited, and shows what is wrong with it. */
export function AddressParts({ id, service, parts, checked, onPart }: PartProps): ReactNode {
  return (
    <section aria-label="Address" className={styles.panel}>
      <div className={own.address}>
        <span className={own.first}>
          <span className={own.partName}>service and identifier</span>
          <code className={own.base}>{service.address}</code>
        </span>
        {partNames.map((part) => {
          const isWrong = checked.problems.some((problem) => problem.part === part);
          return (
            <span key={part} className={own.part}>
              <label htmlFor={`${id}-${part}`} className={own.partName}>
                {part}
              </label>
              <span className={own.partText}>
                <span aria-hidden="true">{separators[part]}</span>
                <input
                  id={`${id}-${part}`}
                  className={own.segment}
                  value={parts[part]}
                  size={Math.min(32, Math.max(4, parts[part].length + 1))}
                  autoComplete="off"
                  autoCapitalize="off"
                  spellCheck={false}
                  aria-invalid={isWrong || undefined}
                  aria-describedby={isWrong ? `${id}-${part}-problem` : undefined}
                  onChange={(event) => onPart(part, event.target.value.trim())}
                />
              </span>
            </span>
          );
        })}
      </div>
      {checked.problems.map(({ part, words, suggestion }) => (
        <p key={part} id={`${id}-${part}-problem`} className={styles.problem}>
          <strong>{part}:</strong> {words}{' '}
          {suggestion !== undefined && (
            <button
              type="button"
              className={styles.correction}
              onClick={() => {
                onPart(part, suggestion);
                document.getElementById(`${id}-${part}`)?.focus();
              }}
            >
              Use {suggestion}
            </button>
          )}
        </p>
      ))}
    </section>
  );
}
