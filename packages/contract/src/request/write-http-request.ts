import type { Api, Operation, Parameter } from '../model.ts';
import {
  encodeCookieName,
  writeCookieParameter,
  writeHeaderParameter,
} from '../parameters/write-parameter.ts';
import { own } from '../plain-object.ts';
import { encode, wholeText } from '../url/percent-encoding.ts';
import { requestUrl } from './build-request.ts';
import type { BodyField, BodyInput, HttpBody, HttpRequest, RequestInput } from './http-request.ts';
import { type Placed, placeCredentials } from './write-credentials.ts';

/** As browsers submit a form: each line break is a CRLF. */
function withFormBreaks(text: string): string {
  return text.replace(/\r\n|\r|\n/g, '\r\n');
}

function toPart({ name, value, mediaType }: BodyField): BodyField {
  if (typeof value !== 'string') return { name, value };
  const text = wholeText(value);
  return mediaType === undefined
    ? { name, value: withFormBreaks(text) }
    : { name, value: text, mediaType };
}

/** A urlencoded form cannot contain a file, only its name, as in browsers. */
function fieldText({ name, value }: BodyField): [string, string] {
  return [name, typeof value === 'string' ? value : value.fileName];
}

/** A range such as `image/*` is not a content type: use the file's own, or the most generic. */
function contentTypeOf(body: BodyInput): string {
  if (!body.mediaType.includes('*')) return body.mediaType;
  if (body.kind === 'file')
    return body.file.mediaType.replace(/.*\*.*/, 'application/octet-stream');
  return body.kind === 'json' ? 'application/json' : 'text/plain';
}

function writeBody(body: BodyInput): HttpBody {
  const mediaType = contentTypeOf(body);
  switch (body.kind) {
    case 'json':
      return { kind: 'text', mediaType, text: JSON.stringify(body.value, null, 2) };
    case 'text':
      return { kind: 'text', mediaType, text: wholeText(body.text) };
    case 'file':
      return { kind: 'file', mediaType, file: body.file };
    case 'fields':
      if (/^multipart\//i.test(mediaType)) {
        return { kind: 'multipart', mediaType, parts: body.fields.map(toPart) };
      }
      return {
        kind: 'text',
        mediaType,
        text: String(new URLSearchParams(body.fields.map(fieldText))),
      };
  }
}

/** Browsers send no body with these, and OpenAPI 3.0 ignores one in the description. */
function takesBody({ method }: Operation): boolean {
  return !/^(get|head)$/i.test(method);
}

function placeParameter(parameter: Parameter, { values }: RequestInput): Placed[] {
  const value = own(values, parameter.key);
  if (value === undefined || value === null) return [];
  const { name, in: place } = parameter;
  if (place === 'header')
    return [{ in: place, name, value: writeHeaderParameter(parameter, value) }];
  if (place !== 'cookie') return [];
  return writeCookieParameter(parameter, value).map((pair) => ({ in: place, ...pair }));
}

/** Header names are case-insensitive. */
function keyOf({ in: place, name }: Pick<Parameter, 'in' | 'name'>): string {
  return `${place} ${place === 'header' ? name.toLowerCase() : name}`;
}

/** A credential gives way to a parameter of the same name that the reader has set explicitly. */
function withoutDoubles(credentials: readonly Placed[], taken: Set<string>): Placed[] {
  return credentials.filter((one) => !taken.has(keyOf(one)) && taken.add(keyOf(one)));
}

function givenKeys({ parameters }: Operation, { values }: RequestInput): Set<string> {
  const isGiven = ({ key }: Parameter) => (own(values, key) ?? undefined) !== undefined;
  return new Set(parameters.filter(isGiven).map(keyOf));
}

function cookieText({ name, value }: Placed): string {
  return `${encodeCookieName(name)}=${value}`;
}

function withQuery(url: string, pairs: readonly Placed[]): string {
  if (pairs.length === 0) return url;
  const query = pairs.map(({ name, value }) => `${encode(name)}=${encode(value)}`).join('&');
  return `${url}${url.includes('?') ? '&' : '?'}${query}`;
}

/**
 * The request as sent over the wire. `baseUrl` is what comes before the API's base path. Invalid values
 * are written too: `checkValues` and `checkBody` find what is wrong.
 */
export function writeHttpRequest(
  api: Pick<Api, 'securitySchemes'>,
  operation: Operation,
  input: RequestInput,
  baseUrl: string,
): HttpRequest {
  const body = input.body && takesBody(operation) ? writeBody(input.body) : undefined;
  const given = operation.parameters
    .flatMap((parameter) => placeParameter(parameter, input))
    // The body knows its own type, and a multipart one also its boundary.
    .filter((one) => !(body && keyOf(one) === 'header content-type'));
  const credentials = withoutDoubles(
    placeCredentials(api, operation, input.credentials ?? {}),
    givenKeys(operation, input),
  );
  const placed = [...given, ...credentials];
  const isCookieHeader = (one: Placed) => keyOf(one) === 'header cookie';
  const headers = placed.filter((one) => one.in === 'header' && !isCookieHeader(one));
  const cookies = [
    ...placed.filter(isCookieHeader).map(({ value }) => value),
    ...placed.filter((one) => one.in === 'cookie').map(cookieText),
  ];
  return {
    method: operation.method.toUpperCase(),
    url: withQuery(
      requestUrl(operation, input.values, baseUrl),
      placed.filter((one) => one.in === 'query'),
    ),
    headers: [
      ...(body && body.kind !== 'multipart'
        ? [{ name: 'Content-Type', value: body.mediaType }]
        : []),
      ...headers.map(({ name, value }) => ({ name, value })),
      ...(cookies.length > 0 ? [{ name: 'Cookie', value: cookies.join('; ') }] : []),
    ],
    ...(body && { body }),
  };
}
