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
import type { Transport } from '../transport.ts';
import styles from './console.module.css';
import { ExampleMenu } from './form/example-menu.tsx';
import { formOf } from './form/form-state.ts';
import { OpenUrl } from './open-url/open-url.tsx';
import { ServerChoice } from './request/server-choice.tsx';
import { TransportChoice } from './request/transport-choice.tsx';
import { RequestForm } from './request-form.tsx';
import type { RequestTarget } from './request-target.ts';
import { targetOf } from './response/follow-link.ts';
import { ResponseRegion } from './response/response-region.tsx';
import { CodeSamples } from './samples/code-samples.tsx';
import { useConsole } from './use-console.ts';

export type OperationConsoleProps = {
  api: Api;
  /** All that an answer may lead to. */
  apis: readonly Api[];
  operation: Operation;
  /** The first is the one chosen at the beginning. */
  transports: readonly Transport[];
  /** Else the first example of the description. */
  initialValues?: Values;
  /** Else the first example of the description. */
  initialBody?: BodyInput;
  /** Sends the initial values without waiting for the reader: after a link was followed. */
  sendAtOnce?: boolean;
  /** A URL to begin with in the box 'Open a URL'. */
  openUrl?: string;
  /** The API's typed client, for the TypeScript sample. */
  client?: TypedClient;
  /** Asks the page for the console of another operation. */
  onOpen: (link: RequestTarget) => void;
  /** Asks the page to put the console away. */
  onClose: () => void;
};

/** Calls one operation: form, URL, code samples and answer, all from one request. */
export function OperationConsole({ transports, ...props }: OperationConsoleProps): ReactNode {
  const [first, ...others] = transports;
  if (!first) return <p>There is nowhere to send requests to.</p>;
  return <Console {...props} transports={[first, ...others]} />;
}

type Props = OperationConsoleProps & { transports: readonly [Transport, ...Transport[]] };

function Console(props: Props): ReactNode {
  const { api, apis, operation, transports, openUrl = '', onOpen, onClose } = props;
  const request = useConsole(props);
  const { setForm, transport, draft, submit, load, body } = request;
  const { state } = request.sending;
  const id = useId();
  const root = useRef<HTMLElement>(null);
  const send = useRef<HTMLButtonElement>(null);
  const isSending = state.kind === 'sending';

  // A reader who pressed a button is brought here; one who opened a link is left at its place.
  useEffect(() => {
    if (document.activeElement !== document.body) root.current?.focus();
  }, []);

  const open = useCallback(
    (target: RequestTarget, then: (values: Values) => void) => {
      const isHere = target.apiId === api.id && target.operationId === operation.id;
      if (isHere) then(target.values);
      else onOpen(target);
    },
    [api, operation, onOpen],
  );
  const follow = useCallback((link: RequestLink) => open(targetOf(link), load), [open, load]);
  const fill = (next: Values) => setForm(formOf(operation, next));

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
      aria-label={`Console of ${operation.id}`}
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
        <ExampleMenu examples={request.examples} onFill={fillExample} />
      </div>
      <OpenUrl
        apis={apis}
        url={openUrl}
        onOpen={(target) =>
          open(target, (next) => {
            fill(next);
            send.current?.focus();
          })
        }
      />
      <RequestForm {...{ api, operation, request, send }} id={id} onCancel={cancel} />
      <CodeSamples request={draft} />
      <ResponseRegion
        api={api}
        apis={apis}
        transports={transports}
        state={state}
        onFollow={follow}
        onSendAnyway={submit}
        onRepeat={request.sending.repeat}
      />
    </section>
  );
}
