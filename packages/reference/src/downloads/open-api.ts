import { isObject } from '@portal/contract';
import { stringify } from 'yaml';
import { type Json, mapValues } from './map-description.ts';
import { portableDocument, type Surroundings } from './portable-document.ts';

/** Where the API is: the part before its own base path. */
export type Server = { baseUrl: string; description: string };

/** The contact for questions about the API. */
export type Contact = { name: string; url?: string; email?: string };

/** What a file needs to know about the site that offers it. */
export type Publication = Surroundings & { servers: readonly Server[]; contact?: Contact };

/** `/catalogue/v2` has no host; `https://…` and `{scheme}://…` have one and are unchanged. */
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

/**
 * A description that works on its own: servers given by path alone are prefixed with the hosts.
 * With no servers to fill in, the document is unchanged.
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

/** A contact in the description itself is kept. */
function withContact(document: unknown, contact: Contact | undefined): unknown {
  if (!contact || !isObject(document) || !isObject(document.info)) return document;
  return { ...document, info: { ...document.info, contact: document.info.contact ?? contact } };
}

function published(document: unknown, { servers, contact, ...around }: Publication): unknown {
  return portableDocument(withContact(withServers(document, servers), contact), around);
}

export function openApiJson(document: unknown, publication: Publication): string {
  return `${JSON.stringify(published(document, publication), null, 2)}\n`;
}

export function openApiYaml(document: unknown, publication: Publication): string {
  return stringify(published(document, publication), {
    lineWidth: 100,
    aliasDuplicateObjects: false,
  });
}
