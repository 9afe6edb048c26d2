import type { Server } from '../../model.ts';
import { own } from '../../plain-object.ts';
import { asList, asObject, asText, asTexts, type Json } from '../json.ts';

export function toServer(given: unknown): Server {
  const { url, description, variables } = asObject(given);
  return {
    url: asText(url),
    description: asText(description),
    variables: Object.entries(asObject(variables)).map(([name, one]) => {
      const variable = asObject(one);
      const choices = asTexts(variable.enum);
      return {
        name,
        default: asText(variable.default ?? choices[0]),
        choices,
        description: asText(variable.description),
      };
    }),
  };
}

/** The address of a server with its variables filled in, by default with their defaults. */
export function serverAddress(
  { url, variables }: Server,
  values: Readonly<Record<string, string>> = {},
): string {
  const filled = url
    .replace(/\{([^}]*)\}/g, (_, name: string) => {
      const variable = variables.find((one) => one.name === name);
      return own(values, name) ?? variable?.default ?? '';
    })
    .replace(/^\/\//, 'https://');
  return withoutEndSlash(filled);
}

/** Whether an address can be called as it is; that of `https://{host}/v1` cannot until it is filled in. */
export function namesHost(address: string): boolean {
  return /^https?:\/\/[^./]/i.test(address) && URL.canParse(address);
}

function addressOf(server: unknown): string {
  return serverAddress(toServer(server));
}

function withoutEndSlash(address: string): string {
  return address.replace(/\/+$/, '');
}

function firstServer(lists: readonly unknown[]): unknown {
  return lists.map(asList).find((list) => list.length > 0)?.[0];
}

/** The path of the first server with its variables filled in: `/catalogue/v2`. */
export function basePathOf(...lists: unknown[]): string {
  try {
    const address = addressOf(firstServer(lists)).replace(/^https?:\/\/(?=\/|$)/i, '');
    const { pathname } = new URL(address, 'http://localhost/');
    return withoutEndSlash(pathname).replace(/^\/+/, '/');
  } catch {
    return '';
  }
}

/** Those that name a host, e.g. `https://api.example.org/catalogue/v2`. */
export function serverAddresses(servers: unknown): string[] {
  return asList(servers).map(addressOf).filter(namesHost);
}

function hostOf(server: unknown): string {
  const [address] = serverAddresses([server]);
  return address === undefined ? '' : new URL(address).host;
}

/** Its own servers are kept only if they name a host other than the API's. */
function withoutOwnServers(holder: Json, ofApi: unknown): Json {
  const host = hostOf(asList(holder.servers)[0]);
  if (host !== '' && host !== hostOf(asList(ofApi)[0])) return holder;
  const { servers: _, ...rest } = holder;
  return rest;
}

function mapObject(value: unknown, map: (one: unknown) => unknown): Json {
  return Object.fromEntries(Object.entries(asObject(value)).map(([key, one]) => [key, map(one)]));
}

/** A description of an API served below another path, e.g. `/open/v1`, on a host yet to be named. */
export function withBasePath(document: unknown, basePath: string): unknown {
  const root = asObject(document);
  const isObject = (value: unknown) => Object.keys(asObject(value)).length > 0;
  const paths = mapObject(root.paths, (pathItem) =>
    mapObject(withoutOwnServers(asObject(pathItem), root.servers), (one) =>
      isObject(one) ? withoutOwnServers(asObject(one), root.servers) : one,
    ),
  );
  return { ...root, servers: [{ url: basePath || '/' }], paths };
}
