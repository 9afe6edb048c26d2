import type { Api, Operation } from '@portal/contract';
import visually from '@portal/ui/visually-hidden.module.css';
import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import type { RequestLink } from '../../answer/index.ts';
import type { Transport } from '../../transport.ts';
import { announcement } from '../request/sending/outcome-words.ts';
import type { RequestState } from '../request/sending/request-state.ts';
import { AnswerShown } from './answer-shown.tsx';
import { FailureNotice } from './failure-notice.tsx';
import { RecordedAnswer } from './recorded-answer.tsx';
import styles from './response.module.css';
import { TakeawayProgress, takeawayAnnouncement } from './takeaway/takeaway-progress.tsx';
import { TakeawayProvider, useTakeaway } from './takeaway/use-takeaway.ts';
import { useFocusOnAnswer } from './use-focus-on-answer.ts';

type Props = {
  api: Api;
  apis: readonly Api[];
  operation: Operation;
  transports: readonly [Transport, ...Transport[]];
  state: RequestState;
  onFollow: (link: RequestLink) => void;
  onRepeat: () => void;
};

/**
 * While the next answer is on its way, the region keeps its height, so that the page does not jump.
 * A short answer after a long one, such as an error, leaves enough room below it for its heading to
 * stay where it was.
 */
function useKeptHeight(state: RequestState) {
  const region = useRef<HTMLElement>(null);
  const height = useRef(0);
  const room = useRef(0);
  useEffect(() => {
    const section = region.current;
    if (state.kind !== 'done' || !section) return;
    height.current = section.offsetHeight;
    const column = section.closest('[data-wide]') ? section.parentElement : null;
    room.current = column?.clientHeight ?? window.innerHeight;
  }, [state]);
  const kept = { idle: 0, 'not-sent': 0, sending: height.current };
  const minHeight =
    state.kind === 'done' ? Math.min(height.current, room.current) : kept[state.kind];
  return { region, minHeight: minHeight === 0 ? undefined : minHeight };
}

/** The outcome of the request, in words and in full. */
export function ResponseRegion(props: Props): ReactNode {
  const { api, apis, operation, transports, state, onFollow, onRepeat } = props;
  const id = useId();
  const { region, minHeight } = useKeptHeight(state);
  const heading = useRef<HTMLHeadingElement>(null);
  useFocusOnAnswer(state, heading);
  const [view, setView] = useState('tree');
  const takeaway = useTakeaway();
  const isAnswered = state.kind === 'done' && state.outcome.kind === 'answered';
  const sent = state.kind === 'done' ? state.sent : undefined;
  const transport = transports.find((one) => one.id === sent?.transportId) ?? transports[0];
  return (
    <>
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
        <p role="status" className={visually.hidden}>
          {announcement(state, apis)}
        </p>
        <TakeawayProvider value={takeaway}>
          {(state.kind === 'idle' || state.kind === 'not-sent') && (
            <RecordedAnswer operation={operation} />
          )}
          {state.kind === 'sending' && (
            <p className={styles.quiet}>Waiting for {state.sent.label}…</p>
          )}
          {state.kind === 'done' &&
            (state.outcome.kind === 'answered' ? (
              <AnswerShown
                key={state.sent.id}
                api={api}
                apis={apis}
                transports={transports}
                transport={transport}
                draft={state.sent.draft}
                wireOf={state.sent.wireOf}
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
          {!isAnswered && <TakeawayProgress />}
        </TakeawayProvider>
      </section>
      <p role="status" className={visually.hidden}>
        {takeawayAnnouncement(takeaway.job)}
      </p>
    </>
  );
}
