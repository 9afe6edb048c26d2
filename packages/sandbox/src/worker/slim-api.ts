import type { Api, Operation, Parameter } from '@portal/contract';

/** What is written for readers: no request is understood any better with it. */
const forReaders = new Set([
  ...['title', 'description', 'examples', 'enumDescriptions', 'documentedValues', 'source'],
]);

/** An API with no more than `parseRequest` needs to read and check a request. */
export function slimApi({ id, version, basePath, listSyntax, operations }: Api): Api {
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
    securitySchemes: [],
    schemas: {},
  };
}

function slimOperation({ id, method, path, basePath, deprecated, parameters }: Operation) {
  return {
    id,
    method,
    path,
    basePath,
    summary: '',
    description: '',
    tags: [],
    deprecated,
    parameters: parameters.map(slimParameter),
    security: [],
    requestExamples: [],
    responses: [],
    links: [],
    callbacks: [],
  } satisfies Operation;
}

function slimParameter(parameter: Parameter): Parameter {
  const { choices: _, combines: __, source: ___, ...needed } = parameter;
  return {
    ...needed,
    description: '',
    schema: withoutProse(needed.schema),
    examples: [],
    traps: [],
  };
}

/** A schema's own words go; a property that happens to be called `title` stays. */
function withoutProse<Value>(schema: Value, isSchema = true): Value {
  if (Array.isArray(schema)) return schema.map((one) => withoutProse(one)) as Value;
  if (typeof schema !== 'object' || schema === null) return schema;
  const kept = Object.entries(schema).filter(([key]) => !isSchema || !forReaders.has(key));
  return Object.fromEntries(
    kept.map(([key, value]) => [key, withoutProse(value, !(isSchema && key === 'properties'))]),
  ) as Value;
}
