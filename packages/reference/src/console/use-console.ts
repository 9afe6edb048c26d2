import {
  type Api,
  type BodyInput,
  hideSecrets,
  type Operation,
  type Values,
} from '@portal/contract';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { TypedClient } from '../samples/index.ts';
import type { Failure, Transport } from '../transport.ts';
import { useBody } from './body/use-body.ts';
import { exampleChoicesOf } from './form/example-choices.ts';
import { problemsOf } from './form/form-problems.ts';
import { type FormState, formOf, valuesOf } from './form/form-state.ts';
import { useKeys } from './keys/use-keys.ts';
import { askedFailure } from './request/failure/asked-failure.ts';
import { draftRequest, wireRequest } from './request/request-draft.ts';
import { useSending } from './request/sending/use-sending.ts';
import { useServer } from './request/server/use-server.ts';

type Given = {
  api: Api;
  operation: Operation;
  transports: readonly [Transport, ...Transport[]];
  initialValues?: Values | undefined;
  initialBody?: BodyInput | null | undefined;
  initialFailure?: Failure | undefined;
  sendAtOnce?: boolean | undefined;
  client?: TypedClient | undefined;
};

/** The values that are not shown: a page that follows has placeholders for them. */
function secretsIn(api: Api, operation: Operation, values: Values): Values {
  const shown = hideSecrets(api, operation, values);
  return Object.fromEntries(Object.entries(values).filter(([key, one]) => shown[key] !== one));
}

/** The whole state of a console: the form, how to send it, and what came back. */
export function useConsole(given: Given) {
  const { api, operation, transports, initialValues, sendAtOnce = false, client } = given;
  const examples = useMemo(() => exampleChoicesOf(operation), [operation]);
  const start = initialValues ?? examples[0]?.values ?? {};
  const [form, setForm] = useState<FormState>(() => formOf(operation, start));
  const body = useBody(api, operation, given.initialBody);
  const keys = useKeys(api, operation, transports);
  const [transportId, setTransportId] = useState(transports[0].id);
  const transport = transports.find(({ id }) => id === transportId) ?? transports[0];
  const server = useServer(api, operation, transport);
  const { address } = server;
  const [wanted, setFailure] = useState<Failure>(given.initialFailure ?? {});
  const failure = useMemo(
    () => askedFailure(transport, operation, wanted),
    [transport, operation, wanted],
  );
  const values = useMemo(() => valuesOf(operation, form), [operation, form]);
  const problems = useMemo(
    () => problemsOf(operation, values, body.problems),
    [operation, values, body.problems],
  );
  const { requirement, credentials, placeholders, missing } = keys;

  /** What is shown and what is sent differ only in the keys. */
  const write = useCallback(
    (next: Values) => {
      const to = { transport, address, requirement, failure };
      const request = { api, operation, values: next, body: body.input, client, ...to };
      return {
        draft: draftRequest({ ...request, credentials: placeholders }),
        wire: () => wireRequest({ ...request, credentials }),
        wireOf: (others: Values) => {
          const values = { ...others, ...secretsIn(api, operation, next) };
          return wireRequest({ ...request, values, credentials });
        },
        body: body.input,
        transport,
      };
    },
    [
      api,
      operation,
      body.input,
      transport,
      address,
      failure,
      client,
      requirement,
      credentials,
      placeholders,
    ],
  );
  const written = useMemo(() => write(values), [write, values]);
  const sending = useSending();
  const { send, dispatch, withdrawUnless } = sending;
  useEffect(
    () => withdrawUnless(() => ({ ...written, wire: written.wire() })),
    [written, withdrawUnless],
  );

  const sendChecked = useCallback(
    (next: ReturnType<typeof write>, found: typeof problems, how: 'checked' | 'anyway') => {
      const isHeldBack = how === 'checked' && (!found.accepted || missing !== undefined);
      if (isHeldBack) dispatch({ type: 'refused', problems: found.errors, missing });
      else send({ ...next, wire: next.wire() });
    },
    [missing, send, dispatch],
  );

  const submit = useCallback(
    (how: 'checked' | 'anyway' = 'checked') => sendChecked(written, problems, how),
    [written, problems, sendChecked],
  );

  /** Fills the form and sends it, for links from one answer of an operation to the next. */
  const load = useCallback(
    (next: Values) => {
      setForm(formOf(operation, next));
      sendChecked(write(next), problemsOf(operation, next, body.problems), 'checked');
    },
    [operation, body.problems, write, sendChecked],
  );

  // The page may pass other values while the console is open; the same ones again change nothing.
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
    body,
    keys,
    transport,
    setTransportId,
    failure,
    setFailure,
    server,
    values,
    problems,
    draft: written.draft,
    sending,
    submit,
    load,
  };
}
