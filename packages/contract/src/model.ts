/** One API description, as plain JSON: what pages, consoles, the sandbox and the client read. */
export type Api = {
  /** What the portal calls it, or the file's name without its ending, e.g. `catalogue`. */
  id: string;
  title: string;
  version: string;
  /** The day the description last changed, e.g. `2026-11-15`. */
  changed?: string;
  description: string;
  /** What stands between the host and an operation's path, e.g. `/catalogue/v2`; `` for none. */
  basePath: string;
  /** The servers of the description that name a host, e.g. `https://api.example.org/catalogue/v2`. */
  servers: string[];
  listSyntax: ListSyntax;
  tags: Tag[];
  operations: Operation[];
  /** By name; inside, `{ $ref: 'Work' }` points at `schemas.Work`. */
  schemas: Record<string, Schema>;
};

/** How a comma list is read: `csv` lets quotes protect a comma, `plain` splits at every one. */
export type ListSyntax = 'csv' | 'plain';

export type Tag = { name: string; description: string };

export type Operation = {
  /** e.g. `getWorks` */
  id: string;
  /** Lower case, e.g. `get`. */
  method: string;
  /** e.g. `/works/{id}` */
  path: string;
  /** The API's, repeated here so that an operation alone is enough to build a request. */
  basePath: string;
  summary: string;
  description: string;
  tags: string[];
  deprecated: boolean;
  /** In the order of the contract, which is the order in a built URL. */
  parameters: Parameter[];
  /** The first is what a console starts with. */
  requestExamples: RequestExample[];
  responses: Response[];
  links: Link[];
  /** e.g. `Rate limits are not published.` */
  limits?: string;
  source?: Source;
};

/** `observed`: not in the institution's specification, read from what the services answer. */
export type Source = 'observed';

export type ParameterPlace = 'path' | 'query' | 'header' | 'cookie';

export type Style =
  | 'simple'
  | 'label'
  | 'matrix'
  | 'form'
  | 'spaceDelimited'
  | 'pipeDelimited'
  | 'deepObject';

export type Parameter = {
  /** e.g. `items.locations.license` */
  name: string;
  in: ParameterPlace;
  required: boolean;
  deprecated: boolean;
  description: string;
  /** Free of `$ref`, so that a value can be checked without the rest of the API. */
  schema: Schema;
  /** Set when the value travels as a document, e.g. `application/json`. */
  mediaType?: string;
  style: Style;
  explode: boolean;
  allowReserved: boolean;
  listSyntax: ListSyntax;
  examples: Example[];
  /** What readers get wrong with it, one sentence or two each. */
  traps: string[];
  /** How several values, or this and other parameters, work together. */
  combines?: string;
  /** Other names the service accepts, e.g. `color` for `colors`. */
  aliases: string[];
  /** The values worth offering. */
  choices?: Choices;
  source?: Source;
};

/** `closed`: any other value is refused. Otherwise other values are valid and may match nothing. */
export type Choices = { closed: boolean; values: Choice[] };

export type Choice = { value: Scalar; meaning: string };

export type Example = {
  name: string;
  summary: string;
  value: JsonValue;
  /** What brings it about, where it is an answer. `none`: nothing that can be sent does. */
  request?: ExampleRequest | 'none';
};

/** An operation's values, or where values cannot say it an address such as `/catalogue/v1/works`. */
export type ExampleRequest = ({ values: Values } | { target: string }) & {
  /** How many characters of the answer the example holds, where that is not the whole. */
  first?: number;
};

export type RequestExample = { name: string; summary: string; values: Values };

export type Response = {
  /** e.g. `200`, `4XX`, `default` */
  status: string;
  description: string;
  content: MediaType[];
  headers: Header[];
  /** What a reader should do about it, for errors and redirects. */
  whatToDo?: string;
  source?: Source;
};

export type MediaType = {
  /** e.g. `application/json` */
  mediaType: string;
  schema?: Schema;
  examples: Example[];
};

export type Header = { name: string; description: string; schema?: Schema };

/** A value of one response that is a parameter of another operation. */
export type Link = {
  name: string;
  /** The response it starts from, e.g. `200`. */
  status: string;
  /** e.g. `getWork` */
  operationId: string;
  description: string;
  /** Parameter name -> where its value is, e.g. `{ id: '$response.body#/results/0/id' }`. */
  parameters: Record<string, JsonValue>;
};

/** JSON Schema 2020-12, whatever version of OpenAPI it was written in. */
export type Schema = {
  $ref?: string;
  title?: string;
  description?: string;
  type?: string | string[];
  format?: string;
  enum?: JsonValue[];
  const?: JsonValue;
  default?: JsonValue;
  examples?: JsonValue[];
  pattern?: string;
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
  exclusiveMinimum?: number;
  exclusiveMaximum?: number;
  multipleOf?: number;
  items?: Schema;
  prefixItems?: Schema[];
  minItems?: number;
  maxItems?: number;
  uniqueItems?: boolean;
  properties?: Record<string, Schema>;
  required?: string[];
  additionalProperties?: Schema;
  allOf?: Schema[];
  anyOf?: Schema[];
  oneOf?: Schema[];
  not?: Schema;
  deprecated?: boolean;
  /** Value -> what it means, for every value of `enum`. */
  enumDescriptions?: Record<string, string>;
  /** Value -> what it means, where other values are valid too. */
  documentedValues?: Record<string, string>;
  source?: Source;
  [keyword: string]: unknown;
};

export type JsonValue =
  | null
  | boolean
  | number
  | string
  | JsonValue[]
  | { [key: string]: JsonValue };

export type Scalar = string | number | boolean;

export type ParameterValue =
  | Scalar
  | readonly ParameterValue[]
  | { readonly [key: string]: ParameterValue };

/** What a request says, by parameter name, e.g. `{ workType: ['a', 'k'], page: 2 }`. */
export type Values = { readonly [parameter: string]: ParameterValue | undefined };
