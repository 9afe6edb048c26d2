/**
 * Sends requests of one kind for some seconds and checks each answer.
 * @param {typeof import('autocannon')} autocannon
 * @param {import('./load-requests.mjs').Kind} kind
 * @param {{ url: string, connections: number, seconds: number }} options
 */
export async function sendLoad(autocannon, { next }, { url, connections, seconds }) {
  const problems = new Map();
  const note = (problem) => problems.set(problem, (problems.get(problem) ?? 0) + 1);
  let sent = 0;
  let answered = 0;
  const setupRequest = (request, context) => {
    context.wanted = next(sent);
    sent += 1;
    const { path, headers = {} } = context.wanted;
    return { ...request, path, headers: { ...request.headers, ...headers } };
  };
  const onResponse = (status, body, { wanted }, headers) => {
    answered += 1;
    const problem = findProblem(wanted, status, body, namesInSmallLetters(headers));
    if (problem) note(`${wanted.path}: ${problem}`);
  };
  const { duration, latency, errors, timeouts } = await autocannon({
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

/**
 * What is wrong with an answer, if anything is.
 * @param {import('./load-requests.mjs').Wanted} wanted
 */
export function findProblem({ status = 200, type, etag }, got, body, headers) {
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

function namesInSmallLetters(headers) {
  return Object.fromEntries(
    Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]),
  );
}
