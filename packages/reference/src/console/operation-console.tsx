import '@portal/ui/tokens.css';
import '../tokens.css';

import {
  type Api,
  type BodyInput,
  exampleBody,
  type Operation,
  type Values,
} from '@portal/contract';
import { type KeyboardEvent, type ReactNode, useCallback, useEffect, useId, useRef } from 'react';
import type { RequestLink } from '../answer/index.ts';
import type { TypedClient } from '../samples/index.ts';
import type { Failure, Transport } from '../transport.ts';
import styles from './console.module.css';
import { ExampleMenu } from './form/example-menu.tsx';
import { formOf } from './form/form-state.ts';
import { OpenUrl } from './open-url/open-url.tsx';
import { PermalinkAddress } from './permalink-address.ts';
import { MakeItFail } from './request/failure/make-it-fail.tsx';
import { ServerChoice } from './request/server/server-choice.tsx';
import { TransportChoice } from './request/server/transport-choice.tsx';
import { RequestForm } from './request-form.tsx';
import type { RequestTarget } from './request-target.ts';
import { targetOf } from './response/links/follow-link.ts';
import { ResponseRegion } from './response/response-region.tsx';
import { CodeSamples } from './samples/code-samples.tsx';
import { useConsole } from './use-console.ts';
import { useWholeWindow } from './use-whole-window.ts';

export type OperationConsoleProps = {
  api: Api;
  /** Everything an answer may lead to. */
  apis: readonly Api[];
  operation: Operation;
  /** The first is the initial choice. */
  transports: readonly Transport[];
  /** By default, the first example of the description. */
  initialValues?: Values;
  /** By default, the first example of the description; null is none. */
  initialBody?: BodyInput | null;
  /** A failure to ask for from the start. */
  initialFailure?: Failure;
  /** Sends the initial values without waiting for the reader: after a link was followed. */
  sendAtOnce?: boolean;
  /** A URL to begin with in the box 'Open a URL'. */
  openUrl?: string;
  /** The API's typed client, for the TypeScript sample. */
  client?: TypedClient;
  /** The address of a filled-in request on this page, e.g. of `?op=getWork&id=a#getWork`; by default, that itself. */
  addressOf?: (permalink: string) => string;
  /** Asks the page for the console of another operation. */
  onOpen: (link: RequestTarget) => void;
  /** Asks the page to close the console. */
  onClose: () => void;
};

/** Calls one operation: form, URL, code samples and answer, all from one request. */
export function OperationConsole({
  transports,
  addressOf = (permalink) => permalink,
  ...props
}: OperationConsoleProps): ReactNode {
  const [first, ...others] = transports;
  if (!first) return <p>There is nowhere to send requests to.</p>;
  return (
    <PermalinkAddress value={addressOf}>
      <Console {...props} transports={[first, ...others]} />
    </PermalinkAddress>
  );
}

type Props = OperationConsoleProps & { transports: readonly [Transport, ...Transport[]] };

function Console(props: Props): ReactNode {
  const { api, apis, operation, transports, openUrl = '', onOpen, onClose } = props;
  const request = useConsole(props);
  const { setForm, transport, draft, load, body } = request;
  const { state } = request.sending;
  const id = useId();
  const root = useRef<HTMLElement>(null);
  const send = useRef<HTMLButtonElement>(null);
  const isSending = state.kind === 'sending';
  const place = useWholeWindow(root);

  // A reader who pressed a button is brought here, again when the console gets its size, until they
  // do something else; one who opened a link stays where it led.
  useEffect(() => {
    const console = root.current;
    if (!console || document.activeElement === document.body) return;
    const observer = new ResizeObserver(() => {
      if (!console.contains(document.activeElement)) console.focus({ preventScroll: true });
      console.scrollIntoView({ block: 'nearest' });
    });
    observer.observe(console);
    const stop = new AbortController();
    const abort = () => stop.abort();
    stop.signal.addEventListener('abort', () => observer.disconnect());
    for (const event of ['keydown', 'pointerdown', 'wheel']) {
      window.addEventListener(event, abort, { capture: true, signal: stop.signal });
    }
    return abort;
  }, []);

  const open = useCallback(
    (target: RequestTarget, then: (values: Values) => void) => {
      const isHere = target.apiId === api.id && target.operationId === operation.id;
      if (isHere) then(target.values);
      else onOpen(target);
    },
    [api, operation, onOpen],
  );
  const fill = useCallback(
    (next: Values) => setForm(formOf(operation, next)),
    [operation, setForm],
  );
  const fillAndWait = useCallback(
    (next: Values) => {
      fill(next);
      send.current?.focus();
    },
    [fill],
  );
  const follow = useCallback(
    (link: RequestLink) => {
      const target = targetOf(link);
      open(target, target.send ? load : fillAndWait);
    },
    [open, load, fillAndWait],
  );

  function fillExample(next: Values | undefined): void {
    fill(next ?? {});
    body.fill(next && exampleBody(api, operation.body));
  }

  function cancel(): void {
    request.sending.cancel();
    send.current?.focus();
  }

  function onKeyDown({ key }: KeyboardEvent): void {
    if (key === 'Escape' && isSending) cancel();
  }

  return (
    <section
      ref={root}
      tabIndex={-1}
      onKeyDown={onKeyDown}
      className={styles.console}
      data-wide={place && ''}
      style={place}
      aria-label={`Console: ${operation.summary || operation.id}`}
    >
      <div className={styles.top}>
        <TransportChoice
          name={`${id}transport`}
          transports={transports}
          chosen={transport}
          onChoose={request.setTransportId}
        />
        <button type="button" className={styles.close} onClick={onClose}>
          Close
        </button>
        <ServerChoice inUse={request.server} />
        {transport.failures && (
          <MakeItFail
            operation={operation}
            failures={transport.failures}
            failure={request.failure ?? {}}
            onFailure={request.setFailure}
            onSend={() => send.current?.click()}
          />
        )}
        <div className={styles.openUrl}>
          <OpenUrl
            {...{ apis, transport, transports }}
            url={openUrl}
            onOpen={(target) => open(target, fillAndWait)}
          />
        </div>
      </div>
      <RequestForm
        {...{ api, operation, request, id, send }}
        onCancel={cancel}
        before={<ExampleMenu examples={request.examples} onFill={fillExample} />}
      >
        <div className={styles.answer}>
          <CodeSamples request={draft} isAnswered={state.kind === 'done'} />
          <ResponseRegion
            {...{ api, apis, operation, transports, state }}
            onFollow={follow}
            onRepeat={request.sending.repeat}
          />
        </div>
      </RequestForm>
    </section>
  );
}
