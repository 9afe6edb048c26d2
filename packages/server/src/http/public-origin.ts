import type { IncomingMessage } from 'node:http';
import { originOf } from './host-origin.ts';
import { createKnownOrigins } from './known-origins.ts';

/** Where clients reach this server, as far as its operator has configured it. */
export type OriginRules = {
  /** e.g. "https://developers.example.org", whatever the request contains. */
  publicOrigin?: string;
  /** Whether a proxy in front sets `X-Forwarded-Proto` and `X-Forwarded-Host`. */
  trustProxy?: boolean;
};

type Incoming = Pick<IncomingMessage, 'httpVersion' | 'headers' | 'rawHeaders'>;

export type OriginResult =
  | { type: 'origin'; origin: string }
  | { type: 'problem'; message: string };

/** From the variables PUBLIC_URL and TRUST_PROXY; throws one line if one of them is invalid. */
export function originRulesFrom(env: Record<string, string | undefined>): OriginRules {
  const { PUBLIC_URL: url = '', TRUST_PROXY: trust = '' } = env;
  if (!['', '0', '1'].includes(trust)) {
    throw new Error(`TRUST_PROXY must be 1, 0 or unset, not "${trust}".`);
  }
  return { trustProxy: trust === '1', ...(url !== '' && { publicOrigin: readPublicUrl(url) }) };
}

function readPublicUrl(text: string): string {
  const { protocol, host, origin, href } = URL.canParse(text)
    ? new URL(text)
    : { protocol: '', host: '', origin: '', href: '' };
  const scheme = /^(https?):$/.exec(protocol)?.[1] as 'http' | 'https' | undefined;
  if (!scheme || originOf(scheme, host) !== origin || href !== `${origin}/`) {
    throw new Error(
      `PUBLIC_URL must be an http or https origin without a path, for example https://developers.example.org, not "${text}".`,
    );
  }
  return origin;
}

/** Finds the origin for addresses in the response to a request. */
export type ReadOrigin = (incoming: Incoming) => OriginResult;

/**
 * @param here where the server listens, e.g. "http://localhost:3000"
 * @param address that the site was built for; without a public origin, responses name it wherever a
 *   request does not come from one of the few other origins that the server learns
 */
export function createReadOrigin(
  { publicOrigin, trustProxy = false }: OriginRules,
  here: string,
  address = here,
): ReadOrigin {
  const { origin: own, host: ownHost } = new URL(address);
  const { port } = new URL(here);
  const loopback = ['localhost', '127.0.0.1', '[::1]'].map((name) => `http://${name}:${port}`);
  const known = createKnownOrigins([own, here, ...loopback]);
  // A proxy that nobody configured does not tell us that it serves the site with TLS.
  const asBuilt = (asked: string) => (new URL(asked).host === ownHost ? own : asked);

  return (incoming) => {
    const asked = readHost(incoming, here);
    if (asked.type === 'problem') return asked;
    if (publicOrigin !== undefined) return { type: 'origin', origin: publicOrigin };
    const found = trustProxy ? forwardedOrigin(incoming.headers, asked.origin) : asked;
    if (found.type === 'problem') return found;
    return { type: 'origin', origin: known(trustProxy ? found.origin : asBuilt(found.origin)) };
  };
}

/** `here` is for HTTP/1.0 clients, which need not send a host. */
function readHost({ httpVersion, rawHeaders }: Incoming, here: string): OriginResult {
  const [host, ...others] = rawHeaders.filter(
    (_value, at) => at % 2 === 1 && rawHeaders[at - 1]?.toLowerCase() === 'host',
  );
  if (others.length > 0) return problem('A request may have only one Host header.');
  if (host === undefined && Number(httpVersion) >= 1.1) {
    return problem('A request must have a Host header.');
  }
  const origin = host === undefined ? here : originOf('http', host);
  return origin === undefined
    ? problem('The Host header must be a host name or an IP address, with or without a port.')
    : { type: 'origin', origin };
}

/** With several proxies in a row, the first entry is the one that the client connected to. */
function forwardedOrigin(headers: Incoming['headers'], asked: string): OriginResult {
  const first = (name: string) => headers[name]?.toString().split(',')[0]?.trim();
  const scheme = (first('x-forwarded-proto') ?? 'http').toLowerCase();
  if (scheme !== 'http' && scheme !== 'https') {
    return problem('The X-Forwarded-Proto header must be http or https.');
  }
  const origin = originOf(scheme, first('x-forwarded-host') ?? new URL(asked).host);
  if (origin === undefined) {
    return problem(
      'The X-Forwarded-Host header must be a host name or an IP address, with or without a port.',
    );
  }
  return { type: 'origin', origin };
}

function problem(message: string): OriginResult {
  return { type: 'problem', message };
}
