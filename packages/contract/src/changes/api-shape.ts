import type {
  Api,
  Operation,
  Parameter,
  Response,
  Schema,
  SecurityRequirement,
  SecurityScheme,
} from '../model.ts';
import { isObject } from '../plain-object.ts';

/** What clients depend on in a description: everything except prose and examples. */
export type ApiShape = {
  operations: OperationShape[];
  schemas: Record<string, Schema>;
  /** By name. Missing if there are none, and in shapes recorded by earlier releases. */
  securitySchemes?: Record<string, SecurityShape>;
};

/** What decides how to authenticate. */
export type SecurityShape =
  | Pick<Extract<SecurityScheme, { type: 'apiKey' }>, 'type' | 'in' | 'parameter'>
  | { type: 'http'; scheme: string }
  | { type: Exclude<SecurityScheme['type'], 'apiKey' | 'http'> };

export type OperationShape = Pick<Operation, 'id' | 'method' | 'security'> & {
  /** Including the API's base path, e.g. `/catalogue/v2/works/{id}`. */
  path: string;
  deprecated?: true;
  sunset?: string;
  parameters: ParameterShape[];
  body?: { required: boolean; content: ContentShape[] };
  responses: ResponseShape[];
};

export type ParameterShape = Pick<Parameter, 'name' | 'in' | 'style' | 'explode' | 'schema'> & {
  required?: true;
  deprecated?: true;
  /** `csv` where quotes protect a comma. */
  listSyntax?: 'csv';
  mediaType?: string;
  aliases?: string[];
};

export type ContentShape = { mediaType: string; schema?: Schema };

export type ResponseShape = { status: string; headers: string[]; content: ContentShape[] };

export function shapeOf(api: Pick<Api, 'operations' | 'schemas' | 'securitySchemes'>): ApiShape {
  const { operations, schemas, securitySchemes } = api;
  const secured = securitySchemes.map((scheme) => [scheme.name, securityShape(scheme)]);
  return {
    operations: operations.map(operationShape),
    schemas: Object.fromEntries(
      Object.entries(schemas).map(([name, schema]) => [name, schemaShape(schema)]),
    ),
    ...(secured.length > 0 && { securitySchemes: Object.fromEntries(secured) }),
  };
}

/** The names of headers and of HTTP schemes are the same in any case. */
function securityShape(scheme: SecurityScheme): SecurityShape {
  const { type } = scheme;
  if (type === 'http') return { type, scheme: scheme.scheme.toLowerCase() };
  if (type !== 'apiKey') return { type };
  const { in: place, parameter } = scheme;
  return { type, in: place, parameter: place === 'header' ? parameter.toLowerCase() : parameter };
}

function operationShape(operation: Operation): OperationShape {
  const { id, method, basePath, path, deprecated, sunset, parameters, body, security } = operation;
  return {
    id,
    method,
    path: basePath + path,
    ...(deprecated && { deprecated }),
    ...(sunset !== undefined && { sunset }),
    security: security.map(sortedRequirement),
    parameters: parameters.map(parameterShape),
    ...(body && { body: { required: body.required, content: body.content.map(contentShape) } }),
    responses: operation.responses.map(responseShape),
  };
}

function sortedRequirement(requirement: SecurityRequirement): SecurityRequirement {
  return requirement.map(({ scheme, scopes }) => ({ scheme, scopes: [...scopes].sort() }));
}

function parameterShape(parameter: Parameter): ParameterShape {
  const { name, required, deprecated, style, explode, listSyntax, mediaType, aliases } = parameter;
  return {
    name,
    in: parameter.in,
    ...(required && { required }),
    ...(deprecated && { deprecated }),
    style,
    explode,
    ...(listSyntax === 'csv' && { listSyntax }),
    ...(mediaType !== undefined && { mediaType }),
    ...(aliases.length > 0 && { aliases }),
    schema: schemaShape(parameter.schema),
  };
}

function responseShape({ status, headers, content }: Response): ResponseShape {
  return {
    status,
    headers: headers.map(({ name }) => name.toLowerCase()).sort(),
    content: content.map(contentShape),
  };
}

function contentShape({ mediaType, schema }: ContentShape): ContentShape {
  return { mediaType, ...(schema && { schema: schemaShape(schema) }) };
}

const words = new Set([
  ...['title', 'description', 'examples', 'enumDescriptions', 'documentedValues'],
]);
const named = new Set(['properties', 'patternProperties', 'dependentSchemas', '$defs']);
const values = new Set(['enum', 'const', 'default', 'required', 'type', 'discriminator']);

/** Without prose. The keys of `properties` and the like are names, not keywords. */
function schemaShape(schema: Schema): Schema {
  return Object.fromEntries(
    Object.entries(schema).flatMap(([keyword, value]) => {
      if (words.has(keyword) || keyword.startsWith('x-') || value === undefined) return [];
      if (values.has(keyword) || typeof value !== 'object' || value === null) {
        return [[keyword, value]];
      }
      if (Array.isArray(value)) return [[keyword, value.map(partShape)]];
      if (!named.has(keyword)) return [[keyword, partShape(value)]];
      const parts = Object.entries(value).map(([name, part]) => [name, partShape(part)]);
      return [[keyword, Object.fromEntries(parts)]];
    }),
  );
}

function partShape(part: unknown): unknown {
  return isObject(part) ? schemaShape(part) : part;
}
