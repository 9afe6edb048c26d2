import type { Api } from '@portal/contract';
import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import type { RequestLink } from '../../answer/index.ts';
import type { Transport } from '../../transport.ts';
import { announcement } from '../request/outcome-words.ts';
import type { RequestState } from '../request/request-state.ts';
import { AnswerShown } from './answer-shown.tsx';
import { FailureNotice } from './failure-notice.tsx';
import { NotSent } from './not-sent.tsx';
import styles from './response.module.css';

type Props = {
  api: Api;
  apis: readonly Api[];
  transports: readonly [Transport, ...Transport[]];
  state: RequestState;
  onFollow: (link: RequestLink) => void;
  onSendAnyway: (how: 'anyway') => void;
  onRepeat: () => void;
};

/** Leaves the page where it is when the answer stands well in view. */
function bringTo(heading: HTMLElement): void {
  const { top } = heading.getBoundingClientRect();
  heading.focus({ preventScroll: true });
  if (top < 0 || top > window.innerHeight / 3) heading.scrollIntoView();
}

/** Brings the reader to the answer, unless they have gone elsewhere meanwhile. */
function useFocusOnAnswer(state: RequestState) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (state.kind !== 'done' || state.outcome.kind === 'cancelled') return;
    const { activeElement } = document;
    const console = heading.current?.closest('section')?.parentElement;
    const isHere = activeElement === document.body || console?.contains(activeElement);
    if (heading.current && isHere) bringTo(heading.current);
  }, [state]);
  return heading;
}

/** While the next answer is awaited, the region stays as high as the last: the page does not jump. */
function useKeptHeight(state: RequestState) {
  const region = useRef<HTMLElement>(null);
  const height = useRef(0);
  useEffect(() => {
    if (state.kind === 'done') height.current = region.current?.offsetHeight ?? 0;
  }, [state]);
  return { region, minHeight: state.kind === 'sending' ? height.current : undefined };
}

/** What became of the request, in words and in full. */
export function ResponseRegion(props: Props): ReactNode {
  const { api, apis, transports, state, onFollow, onSendAnyway, onRepeat } = props;
  const id = useId();
  const { region, minHeight } = useKeptHeight(state);
  const heading = useFocusOnAnswer(state);
  const [view, setView] = useState('tree');
  const sent = state.kind === 'done' ? state.sent : undefined;
  const transport = transports.find((one) => one.id === sent?.transportId) ?? transports[0];
  return (
    <section
      ref={region}
      className={styles.region}
      style={{ minHeight }}
      aria-labelledby={id}
      aria-busy={state.kind === 'sending'}
    >
      <h4 id={id} ref={heading} tabIndex={-1} className={styles.heading}>
        Response
      </h4>
      <p role="status" className={styles.hidden}>
        {announcement(state, apis)}
      </p>
      {state.kind === 'idle' && <p className={styles.quiet}>Press Send to see the answer here.</p>}
      {state.kind === 'sending' && <p className={styles.quiet}>Waiting for {state.sent.label}…</p>}
      {state.kind === 'not-sent' && <NotSent state={state} onSendAnyway={onSendAnyway} />}
      {state.kind === 'done' &&
        (state.outcome.kind === 'answered' ? (
          <AnswerShown
            key={state.sent.id}
            api={api}
            apis={apis}
            transports={transports}
            transport={transport}
            draft={state.sent.draft}
            answer={state.outcome.answer}
            milliseconds={state.outcome.milliseconds}
            view={view}
            onView={setView}
            onFollow={onFollow}
            onRepeat={onRepeat}
          />
        ) : (
          <FailureNotice draft={state.sent.draft} outcome={state.outcome} />
        ))}
    </section>
  );
}
