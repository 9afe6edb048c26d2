import type { Api, Operation, Parameter } from '@portal/contract';
import { groupByTag } from '../model/group-by-tag.ts';
import { acceptOf, type FiledRequest, filedRequests, trimBase } from './download-source.ts';

/** The parts of a collection in Postman's format 2.1 that are written here. */
export type PostmanCollection = {
  info: { name: string; version: string; description: string; schema: string };
  variable: { key: string; value: string }[];
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
    header: { key: string; value: string }[];
    url: PostmanUrl;
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

/** The pieces of the URL as they are sent, then every other parameter, switched off. */
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

/** A parameter that fills a whole segment becomes a path variable, `:id`; others are filled in. */
function pathOf(operation: Operation, path: string): Pick<PostmanUrl, 'path' | 'variable'> {
  const template = `${operation.basePath}${operation.path}`.split('/').slice(1);
  const variable: PostmanUrl['variable'] = [];
  const segments = path.split('/').slice(1);
  const written = segments.map((segment, index) => {
    const name = /^\{([^{}]+)\}$/.exec(template[index] ?? '')?.[1];
    if (name === undefined) return segment;
    const parameter = operation.parameters.find((one) => one.in === 'path' && one.name === name);
    variable.push({ key: name, value: segment, description: parameter?.description ?? '' });
    return `:${name}`;
  });
  return { path: written, variable };
}

function urlOf({ operation, target }: FiledRequest): PostmanUrl {
  const [path = '', query = ''] = target.split(/\?(.*)/s);
  const parts = { ...pathOf(operation, path), query: queryOf(operation, query) };
  const raw = `{{baseUrl}}/${parts.path.join('/')}${query === '' ? '' : `?${query}`}`;
  return { raw, host: ['{{baseUrl}}'], ...parts };
}

function requestOf(filed: FiledRequest): PostmanRequest {
  const { operation, name } = filed;
  return {
    name,
    request: {
      method: operation.method.toUpperCase(),
      header: [{ key: 'Accept', value: acceptOf(operation) }],
      url: urlOf(filed),
      description: operation.description,
    },
    response: [],
  };
}

function itemOf(operation: Operation): PostmanFolder | PostmanRequest {
  const requests = filedRequests(operation).map(requestOf);
  const name = operation.summary || operation.id;
  const [only] = requests;
  return only && requests.length === 1
    ? { ...only, name }
    : { name, description: operation.description, item: requests };
}

/** A folder for each tag, in it one for each operation with a request for each example. */
export function postmanCollection(api: Api, { baseUrl }: { baseUrl: string }): PostmanCollection {
  return {
    info: { name: api.title, version: api.version, description: api.description, schema },
    variable: [{ key: 'baseUrl', value: trimBase(baseUrl) }],
    item: groupByTag(api).map(({ name, description, operations }) => ({
      name,
      description,
      item: operations.map(itemOf),
    })),
  };
}
