import {
  type Api,
  type BodyInput,
  exampleBody,
  type Operation,
  type Values,
} from '@portal/contract';
import {
  type FormEvent,
  type KeyboardEvent,
  type ReactNode,
  useCallback,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react';
import type { RequestLink } from '../answer/index.ts';
import { writePermalink } from '../permalink/index.ts';
import type { TypedClient } from '../samples/index.ts';
import type { Transport } from '../transport.ts';
import { LoadBodyEditor } from './body/load-body-editor.tsx';
import styles from './console.module.css';
import { ExampleMenu } from './form/example-menu.tsx';
import { formOf } from './form/form-state.ts';
import { ParameterForm } from './form/parameter-form.tsx';
import { KeysPanel } from './keys/keys-panel.tsx';
import { OpenUrl } from './open-url/open-url.tsx';
import { ConfirmSend } from './request/confirm-send.tsx';
import { RequestBar } from './request/request-bar.tsx';
import { RequestUrl } from './request/request-url.tsx';
import { TransportChoice } from './request/transport-choice.tsx';
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
  const { form, setForm, transport, values, problems, draft, submit, load, body, keys } = request;
  const { state, asking } = request.sending;
  const [pointed, point] = useState<string>();
  const [wanted, want] = useState<string>();
  const id = useId();
  const root = useRef<HTMLElement>(null);
  const send = useRef<HTMLButtonElement>(null);
  const controlId = (parameter: string) => `${id}${parameter.replaceAll(/\s+/g, '-')}`;
  const isSending = state.kind === 'sending';

  // A reader who pressed a button is brought here; one who opened a link is left at its place.
  useEffect(() => {
    if (document.activeElement !== document.body) root.current?.focus();
  }, []);

  function goTo(parameter: string): void {
    document.getElementById(controlId(parameter))?.focus();
  }

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

  function onSubmit(event: FormEvent): void {
    event.preventDefault();
    if (isSending) return;
    submit();
    if (problems.accepted) return;
    const { parameter, pointer } = problems.errors[0]?.where ?? {};
    body.showAll();
    want(pointer);
    if (parameter !== undefined) goTo(parameter);
  }

  function cancel(): void {
    request.sending.cancel();
    send.current?.focus();
  }

  function answer(isAllowed: boolean): void {
    request.sending.answer(isAllowed);
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
      <form onSubmit={onSubmit} noValidate className={styles.form}>
        <RequestBar
          sending={isSending}
          send={send}
          onCancel={cancel}
          link={() => `${location.origin}${location.pathname}${writePermalink(operation, values)}`}
        >
          <RequestUrl
            api={api}
            operation={operation}
            url={draft.url}
            pointed={pointed}
            onPoint={point}
            onGo={goTo}
            controlId={controlId}
          />
        </RequestBar>
        {asking && <ConfirmSend sending={asking} onAnswer={answer} />}
        <ParameterForm
          operation={operation}
          form={form}
          problems={problems}
          pointed={pointed}
          onForm={setForm}
          onPoint={point}
          controlId={controlId}
        />
        {operation.body && (
          <LoadBodyEditor
            api={api}
            body={operation.body}
            editing={body.editing}
            wanted={wanted}
            onFound={() => want(undefined)}
          />
        )}
        {operation.security.length > 0 && (
          <KeysPanel api={api} operation={operation} inUse={keys} />
        )}
      </form>
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
