import type { Api, Operation } from '@portal/contract';
import { type FormEvent, type ReactNode, type RefObject, useCallback, useState } from 'react';
import { writePermalink } from '../permalink/index.ts';
import { LoadBodyEditor } from './body/load-body-editor.tsx';
import styles from './console.module.css';
import { ParameterForm } from './form/parameter-form.tsx';
import { KeysPanel } from './keys/keys-panel.tsx';
import { ConfirmSend } from './request/confirm-send.tsx';
import { RequestBar } from './request/request-bar.tsx';
import { RequestUrl } from './request/request-url.tsx';
import type { useConsole } from './use-console.ts';

type Props = {
  api: Api;
  operation: Operation;
  request: ReturnType<typeof useConsole>;
  /** What the ids of its controls begin with. */
  id: string;
  send: RefObject<HTMLButtonElement | null>;
  onCancel: () => void;
};

/** Everything a request is made of: its address, parameters, body and keys. */
export function RequestForm({ api, operation, request, id, send, onCancel }: Props): ReactNode {
  const { form, setForm, values, problems, draft, submit, body, keys } = request;
  const { state, asking } = request.sending;
  const [pointed, point] = useState<string>();
  const [wanted, want] = useState<string>();
  const found = useCallback(() => want(undefined), []);
  const controlId = (parameter: string) => `${id}${parameter.replaceAll(/\s+/g, '-')}`;
  const isSending = state.kind === 'sending';

  function goTo(parameter: string): void {
    document.getElementById(controlId(parameter))?.focus();
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

  function answer(isAllowed: boolean): void {
    request.sending.answer(isAllowed);
    send.current?.focus();
  }

  return (
    <form onSubmit={onSubmit} noValidate className={styles.form}>
      <RequestBar
        sending={isSending}
        send={send}
        onCancel={onCancel}
        link={() =>
          `${location.origin}${location.pathname}${writePermalink(operation, values, body.input)}`
        }
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
          onFound={found}
        />
      )}
      {operation.security.length > 0 && <KeysPanel api={api} operation={operation} inUse={keys} />}
    </form>
  );
}
