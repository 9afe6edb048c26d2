import type { Transport } from '@portal/reference/transport';

/** Tests set the address of their echo server before the page loads. */
function echoUrl(): string {
  return (globalThis as { echoUrl?: string }).echoUrl ?? 'http://127.0.0.1:9';
}

function transport(id: string, label: string, isLive: boolean): Transport {
  return {
    id,
    label,
    isLive,
    baseUrl: () => echoUrl(),
    send: (request, signal) => fetch(request, { signal }),
  };
}

export function transportsFor(): Transport[] {
  return [transport('sandbox', 'Sandbox', false), transport('live', 'Live', true)];
}
