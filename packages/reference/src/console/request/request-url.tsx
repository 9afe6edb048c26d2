import { type Api, firstSentence, type Operation } from '@portal/contract';
import { type ReactNode, useMemo } from 'react';
import styles from './request-bar.module.css';
import { sentencesOf, shownParts } from './url-parts.ts';

type Props = {
  api: Api;
  operation: Operation;
  url: string;
  /** The parameter that the reader points at, here or in the form. */
  pointed: string | undefined;
  onPoint: (parameter: string | undefined) => void;
  /** Brings the reader to the control of a parameter. */
  onGo: (parameter: string) => void;
  controlId: (parameter: string) => string;
};

/** The URL that Send sends, each part of which leads back to its parameter. */
export function RequestUrl(props: Props): ReactNode {
  const { api, operation, url, pointed, onPoint, onGo, controlId } = props;
  const parts = useMemo(() => shownParts(api, url), [api, url]);
  const parameter = operation.parameters.find(({ name }) => name === pointed);
  const about =
    parameter && (sentencesOf(parts, parameter.name) || firstSentence(parameter.description));
  return (
    <div className={styles.url}>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for controls */}
      <div role="group" aria-label="Request URL" className={styles.address}>
        <span className={styles.method}>{operation.method.toUpperCase()}</span>{' '}
        <code>
          {parts.map(({ start, text, kind, parameter: of, first, sentence }) => {
            const shared = {
              key: start,
              title: sentence,
              className: styles[kind],
              'data-pointed': (of !== undefined && of === pointed) || undefined,
              onMouseEnter: () => onPoint(of),
              onMouseLeave: () => onPoint(undefined),
            };
            const { key, ...rest } = shared;
            if (of === undefined || !first) {
              return (
                <span key={key} {...rest}>
                  {text}
                </span>
              );
            }
            return (
              <a
                key={key}
                {...rest}
                href={`#${controlId(of)}`}
                aria-label={`${of}: ${text}`}
                onFocus={() => onPoint(of)}
                onBlur={() => onPoint(undefined)}
                onClick={(event) => {
                  event.preventDefault();
                  onGo(of);
                }}
              >
                {text}
              </a>
            );
          })}
        </code>
      </div>
      <p className={styles.about}>
        {about ? (
          <>
            <strong>{pointed}</strong> {about}
          </>
        ) : (
          'Point at a part of the URL, or at a parameter, to see which belongs to which.'
        )}
      </p>
    </div>
  );
}
