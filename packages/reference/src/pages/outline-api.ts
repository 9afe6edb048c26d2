import type { Api, Operation, Parameter, Schema } from '@portal/contract';

/** Enough to recognise the values in an address; the rest is on the operation's own page. */
function outlineSchema({ type, format, enum: values, pattern, items }: Schema): Schema {
  return {
    ...(type !== undefined && { type }),
    ...(format !== undefined && { format }),
    ...(values !== undefined && { enum: values }),
    ...(pattern !== undefined && { pattern }),
    ...(items !== undefined && { items: outlineSchema(items) }),
  };
}

function outlineParameter(parameter: Parameter): Parameter {
  const { choices, matchedIn, ...rest } = parameter;
  const schema = outlineSchema(parameter.schema);
  return { ...rest, schema, description: '', examples: [], traps: [] };
}

/**
 * The requests of an API that an answer may lead to, so that a console can recognise an operation
 * on another page. Contains nothing that only a page shows.
 */
export function outlineApi(api: Api): Api {
  const linked = new Set(
    api.operations.flatMap(({ links }) => links.map(({ operationId }) => operationId)),
  );
  const operations = api.operations.filter(({ id, method }) => method === 'get' || linked.has(id));
  return {
    ...api,
    description: '',
    tags: [],
    tagGroups: [],
    servers: [],
    securitySchemes: [],
    webhooks: [],
    schemas: {},
    operations: operations.map(
      ({ body, servers, limits, ...operation }): Operation => ({
        ...operation,
        description: '',
        parameters: operation.parameters.map(outlineParameter),
        requestExamples: [],
        responses: [],
        links: [],
        callbacks: [],
      }),
    ),
  };
}
