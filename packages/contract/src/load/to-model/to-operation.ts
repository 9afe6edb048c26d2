import type {
  Callback,
  Encoding,
  Header,
  Link,
  MediaType,
  Operation,
  Parameter,
  RequestBody,
  Response,
  Values,
} from '../../model.ts';
import { templateParts } from '../../url/path-template.ts';
import {
  asDate,
  asList,
  asObject,
  asText,
  asTexts,
  asValue,
  type Json,
  optional,
  resolve,
} from '../json.ts';
import { methodsOf } from '../methods.ts';
import { type Unkeyed, withKeys } from './parameter-keys.ts';
import { basePathOf, toServer } from './servers.ts';
import { type Context, firstMedia, isStyle, toExamples, toParameter } from './to-parameter.ts';
import { toSecurity } from './to-security.ts';

function toEncoding(given: unknown): Encoding {
  const { contentType, style, explode, allowReserved } = asObject(given);
  return {
    ...optional('contentType', asText(contentType)),
    ...(isStyle(style) && { style }),
    ...(typeof explode === 'boolean' && { explode }),
    ...(typeof allowReserved === 'boolean' && { allowReserved }),
  };
}

function toMediaType(context: Context, [mediaType, given]: [string, unknown]): MediaType {
  const media = asObject(given);
  const encoding = Object.entries(asObject(media.encoding));
  return {
    mediaType,
    ...(media.schema === undefined ? {} : { schema: context.reader.read(media.schema) }),
    examples: toExamples(context, media),
    ...(encoding.length > 0 && {
      encoding: Object.fromEntries(encoding.map(([name, one]) => [name, toEncoding(one)])),
    }),
  };
}

function toBody(context: Context, given: unknown): RequestBody | undefined {
  const body = resolve(context.document, given);
  if (Object.keys(body).length === 0) return undefined;
  const { description, required, content } = body;
  return {
    description: asText(description),
    required: required === true,
    content: Object.entries(asObject(content)).map((one) => toMediaType(context, one)),
  };
}

function toHeader(context: Context, [name, given]: [string, unknown]): Header {
  const header = resolve(context.document, given);
  const schema = header.schema ?? firstMedia(header).media?.schema;
  const [example] = toExamples(context, header);
  return {
    name,
    description: asText(header.description),
    ...(schema !== undefined && { schema: context.reader.read(schema) }),
    ...(example && { example: example.value }),
  };
}

function toResponse(context: Context, [status, given]: [string, unknown]): Response {
  const response = resolve(context.document, given);
  return {
    status,
    description: asText(response.description),
    content: Object.entries(asObject(response.content)).map((one) => toMediaType(context, one)),
    headers: Object.entries(asObject(response.headers)).map((one) => toHeader(context, one)),
    ...optional('whatToDo', asText(response['x-what-to-do'])),
  };
}

function toLinks(context: Context, [status, given]: [string, unknown]): Link[] {
  const { document, operationOf } = context;
  return Object.entries(asObject(resolve(document, given).links)).flatMap(([name, one]) => {
    const link = resolve(document, one);
    const operationId = operationOf(link);
    if (operationId === undefined) return [];
    const { description, parameters, 'x-label': label } = link;
    const values = Object.entries(asObject(parameters)).map(([key, value]) => [
      key,
      asValue(value),
    ]);
    const texts = { name, status, operationId, description: asText(description) };
    return [
      { ...texts, ...optional('label', asText(label)), parameters: Object.fromEntries(values) },
    ];
  });
}

/** An undescribed path parameter is still needed to build a request. */
function missingParameters(path: string, known: Iterable<Unkeyed>): object[] {
  const names = templateParts(path).flatMap((part) => ('parameter' in part ? part.parameter : []));
  const described = new Set(Array.from(known, (one) => (one.in === 'path' ? one.name : undefined)));
  return names
    .filter((name) => !described.has(name))
    .map((name) => ({ name, in: 'path', schema: { type: 'string' } }));
}

/**
 * An operation's own parameters replace those of its path; described path parameters that the path
 * does not contain are left out.
 */
function toParameters(context: Context, shared: unknown, own: unknown, path?: string): Parameter[] {
  const byPlace = new Map<string, Unkeyed>();
  for (const given of [...asList(shared), ...asList(own)]) {
    const parameter = toParameter(context, given);
    const isInPath = path === undefined || path.includes(`{${parameter?.name}}`);
    if (!parameter || (parameter.in === 'path' && !isInPath)) continue;
    byPlace.set(`${parameter.in} ${parameter.name}`, parameter);
  }
  for (const given of missingParameters(path ?? '', byPlace.values())) {
    const parameter = toParameter(context, given);
    if (parameter) byPlace.set(`path ${parameter.name}`, parameter);
  }
  return withKeys([...byPlace.values()]);
}

/** Dates of something that is not deprecated would announce nothing. */
function deprecationOf(raw: Json): Pick<Operation, 'deprecatedSince' | 'sunset'> {
  if (raw.deprecated !== true) return {};
  return {
    ...optional('deprecatedSince', asDate(raw['x-deprecated-since'])),
    ...optional('sunset', asDate(raw['x-sunset'])),
  };
}

function toRequestExamples(given: unknown): Operation['requestExamples'] {
  return Object.entries(asObject(given)).map(([name, one]) => {
    const { summary, values } = asObject(one);
    return { name, summary: asText(summary), values: asObject(values) as Values };
  });
}

function toCallback(context: Context, name: string, expression: string, pathItem: Json) {
  return methodsOf(pathItem).map((method): Callback => {
    const raw = asObject(pathItem[method]);
    const body = toBody(context, raw.requestBody);
    return {
      name,
      expression,
      method,
      summary: asText(raw.summary),
      description: asText(raw.description),
      deprecated: raw.deprecated === true,
      parameters: toParameters(context, pathItem.parameters, raw.parameters),
      ...(body && { body }),
      responses: Object.entries(asObject(raw.responses)).map((one) => toResponse(context, one)),
    };
  });
}

function toCallbacks(context: Context, given: unknown): Callback[] {
  return Object.entries(asObject(given)).flatMap(([name, one]) =>
    Object.entries(resolve(context.document, one)).flatMap(([expression, pathItem]) =>
      toCallback(context, name, expression, resolve(context.document, pathItem)),
    ),
  );
}

export function toWebhooks(context: Context, given: unknown): Callback[] {
  return Object.entries(asObject(given)).flatMap(([name, pathItem]) =>
    toCallback(context, name, '', resolve(context.document, pathItem)),
  );
}

type Place = { path: string; method: string; pathItem: Json };

export function toOperation(context: Context, { path, method, pathItem }: Place): Operation {
  const raw = asObject(pathItem[method]);
  const responses = Object.entries(asObject(raw.responses));
  const root = asObject(context.document);
  const servers = [raw.servers, pathItem.servers].map(asList).find((list) => list.length > 0);
  const body = toBody(context, raw.requestBody);
  return {
    id: asText(raw.operationId) || `${method} ${path}`,
    method,
    path,
    basePath: basePathOf(servers, root.servers),
    summary: asText(raw.summary),
    description: asText(raw.description),
    tags: asTexts(raw.tags),
    deprecated: raw.deprecated === true,
    parameters: toParameters(context, pathItem.parameters, raw.parameters, path),
    ...(body && { body }),
    security: toSecurity(raw.security ?? root.security),
    ...(servers && { servers: servers.map(toServer) }),
    requestExamples: toRequestExamples(raw['x-request-examples']),
    responses: responses.map((one) => toResponse(context, one)),
    links: responses.flatMap((one) => toLinks(context, one)),
    callbacks: toCallbacks(context, raw.callbacks),
    ...optional('limits', asText(raw['x-limits'])),
    ...deprecationOf(raw),
  };
}
