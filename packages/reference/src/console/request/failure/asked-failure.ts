import type { HttpRequest, Operation } from '@portal/contract';
import type { Failure, Transport } from '../../../transport.ts';

/** A failure with the header that asks for it. */
export type AskedFailure = Failure & { header: { name: string; value: string } };

/** What a transport offers of a failure; a link may name another, and so may a transport. */
export function askedFailure(
  { failures }: Transport,
  operation: Operation,
  { status, wait }: Failure,
): AskedFailure | undefined {
  if (!failures) return undefined;
  const offered = {
    ...(status !== undefined && failures.statusesOf(operation).includes(status) && { status }),
    ...(wait !== undefined && failures.waits.includes(wait) && { wait }),
  };
  if (Object.keys(offered).length === 0) return undefined;
  return { ...offered, header: failures.headerFor(offered) };
}

/** The request with that header, after what the reader has written into it. */
export function withFailure<Request extends HttpRequest>(
  request: Request,
  asked: AskedFailure | undefined,
): Request {
  if (!asked) return request;
  const { name, value } = asked.header;
  const isSame = (one: { name: string }) => one.name.toLowerCase() === name.toLowerCase();
  const own = request.headers.filter(isSame).map((one) => one.value);
  return {
    ...request,
    headers: [
      ...request.headers.filter((one) => !isSame(one)),
      { name, value: [...own, value].join(', ') },
    ],
  };
}
