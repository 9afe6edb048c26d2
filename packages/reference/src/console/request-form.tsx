import type { Api, Operation } from '@portal/contract';
import {
  type FormEvent,
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
  useCallback,
  useState,
} from 'react';
import { flushSync } from 'react-dom';
import { leavesBodyOut, writePermalink } from '../permalink/index.ts';
import { LoadBodyEditor } from './body/load-body-editor.tsx';
import styles from './console.module.css';
import { ParameterForm } from './form/parameter-form.tsx';
import { useFieldGroups } from './form/use-field-groups.ts';
import { useShownProblems } from './form/use-shown-problems.ts';
import { KeysPanel } from './keys/keys-panel.tsx';
import { usePermalinkAddress } from './permalink-address.ts';
import { RequestBar } from './request/request-bar.tsx';
import { RequestUrl } from './request/request-url.tsx';
import { ConfirmSend } from './request/sending/confirm-send.tsx';
import { NotSent } from './request/sending/not-sent.tsx';
import type { useConsole } from './use-console.ts';

type Props = {
  api: Api;
  operation: Operation;
  request: ReturnType<typeof useConsole>;
  /** The prefix of the ids of its controls. */
  id: string;
  send: RefObject<HTMLButtonElement | null>;
  onCancel: () => void;
  /** What comes before the fields. */
  before: ReactNode;
  /** What is beside the form if there is room, and below it otherwise. */
  children: ReactNode;
};

/** Everything a request is made of: its address, parameters, body and keys. */
export function RequestForm(props: Props): ReactNode {
  const { api, operation, request, id, send, onCancel, before, children } = props;
  const { form, setForm, values, problems, draft, submit, body, keys, failure } = request;
  const { state, asking } = request.sending;
  const addressOf = usePermalinkAddress();
  const [pointed, point] = useState<string>();
  const [wanted, want] = useState<string>();
  const found = useCallback(() => want(undefined), []);
  const controlId = (parameter: string) => `${id}${parameter.replaceAll(/\s+/g, '-')}`;
  const isSending = state.kind === 'sending';
  const shown = useShownProblems(problems, form);
  const groups = useFieldGroups(operation, form);
  // One question at a time: whether to send at all comes after whether to send it as it is.
  const isHeldBack =
    !asking && state.kind === 'not-sent' && (!problems.accepted || keys.missing !== undefined);
  const link = writePermalink(operation, values, body.input ?? null, failure);

  function goTo(parameter: string): void {
    flushSync(() => groups.reveal(parameter));
    document.getElementById(controlId(parameter))?.focus();
  }

  function goToKeys(): void {
    document.getElementById(`${id}keys`)?.querySelector<HTMLElement>('input[id]')?.focus();
  }

  function sendAnyway(): void {
    submit('anyway');
    send.current?.focus();
  }

  /** From text areas and lists too, where Enter alone has another meaning. */
  function onKeyDown(event: KeyboardEvent<HTMLFormElement>): void {
    const isShortcut = event.key === 'Enter' && (event.ctrlKey || event.metaKey);
    if (!isShortcut || asking || event.nativeEvent.isComposing) return;
    event.preventDefault();
    event.currentTarget.requestSubmit();
  }

  function onSubmit(event: FormEvent): void {
    event.preventDefault();
    if (isSending) return;
    submit();
    if (problems.accepted) {
      if (keys.missing !== undefined) goToKeys();
      return;
    }
    const { parameter, pointer } = problems.errors[0]?.where ?? {};
    body.showAll();
    shown.showAll();
    want(pointer);
    if (parameter !== undefined) goTo(parameter);
  }

  function answer(isAllowed: boolean): void {
    request.sending.answer(isAllowed);
    send.current?.focus();
  }

  return (
    <>
      <RequestBar
        form={`${id}form`}
        sending={isSending}
        send={send}
        onCancel={onCancel}
        link={() => new URL(addressOf(link), location.href).href}
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
        {isHeldBack && (
          <NotSent problems={problems.errors} missing={keys.missing} onSendAnyway={sendAnyway} />
        )}
      </RequestBar>
      {asking && <ConfirmSend sending={asking} onAnswer={answer} />}
      <div className={styles.columns}>
        <div className={styles.request}>
          {before}
          <form
            id={`${id}form`}
            onSubmit={onSubmit}
            onKeyDown={onKeyDown}
            noValidate
            className={styles.form}
          >
            {leavesBodyOut(link) && (
              <p className={styles.aside}>
                The link leaves the body out: it has a file or a password, or is too long.
              </p>
            )}
            <ParameterForm
              operation={operation}
              form={form}
              problems={problems}
              shown={shown}
              groups={groups}
              onGo={goTo}
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
            {operation.security.length > 0 && (
              <KeysPanel id={`${id}keys`} api={api} operation={operation} inUse={keys} />
            )}
          </form>
        </div>
        {children}
      </div>
    </>
  );
}
