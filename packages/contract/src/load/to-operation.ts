import type { Header, Link, MediaType, Operation, Parameter, Response, Values } from '../model.ts';
import {
  asList,
  asObject,
  asText,
  asTexts,
  asValue,
  type Json,
  optional,
  resolve,
} from './json.ts';
import { basePathOf } from './servers.ts';
import { type Context, sourceOf, toExamples, toParameter } from './to-parameter.ts';

function toMediaType(context: Context, [mediaType, given]: [string, unknown]): MediaType {
  const media = asObject(given);
  return {
    mediaType,
    ...(media.schema === undefined ? {} : { schema: context.reader.read(media.schema) }),
    examples: toExamples(context, media),
  };
}

function toHeader(context: Context, [name, given]: [string, unknown]): Header {
  const header = resolve(context.document, given);
  const schema = header.schema === undefined ? {} : { schema: context.reader.read(header.schema) };
  return { name, description: asText(header.description), ...schema };
}

function toResponse(context: Context, [status, given]: [string, unknown]): Response {
  const response = resolve(context.document, given);
  return {
    status,
    description: asText(response.description),
    content: Object.entries(asObject(response.content)).map((one) => toMediaType(context, one)),
    headers: Object.entries(asObject(response.headers)).map((one) => toHeader(context, one)),
    ...optional('whatToDo', asText(response['x-what-to-do'])),
    ...sourceOf(response),
  };
}

function toLinks(context: Context, [status, given]: [string, unknown]): Link[] {
  const { document, operationOf } = context;
  return Object.entries(asObject(resolve(document, given).links)).flatMap(([name, one]) => {
    const link = resolve(document, one);
    const operationId = operationOf(link);
    if (operationId === undefined) return [];
    const { description, parameters } = link;
    const values = Object.entries(asObject(parameters)).map(([key, value]) => [
      key,
      asValue(value),
    ]);
    const texts = { name, status, operationId, description: asText(description) };
    return [{ ...texts, parameters: Object.fromEntries(values) }];
  });
}

/** An operation's own parameters replace those of its path. */
function toParameters(context: Context, shared: unknown, own: unknown): Parameter[] {
  const byKey = new Map<string, Parameter>();
  for (const given of [...asList(shared), ...asList(own)]) {
    const parameter = toParameter(context, given);
    if (parameter) byKey.set(`${parameter.in} ${parameter.name}`, parameter);
  }
  return [...byKey.values()];
}

function toRequestExamples(given: unknown): Operation['requestExamples'] {
  return Object.entries(asObject(given)).map(([name, one]) => {
    const { summary, values } = asObject(one);
    return { name, summary: asText(summary), values: asObject(values) as Values };
  });
}

type Place = { path: string; method: string; pathItem: Json };

export function toOperation(context: Context, { path, method, pathItem }: Place): Operation {
  const raw = asObject(pathItem[method]);
  const responses = Object.entries(asObject(raw.responses));
  const { servers } = asObject(context.document);
  return {
    id: asText(raw.operationId) || `${method} ${path}`,
    method,
    path,
    basePath: basePathOf(raw.servers, pathItem.servers, servers),
    summary: asText(raw.summary),
    description: asText(raw.description),
    tags: asTexts(raw.tags),
    deprecated: raw.deprecated === true,
    parameters: toParameters(context, pathItem.parameters, raw.parameters),
    requestExamples: toRequestExamples(raw['x-request-examples']),
    responses: responses.map((one) => toResponse(context, one)),
    links: responses.flatMap((one) => toLinks(context, one)),
    ...optional('limits', asText(raw['x-limits'])),
    ...sourceOf(raw),
  };
}
