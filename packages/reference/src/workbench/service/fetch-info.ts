type Surroundings = {
  /** Of the page, e.g. `https://developers.example.org`. */
  origin?: string;
  fetch?: (url: string, init: RequestInit) => Promise<Response>;
};

/** The JSON at an address, or an error whose message explains what to do. */
export async function fetchInfoJson(
  url: string,
  {
    origin = globalThis.location.origin,
    fetch = (address, init) => globalThis.fetch(address, init),
  }: Surroundings = {},
): Promise<unknown> {
  const { host, origin: asked } = new URL(url);
  const response = await fetch(url, {
    headers: { accept: 'application/json' },
    credentials: 'omit',
  }).catch((cause) => {
    throw new Error(asked === origin ? unreachable(host) : otherHost(host), { cause });
  });
  if (!response.ok) {
    throw new Error(
      `${host} answered with status ${response.status}. Check the identifier before /info.json.`,
    );
  }
  return response.json().catch((cause) => {
    throw new Error('What is at this address is not JSON, so it is not an info.json.', { cause });
  });
}

function unreachable(host: string): string {
  return `${host} did not answer. Check your connection and try again.`;
}

function otherHost(host: string): string {
  return (
    `${host} is not the host of this page. Either this page may not read from it, ` +
    'or it does not answer. Choose a picture of this host, or open the address in another tab.'
  );
}
