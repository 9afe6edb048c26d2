import type { Autocannon, LoadRequest } from './autocannon.ts';
import type { Kind, Wanted } from './load-requests.ts';

type Headers = Readonly<Record<string, string>>;
type Context = { wanted?: Wanted };

export type LoadResult = {
  answered: number;
  perSecond: number;
  p50: number;
  p99: number;
  /** What was wrong, and how often */
  problems: Map<string, number>;
};

/** Sends requests of one kind for some seconds and checks each answer. */
export async function sendLoad(
  autocannon: Autocannon,
  { next }: Kind,
  { url, connections, seconds }: { url: string; connections: number; seconds: number },
): Promise<LoadResult> {
  const problems = new Map<string, number>();
  const note = (problem: string) => problems.set(problem, (problems.get(problem) ?? 0) + 1);
  let sent = 0;
  let answered = 0;
  const setupRequest = (request: LoadRequest, context: Context) => {
    const wanted = next(sent);
    context.wanted = wanted;
    sent += 1;
    const { path, headers = {} } = wanted;
    return { ...request, path, headers: { ...request.headers, ...headers } };
  };
  const onResponse = (status: number, body: string, { wanted }: Context, headers: Headers) => {
    answered += 1;
    if (!wanted) return;
    const problem = findProblem(wanted, status, body, namesInSmallLetters(headers));
    if (problem) note(`${wanted.path}: ${problem}`);
  };
  const { duration, latency, errors, timeouts } = await autocannon<Context>({
    url,
    connections,
    duration: seconds,
    timeout: 30,
    requests: [{ method: 'GET', setupRequest, onResponse }],
  });
  if (errors > 0) note(`${errors} connections failed, ${timeouts} of them after 30 s`);
  // When time is up, each connection has one request in flight.
  const lost = sent - answered - connections;
  if (lost > 0) note(`${lost} requests were not answered`);
  return {
    answered,
    perSecond: answered / duration,
    p50: latency.p50,
    p99: latency.p99,
    problems,
  };
}

/** What is wrong with an answer, if anything is. */
export function findProblem(
  { status = 200, type, etag }: Wanted,
  got: number,
  body: string,
  headers: Headers,
): string | undefined {
  if (got !== status) return `status ${got} instead of ${status}`;
  if (etag !== undefined && headers.etag !== etag) return `tag ${headers.etag} instead of ${etag}`;
  if (status === 304) return undefined;
  if (!body) return 'an empty body';
  if (type !== undefined && !headers['content-type']?.startsWith(type)) {
    return `type ${headers['content-type']} instead of ${type}`;
  }
  const isText = type === 'application/json' && headers['content-encoding'] === undefined;
  return isText && !/^[[{].*[\]}]\s*$/s.test(body) ? 'JSON cut off' : undefined;
}

function namesInSmallLetters(headers: Headers): Headers {
  return Object.fromEntries(
    Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]),
  );
}
