import { stringify } from 'yaml';

/** Where the API answers: what comes before its own base path. */
export type Server = { baseUrl: string; description: string };

type Json = { [key: string]: unknown };

function isObject(value: unknown): value is Json {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** `/catalogue/v2` has no host; `https://…` and `{scheme}://…` have one and stay. */
function isWithoutHost(server: unknown): boolean {
  const url = isObject(server) && typeof server.url === 'string' ? server.url : '/';
  return !/^[^/?#]*:?\/\//.test(url) && !/^[a-z][a-z0-9+.-]*:/i.test(url);
}

function filled(server: unknown, { baseUrl, description }: Server): Json {
  const rest = isObject(server) ? server : {};
  const path = typeof rest.url === 'string' ? rest.url.replace(/^\/+|\/+$/g, '') : '';
  const base = baseUrl.replace(/\/+$/, '');
  return { ...rest, url: path === '' ? base : `${base}/${path}`, description };
}

function fillList(list: unknown, servers: readonly Server[]): unknown {
  if (!Array.isArray(list)) return list;
  return list.flatMap((one) =>
    isWithoutHost(one) ? servers.map((server) => filled(one, server)) : [one],
  );
}

function fillHolder(holder: unknown, servers: readonly Server[]): unknown {
  return isObject(holder) && Object.hasOwn(holder, 'servers')
    ? { ...holder, servers: fillList(holder.servers, servers) }
    : holder;
}

function mapValues(value: unknown, map: (inner: unknown) => unknown): unknown {
  if (!isObject(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, map(inner)]));
}

/**
 * A description that works on its own: servers given by their path alone get the hosts in front.
 * With no servers to fill in, the document stays as it is.
 */
export function withServers(document: unknown, servers: readonly Server[]): unknown {
  if (!isObject(document) || servers.length === 0) return document;
  const paths = mapValues(document.paths, (pathItem) =>
    mapValues(fillHolder(pathItem, servers), (operation) => fillHolder(operation, servers)),
  );
  // Without any, a description means its own host, which is not where it was downloaded from.
  const given = Array.isArray(document.servers) ? document.servers : [];
  const list = fillList(given.length > 0 ? given : [{ url: '/' }], servers);
  const filledIn: Json = { ...document, servers: list };
  if (Object.hasOwn(document, 'paths')) filledIn.paths = paths;
  return filledIn;
}

export function openApiJson(document: unknown, servers: readonly Server[]): string {
  return `${JSON.stringify(withServers(document, servers), null, 2)}\n`;
}

export function openApiYaml(document: unknown, servers: readonly Server[]): string {
  return stringify(withServers(document, servers), {
    lineWidth: 100,
    aliasDuplicateObjects: false,
  });
}
