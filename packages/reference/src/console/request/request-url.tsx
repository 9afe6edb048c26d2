import { type Api, firstSentence, htmlText, type Operation, type UrlPart } from '@portal/contract';
import { type ReactNode, useMemo } from 'react';
import styles from './request-bar.module.css';
import { sentencesOf, type UrlRun, urlRuns } from './url-parts.ts';

type Props = {
  api: Api;
  operation: Operation;
  url: string;
  /** The parameter that the reader points at, here or in the form. */
  pointed: string | undefined;
  onPoint: (parameter: string | undefined) => void;
  /** Takes the reader to the control of a parameter. */
  onGo: (parameter: string) => void;
  controlId: (parameter: string) => string;
};

const breaksBefore: UrlPart['kind'][] = ['prefix', 'base', 'path', 'separator'];

/** A long URL breaks between its parts, where it can. */
function Part({ part: { kind, text, sentence } }: { part: UrlPart }): ReactNode {
  return (
    <>
      {breaksBefore.includes(kind) && text !== ',' && <wbr />}
      <span title={sentence} className={styles[kind]}>
        {text}
      </span>
      {text === ',' && <wbr />}
    </>
  );
}

function Run({ run, ...props }: Omit<Props, 'url' | 'api' | 'operation'> & { run: UrlRun }) {
  const { pointed, onPoint, onGo, controlId } = props;
  const { parameter, parts } = run;
  const shown = parts.map((part) => <Part key={part.start} part={part} />);
  if (parameter === undefined) return shown;
  const point = () => onPoint(parameter);
  const leave = () => onPoint(undefined);
  return (
    <a
      href={`#${controlId(parameter)}`}
      data-pointed={parameter === pointed || undefined}
      aria-label={`${parts.map(({ text }) => text).join('')}, go to ${parameter}`}
      onMouseEnter={point}
      onMouseLeave={leave}
      onFocus={point}
      onBlur={leave}
      onClick={(event) => {
        event.preventDefault();
        onGo(parameter);
      }}
    >
      {shown}
    </a>
  );
}

/** The URL that Send sends, each part of which leads back to its parameter. */
export function RequestUrl({ api, operation, url, ...props }: Props): ReactNode {
  const { pointed } = props;
  const runs = useMemo(() => urlRuns(api, url), [api, url]);
  const parameter = operation.parameters.find(({ key }) => key === pointed);
  const about =
    parameter &&
    (sentencesOf(runs, parameter.key) || firstSentence(htmlText(parameter.description)));
  return (
    <div className={styles.url}>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for controls */}
      <div role="group" aria-label="Request URL" className={styles.address}>
        <span className={styles.method}>{operation.method.toUpperCase()}</span>{' '}
        <code>
          {runs.map((run) => (
            <Run key={run.start} run={run} {...props} />
          ))}
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
