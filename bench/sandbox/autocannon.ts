import { requirePeer } from '../sites/install-peers.ts';

export type LoadRequest = { method: 'GET'; path?: string; headers?: Record<string, string> };

/** What is used of autocannon, a peer that is installed only for the bench. */
export type Autocannon = <Context>(options: {
  url: string;
  connections: number;
  duration: number;
  timeout?: number;
  requests: {
    method: 'GET';
    setupRequest: (request: LoadRequest, context: Context) => LoadRequest;
    onResponse?: (
      status: number,
      body: string,
      context: Context,
      headers: Record<string, string>,
    ) => void;
  }[];
}) => Promise<{
  duration: number;
  requests: { average: number };
  latency: { p50: number; p99: number };
  non2xx: number;
  errors: number;
  timeouts: number;
}>;

export const autocannonVersion = '8.0.0';

export function loadAutocannon(): Autocannon {
  return requirePeer('autocannon');
}
