import type { Api, Operation, Values } from '@portal/contract';
import { useCallback, useEffect, useMemo, useReducer, useRef, useState } from 'react';
import type { TypedClient } from '../samples/index.ts';
import type { Transport } from '../transport.ts';
import { exampleChoicesOf } from './form/example-choices.ts';
import { problemsOf } from './form/form-problems.ts';
import { type FormState, formOf, valuesOf } from './form/form-state.ts';
import { draftRequest, type RequestDraft } from './request/request-draft.ts';
import { idle, requestReducer } from './request/request-state.ts';
import { sendRequest } from './request/send-request.ts';

type Given = {
  api: Api;
  operation: Operation;
  transports: readonly [Transport, ...Transport[]];
  initialValues?: Values | undefined;
  sendAtOnce?: boolean | undefined;
  client?: TypedClient | undefined;
};

/** Sends one request at a time and keeps what became of the last. */
function useSending() {
  const [state, dispatch] = useReducer(requestReducer, idle);
  const running = useRef<AbortController>(undefined);
  const count = useRef(0);

  const cancel = useCallback(() => running.current?.abort(), []);
  useEffect(() => cancel, [cancel]);

  const send = useCallback(async (draft: RequestDraft, transport: Transport) => {
    running.current?.abort();
    const controller = new AbortController();
    running.current = controller;
    count.current += 1;
    const id = count.current;
    const sent = { id, draft, transportId: transport.id, label: transport.label };
    dispatch({ type: 'sent', sent });
    const outcome = await sendRequest(draft, transport, controller.signal);
    dispatch({ type: 'came-back', id, outcome });
  }, []);

  return { state, dispatch, send, cancel };
}

/** All that a console remembers: the form, the way to send it, and what came back. */
export function useConsole(given: Given) {
  const { api, operation, transports, initialValues, sendAtOnce = false, client } = given;
  const examples = useMemo(() => exampleChoicesOf(operation), [operation]);
  const start = initialValues ?? examples[0]?.values ?? {};
  const [form, setForm] = useState<FormState>(() => formOf(operation, start));
  const [transportId, setTransportId] = useState(transports[0].id);
  const transport = transports.find(({ id }) => id === transportId) ?? transports[0];
  const values = useMemo(() => valuesOf(operation, form), [operation, form]);
  const problems = useMemo(() => problemsOf(operation, values), [operation, values]);
  const draft = useMemo(
    () => draftRequest({ api, operation, values, transport, client }),
    [api, operation, values, transport, client],
  );
  const { state, dispatch, send, cancel } = useSending();

  const submit = useCallback(
    (how: 'checked' | 'anyway' = 'checked') => {
      if (problems.accepted || how === 'anyway') void send(draft, transport);
      else dispatch({ type: 'refused', problems: problems.errors });
    },
    [problems, draft, transport, send, dispatch],
  );

  /** Fills the form and sends it, for links from one answer of an operation to the next. */
  const load = useCallback(
    (next: Values) => {
      setForm(formOf(operation, next));
      const { accepted, errors } = problemsOf(operation, next);
      if (!accepted) return dispatch({ type: 'refused', problems: errors });
      void send(draftRequest({ api, operation, values: next, transport, client }), transport);
    },
    [api, operation, transport, client, send, dispatch],
  );

  // The page may hand over other values while the console is open; the same ones again are no news.
  const handed = JSON.stringify(initialValues);
  const seen = useRef<string>(undefined);
  useEffect(() => {
    if (initialValues === undefined || seen.current === handed) return;
    const isFirst = seen.current === undefined;
    seen.current = handed;
    if (sendAtOnce) load(initialValues);
    else if (!isFirst) setForm(formOf(operation, initialValues));
  }, [initialValues, handed, sendAtOnce, load, operation]);

  return {
    examples,
    form,
    setForm,
    transport,
    setTransportId,
    values,
    problems,
    draft,
    state,
    submit,
    load,
    repeat: send,
    cancel,
  };
}
