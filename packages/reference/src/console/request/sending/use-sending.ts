import type { BodyInput, HttpRequest, Values } from '@portal/contract';
import { useCallback, useEffect, useReducer, useRef, useState } from 'react';
import type { Transport } from '../../../transport.ts';
import type { RequestDraft } from '../request-draft.ts';
import { idle, requestReducer } from './request-state.ts';
import { sendRequest } from './send-request.ts';

/** A request and where it goes. `draft` is what is shown of it, `wire` what is sent. */
export type Sending = {
  draft: RequestDraft;
  wire: HttpRequest;
  /** The same for other values. */
  wireOf?: (values: Values) => HttpRequest;
  /** What the body of `wire` is made of. */
  body?: BodyInput | undefined;
  transport: Transport;
};

/** Bodies are not compared part by part: they are the same until the reader changes something. */
function sendsSame(one: Sending, other: Sending): boolean {
  const head = ({ wire: { method, url, headers } }: Sending) =>
    JSON.stringify([method, url, headers]);
  return one.transport === other.transport && one.body === other.body && head(one) === head(other);
}

/** Whether a method only reads, and changes nothing. */
export function isSafeMethod(method: string): boolean {
  return /^(?:GET|HEAD|OPTIONS)$/i.test(method);
}

/** Whether it might change something that matters. */
export function needsConsent({ wire, transport }: Sending): boolean {
  return transport.isLive !== false && !isSafeMethod(wire.method);
}

/** Sends one request at a time, asks before those with effects, and keeps the last outcome. */
export function useSending() {
  const [state, dispatch] = useReducer(requestReducer, idle);
  const [asking, ask] = useState<Sending>();
  const running = useRef<AbortController>(undefined);
  const last = useRef<Sending>(undefined);
  const count = useRef(0);

  const cancel = useCallback(() => running.current?.abort(), []);
  useEffect(() => cancel, [cancel]);

  const sendNow = useCallback(async (sending: Sending) => {
    const { draft, wire, wireOf, transport } = sending;
    ask(undefined);
    running.current?.abort();
    const controller = new AbortController();
    running.current = controller;
    last.current = sending;
    count.current += 1;
    const id = count.current;
    const sent = { id, draft, wireOf, transportId: transport.id, label: transport.label };
    dispatch({ type: 'sent', sent });
    const outcome = await sendRequest(wire, transport, controller.signal);
    dispatch({ type: 'came-back', id, outcome });
  }, []);

  const send = useCallback(
    (sending: Sending) => {
      if (needsConsent(sending)) ask(sending);
      else void sendNow(sending);
    },
    [sendNow],
  );
  const repeat = useCallback(() => {
    if (last.current) send(last.current);
  }, [send]);
  const answer = useCallback(
    (isAllowed: boolean) => {
      if (isAllowed && asking) void sendNow(asking);
      else ask(undefined);
    },
    [asking, sendNow],
  );

  /** A question about any other request than this is withdrawn: it would be sent unseen. */
  const withdrawUnless = useCallback((sendingNow: () => Sending) => {
    ask((asked) => (asked && sendsSame(asked, sendingNow()) ? asked : undefined));
  }, []);

  return { state, dispatch, send, repeat, cancel, asking, answer, withdrawUnless };
}
