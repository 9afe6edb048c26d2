import { buildRequest } from './build-request.ts';
import type {
  BodyField,
  BodyInput,
  Credential,
  Credentials,
  HttpBody,
  HttpRequest,
  RequestInput,
} from './http-request.ts';
import type { Api, Operation, Parameter, SecurityRequirement, SecurityScheme } from './model.ts';
import { own } from './own-property.ts';
import { encode } from './percent-encoding.ts';
import { writeScalar } from './scalar-text.ts';

type Pair = { name: string; value: string };

/** Where a value goes besides the path. */
type Placed = Pair & { in: 'query' | 'header' | 'cookie' };

/** The first way to be let in for which everything is given; else the first of all. */
export function chosenSecurity(
  { security }: Pick<Operation, 'security'>,
  credentials: Credentials,
): SecurityRequirement {
  const isGiven = (requirement: SecurityRequirement) =>
    requirement.length > 0 && requirement.every(({ scheme }) => own(credentials, scheme));
  return security.find(isGiven) ?? security[0] ?? [];
}

function base64(text: string): string {
  return btoa(String.fromCharCode(...new TextEncoder().encode(text)));
}

function authorization(scheme: SecurityScheme, given: Credential): string {
  if (typeof given !== 'string') return `Basic ${base64(`${given.username}:${given.password}`)}`;
  return scheme.type === 'http' ? `${scheme.scheme} ${given}` : `Bearer ${given}`;
}

function placeCredential(scheme: SecurityScheme, given: Credential): Placed | undefined {
  if (scheme.type === 'mutualTLS') return undefined;
  return scheme.type === 'apiKey'
    ? { in: scheme.in, name: scheme.parameter, value: String(given) }
    : { in: 'header', name: 'Authorization', value: authorization(scheme, given) };
}

function placeCredentials(
  { securitySchemes }: Pick<Api, 'securitySchemes'>,
  operation: Operation,
  credentials: Credentials,
): Placed[] {
  return chosenSecurity(operation, credentials).flatMap(({ scheme: name }) => {
    const scheme = securitySchemes.find((one) => one.name === name);
    const given = own(credentials, name);
    return (scheme && given !== undefined && placeCredential(scheme, given)) || [];
  });
}

function placeParameter(parameter: Parameter, { values }: RequestInput): Placed[] {
  const value = own(values, parameter.key);
  if (value === undefined || value === null) return [];
  if (parameter.in !== 'header' && parameter.in !== 'cookie') return [];
  const text = Array.isArray(value) ? value.map(writeScalar).join(',') : writeScalar(value);
  return [{ in: parameter.in, name: parameter.name, value: text }];
}

function fieldText({ name, value }: BodyField): [string, string] {
  return [name, typeof value === 'string' ? value : value.fileName];
}

function writeBody(body: BodyInput): HttpBody {
  const { mediaType } = body;
  switch (body.kind) {
    case 'json':
      return { kind: 'text', mediaType, text: JSON.stringify(body.value, null, 2) };
    case 'text':
      return { kind: 'text', mediaType, text: body.text };
    case 'file':
      return { kind: 'file', mediaType, file: body.file };
    case 'fields':
      return /^multipart\//i.test(mediaType)
        ? { kind: 'multipart', mediaType, parts: body.fields }
        : {
            kind: 'text',
            mediaType,
            text: String(new URLSearchParams(body.fields.map(fieldText))),
          };
  }
}

function withQuery(url: string, pairs: readonly Pair[]): string {
  if (pairs.length === 0) return url;
  const query = pairs.map(({ name, value }) => `${encode(name)}=${encode(value)}`).join('&');
  return `${url}${url.includes('?') ? '&' : '?'}${query}`;
}

/**
 * The request as it goes over the wire. `baseUrl` is what comes before the API's base path. What is
 * not valid is written all the same: `checkValues` and `checkBody` find what is wrong.
 */
export function writeHttpRequest(
  api: Pick<Api, 'securitySchemes'>,
  operation: Operation,
  input: RequestInput,
  baseUrl: string,
): HttpRequest {
  const placed = [
    ...operation.parameters.flatMap((parameter) => placeParameter(parameter, input)),
    ...placeCredentials(api, operation, input.credentials ?? {}),
  ];
  const at = (place: Placed['in']) => placed.filter((one) => one.in === place);
  const body = input.body && writeBody(input.body);
  const cookies = at('cookie').map(({ name, value }) => `${name}=${encode(value)}`);
  return {
    method: operation.method.toUpperCase(),
    url: withQuery(buildRequest(operation, input.values, baseUrl).href, at('query')),
    headers: [
      ...(body && body.kind !== 'multipart'
        ? [{ name: 'Content-Type', value: body.mediaType }]
        : []),
      ...at('header').map(({ name, value }) => ({ name, value })),
      ...(cookies.length > 0 ? [{ name: 'Cookie', value: cookies.join('; ') }] : []),
    ],
    ...(body && { body }),
  };
}
