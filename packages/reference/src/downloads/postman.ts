import {
  type Api,
  type Operation,
  type Parameter,
  requestTarget,
  serverAddress,
  writeHttpRequest,
} from '@portal/contract';
import { groupByTag } from '../model/group-by-tag.ts';
import { acceptOf, type FiledRequest, filedRequests, hostOf, trimBase } from './download-source.ts';
import { admissionOf, authVariables, type KeyValue, type PostmanAuth } from './postman-auth.ts';
import { type PostmanBody, postmanBody } from './postman-body.ts';

/** The parts of a collection in Postman's format 2.1 that are written here. */
export type PostmanCollection = {
  info: { name: string; version: string; description: string; schema: string };
  variable: KeyValue[];
  item: PostmanFolder[];
};

export type PostmanFolder = {
  name: string;
  description: string;
  item: (PostmanFolder | PostmanRequest)[];
};

export type PostmanRequest = {
  name: string;
  request: {
    method: string;
    auth?: PostmanAuth;
    header: KeyValue[];
    url: PostmanUrl;
    body?: PostmanBody;
    description: string;
  };
  response: never[];
};

export type PostmanUrl = {
  raw: string;
  host: string[];
  path: string[];
  query: PostmanQuery[];
  variable: { key: string; value: string; description: string }[];
};

export type PostmanQuery = { key: string; value: string; description: string; disabled?: true };

const schema = 'https://schema.getpostman.com/json/collection/v2.1.0/collection.json';

function isQuery({ in: place }: Parameter): boolean {
  return place === 'query';
}

/** The pieces of the URL as they are sent, then every other parameter, disabled. */
function queryOf(operation: Operation, query: string): PostmanQuery[] {
  const pieces = query === '' ? [] : query.split('&');
  const describe = (name: string) =>
    operation.parameters.find((one) => isQuery(one) && one.name === name)?.description ?? '';
  const sent = pieces.map((piece) => {
    const [key = '', ...value] = piece.split('=');
    return { key, value: value.join('='), description: describe(decodeURIComponent(key)) };
  });
  const used = new Set(sent.map(({ key }) => decodeURIComponent(key)));
  const unused = operation.parameters
    .filter((parameter) => isQuery(parameter) && !used.has(parameter.name))
    .map(({ name, description }) => ({
      key: encodeURIComponent(name),
      value: '',
      description,
      disabled: true as const,
    }));
  return [...sent, ...unused];
}

/**
 * A parameter that fills a whole segment becomes a path variable, `:id`, empty if the description
 * has no value for it; others are filled in.
 */
function pathOf(operation: Operation, path: string): Pick<PostmanUrl, 'path' | 'variable'> {
  const template = `${operation.basePath}${operation.path}`.split('/').slice(1);
  const variable: PostmanUrl['variable'] = [];
  const segments = path.split('/').slice(1);
  const written = segments.map((segment, index) => {
    const name = /^\{([^{}]+)\}$/.exec(template[index] ?? '')?.[1];
    if (name === undefined) return segment;
    const parameter = operation.parameters.find((one) => one.in === 'path' && one.name === name);
    const value = segment === `{${encodeURIComponent(name)}}` ? '' : segment;
    variable.push({ key: name, value, description: parameter?.description ?? '' });
    return `:${name}`;
  });
  return { path: written, variable };
}

function urlOf(api: Api, { operation, values }: FiledRequest, more: KeyValue[]): PostmanUrl {
  const [path = '', query = ''] = requestTarget(operation, values).split(/\?(.*)/s);
  const added = more.map((one): PostmanQuery => ({ ...one, description: '' }));
  const all = [...queryOf(operation, query), ...added];
  const parts = { ...pathOf(operation, path), query: all };
  const sent = all.filter(({ disabled }) => !disabled);
  const text = sent.map(({ key, value }) => `${key}=${value}`).join('&');
  const host = hostOf(api, operation);
  const raw = `${host}/${parts.path.join('/')}${text === '' ? '' : `?${text}`}`;
  return { raw, host: [host], ...parts };
}

/** The request without credentials, which Postman keeps elsewhere. */
function writtenOf(api: Api, { operation, values, body }: FiledRequest) {
  const { method, headers, body: written } = writeHttpRequest(api, operation, { values, body }, '');
  return { method, headers, ...(written && { body: postmanBody(written) }) };
}

function requestOf(api: Api, filed: FiledRequest): PostmanRequest {
  const { operation, name } = filed;
  const { method, headers, body } = writtenOf(api, filed);
  const { auth, header, query } = admissionOf(api, operation);
  const given = [...headers.map((one) => ({ key: one.name, value: one.value })), ...header];
  const hasAccept = given.some(({ key }) => key.toLowerCase() === 'accept');
  return {
    name,
    request: {
      method,
      ...(auth && { auth }),
      header: [...(hasAccept ? [] : [{ key: 'Accept', value: acceptOf(operation) }]), ...given],
      url: urlOf(api, filed, query),
      ...(body && { body }),
      description: operation.description,
    },
    response: [],
  };
}

function itemOf(api: Api, operation: Operation): PostmanFolder | PostmanRequest {
  const requests = filedRequests(api, operation).map((filed) => requestOf(api, filed));
  const name = operation.summary || operation.id;
  const [only] = requests;
  return only && requests.length === 1
    ? { ...only, name }
    : { name, description: operation.description, item: requests };
}

/** The host, with its own variables if the description's first server has some. */
function hostVariables({ servers: [first] }: Api, baseUrl: string): KeyValue[] {
  const host = trimBase(baseUrl);
  const template = /^https?:\/\/[^/]*/i.exec(first?.url ?? '')?.[0] ?? '';
  const variables = (first?.variables ?? []).filter(({ name }) => template.includes(`{${name}}`));
  const isSame = first && /^https?:\/\/[^/]*/i.exec(serverAddress(first))?.[0] === host;
  if (!isSame || variables.length === 0) return [{ key: 'baseUrl', value: host }];
  return [
    { key: 'baseUrl', value: template.replaceAll('{', '{{').replaceAll('}', '}}') },
    ...variables.map((one) => ({ key: one.name, value: one.default })),
  ];
}

/** A folder for each tag, containing one for each operation with a request for each example. */
export function postmanCollection(api: Api, { baseUrl }: { baseUrl: string }): PostmanCollection {
  return {
    info: { name: api.title, version: api.version, description: api.description, schema },
    variable: [...hostVariables(api, baseUrl), ...authVariables(api)],
    item: groupByTag(api).map(({ name, description, operations }) => ({
      name,
      description,
      item: operations.map((operation) => itemOf(api, operation)),
    })),
  };
}
