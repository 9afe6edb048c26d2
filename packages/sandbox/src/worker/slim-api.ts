import type { Api, Operation, Parameter, RequestBody, Response } from '@portal/contract';
import { failureExample } from '../practice/failure-answer.ts';
import { documentsFailure } from '../practice/possible-failures.ts';

/** Written for readers only: not needed to understand a request. */
const forReaders = new Set([
  ...['title', 'description', 'examples', 'enumDescriptions', 'documentedValues'],
]);

/** An API reduced to what `matchRequest` needs to parse and check a request, and its failures. */
export function slimApi(api: Api): Api {
  const { id, version, basePath, listSyntax, operations, securitySchemes, schemas } = api;
  // Parameters have no references; only bodies refer to schemas.
  const hasBodies = operations.some(({ body }) => body);
  return {
    id,
    title: '',
    version,
    description: '',
    basePath,
    servers: [],
    listSyntax,
    tags: [],
    tagGroups: [],
    operations: operations.map(slimOperation),
    webhooks: [],
    securitySchemes: securitySchemes.map((scheme) => ({ ...scheme, description: '' })),
    schemas: hasBodies ? withoutProse(schemas, false) : {},
  };
}

function slimBody({ required, content }: RequestBody): RequestBody {
  return {
    description: '',
    required,
    content: content.map((media) => ({
      ...media,
      ...(media.schema && { schema: withoutProse(media.schema) }),
      examples: [],
    })),
  };
}

/** What a failure on request is made of; of a success, only that there is one. */
function slimResponse(response: Response): Response {
  const { status } = response;
  const bare = { status, description: '', content: [], headers: [] };
  if (!documentsFailure(response)) return bare;
  const example = failureExample(response);
  return {
    ...bare,
    ...(example && {
      content: [
        {
          mediaType: example.mediaType,
          examples: [{ name: '', summary: '', value: example.value }],
        },
      ],
    }),
    headers: response.headers
      .filter(({ name }) => /^location$/i.test(name))
      .map(({ name, example: value }) => ({
        name,
        description: '',
        ...(value && { example: value }),
      })),
  };
}

function slimOperation(operation: Operation) {
  const { id, method, path, basePath, parameters, body, security, responses } = operation;
  const { deprecated, deprecatedSince, sunset } = operation;
  return {
    id,
    method,
    path,
    basePath,
    summary: '',
    description: '',
    tags: [],
    deprecated,
    ...(deprecatedSince !== undefined && { deprecatedSince }),
    ...(sunset !== undefined && { sunset }),
    parameters: parameters.map(slimParameter),
    ...(body && { body: slimBody(body) }),
    security,
    requestExamples: [],
    responses: responses.map(slimResponse),
    links: [],
    callbacks: [],
  } satisfies Operation;
}

function slimParameter(parameter: Parameter): Parameter {
  const { choices: _, combines: __, matchedIn: ___, ...needed } = parameter;
  return {
    ...needed,
    description: '',
    schema: withoutProse(needed.schema),
    examples: [],
    traps: [],
  };
}

/** A schema's own prose goes; a property that happens to be called `title` stays. */
function withoutProse<Value>(schema: Value, isSchema = true): Value {
  if (Array.isArray(schema)) return schema.map((one) => withoutProse(one)) as Value;
  if (typeof schema !== 'object' || schema === null) return schema;
  const kept = Object.entries(schema).filter(([key]) => !isSchema || !forReaders.has(key));
  return Object.fromEntries(
    kept.map(([key, value]) => [key, withoutProse(value, !(isSchema && key === 'properties'))]),
  ) as Value;
}
