import type { RunnerFetch } from '../run/cell-fetch.ts';

type Surroundings = {
  /** Of the worker's script, e.g. `https://developers.example.org` */
  origin: string;
  /** The policy that the worker runs under; `null` if its host sends none. */
  policy: () => Promise<string | null>;
};

/**
 * `fetch`, with an error that names the allowed hosts if the policy forbids the request. Browsers
 * report only that a request failed, as they do without a network.
 */
export function explainRefusal(fetch: RunnerFetch, { origin, policy }: Surroundings): RunnerFetch {
  return async (request) => {
    try {
      return await fetch(request);
    } catch (cause) {
      if (!(cause instanceof TypeError)) throw cause;
      const refusal = refusalOf(request.url, await policy().catch(() => null), origin);
      if (refusal === undefined) throw cause;
      throw new Error(refusal, { cause });
    }
  };
}

/** Which hosts a policy allows, if a request to this address violates it. */
export function refusalOf(url: string, policy: string | null, origin: string): string | undefined {
  const target = new URL(url).origin;
  const allowed = connectOrigins(policy, origin);
  if (!allowed || allowed.includes(target)) return undefined;
  const listed = new Intl.ListFormat('en-GB').format(allowed);
  const allows = allowed.length === 0 ? 'no host' : `only ${listed}`;
  return `${target} cannot be called from this page: its security policy allows ${allows}.`;
}

/** `undefined` if the policy does not list them. */
function connectOrigins(policy: string | null, origin: string): string[] | undefined {
  const directives = (policy ?? '').split(';').map((part) => part.trim().split(/\s+/));
  const sources =
    directives.find(([name]) => name === 'connect-src') ??
    directives.find(([name]) => name === 'default-src');
  // A pattern such as `https:` or `*.example.org` may allow more than it names.
  if (sources?.some((source) => source.includes('*') || source.endsWith(':'))) return undefined;
  return sources?.slice(1).flatMap((source) => {
    if (source === "'self'") return [origin];
    return source.startsWith("'") ? [] : [source];
  });
}
