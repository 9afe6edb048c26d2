/** One API description, as plain JSON: what pages, consoles, the sandbox and the client read. */
export type Api = {
  /** The portal's name for it, or the file name without its extension, e.g. `catalogue`. */
  id: string;
  title: string;
  version: string;
  /** The day the description last changed, e.g. `2026-11-15`. */
  changed?: string;
  description: string;
  /** The path between the host and an operation's path, e.g. `/catalogue/v2`; `` for none. */
  basePath: string;
  servers: Server[];
  listSyntax: ListSyntax;
  tags: Tag[];
  /** From `x-tagGroups`; empty if the description has none. */
  tagGroups: TagGroup[];
  operations: Operation[];
  /** Requests the API makes by itself: shown, never sent. */
  webhooks: Callback[];
  securitySchemes: SecurityScheme[];
  /** By name; inside, `{ $ref: 'Work' }` points at `schemas.Work`. */
  schemas: Record<string, Schema>;
};

/** How a comma-separated list is read: `csv` lets quotes protect a comma, `plain` splits at every one. */
export type ListSyntax = 'csv' | 'plain';

/** `label` is what readers see: `x-displayName`, or else the name. */
export type Tag = { name: string; label: string; description: string };

export type TagGroup = { name: string; tags: string[] };

export type Server = {
  /** As written, e.g. `https://{region}.example.org/v2`; `serverAddress` fills in its variables. */
  url: string;
  description: string;
  variables: ServerVariable[];
};

export type ServerVariable = {
  name: string;
  default: string;
  /** Empty where any text is allowed. */
  choices: string[];
  description: string;
};

/** A way to authenticate. `name` is how operations refer to it. */
export type SecurityScheme = { name: string; description: string } & (
  | { type: 'apiKey'; in: 'query' | 'header' | 'cookie'; parameter: string }
  | { type: 'basic' }
  | { type: 'bearer'; format?: string }
  /** Any other scheme for the Authorization header, e.g. `Digest`. */
  | { type: 'http'; scheme: string }
  | { type: 'oauth2'; flows: OAuthFlow[] }
  | { type: 'openIdConnect'; url: string }
  | { type: 'mutualTLS' }
);

export type OAuthFlow = {
  /** e.g. `authorizationCode` */
  name: string;
  authorizationUrl?: string;
  tokenUrl?: string;
  refreshUrl?: string;
  /** Scope -> what it allows. */
  scopes: Record<string, string>;
};

/** All of these together; if empty, no credentials are needed. */
export type SecurityRequirement = { scheme: string; scopes: string[] }[];

export type Operation = {
  /** e.g. `getWorks` */
  id: string;
  /** Lower case, e.g. `get`. */
  method: string;
  /** e.g. `/works/{id}` */
  path: string;
  /** The API's, repeated here so that a request can be built from the operation alone. */
  basePath: string;
  summary: string;
  description: string;
  tags: string[];
  deprecated: boolean;
  /** In the order of the contract, which is the order in a built URL. */
  parameters: Parameter[];
  body?: RequestBody;
  /** Alternative ways to authenticate, of which one is enough. Empty if the operation is open to everyone. */
  security: SecurityRequirement[];
  /** The operation's or its path's own, if any; otherwise the API's apply. */
  servers?: Server[];
  /** The first is what a console starts with. */
  requestExamples: RequestExample[];
  responses: Response[];
  links: Link[];
  callbacks: Callback[];
  /** e.g. `Rate limits are not published.` */
  limits?: string;
  /** The day since which it is deprecated, and the day on which it ends, e.g. `2028-01-15`. */
  deprecatedSince?: string;
  sunset?: string;
};

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
  /**
   * Its key in `Values`: its name, or e.g. `id (header)` if a parameter of the same name is in another
   * location. Unique within an operation.
   */
  key: string;
  /** e.g. `items.locations.license` */
  name: string;
  in: ParameterPlace;
  required: boolean;
  deprecated: boolean;
  description: string;
  /** Free of `$ref`, so that a value can be checked without the rest of the API. */
  schema: Schema;
  /** Set if the value is sent as a document, e.g. `application/json`. */
  mediaType?: string;
  style: Style;
  explode: boolean;
  allowReserved: boolean;
  listSyntax: ListSyntax;
  examples: Example[];
  /** Common mistakes, one or two sentences each. */
  traps: string[];
  /** Where the words of its value are looked for, if the description says so. */
  matchedIn?: MatchedField[];
  /** How several values, or this and other parameters, combine. */
  combines?: string;
  /** The heading it is listed under, e.g. `Filters`. */
  group?: string;
  /** Other names the service accepts, e.g. `color` for `colors`. */
  aliases: string[];
  /** Values worth suggesting. */
  choices?: Choices;
};

/** Some fields of a record in which a search looks for words. */
export type MatchedField = {
  /** e.g. `the place of publication` */
  label: string;
  /** Names in a record, through objects and lists, e.g. `production.places.label` */
  fields: string[];
  /** Why a match there may surprise, and what to do; also one of the traps. */
  trap?: string;
  /** What a request needs for records to have these fields, e.g. `{ include: ['production'] }` */
  shownBy?: Values;
};

/** `closed`: any other value is refused. Otherwise other values are valid but may match nothing. */
export type Choices = { closed: boolean; values: Choice[] };

export type Choice = { value: Scalar; meaning: string };

export type Example = {
  name: string;
  summary: string;
  value: JsonValue;
  /** For a response, the request that produces it. `none`: no request can. */
  request?: ExampleRequest | 'none';
};

/** An operation's values, or a target if values cannot express it, such as `/catalogue/v1/works`. */
export type ExampleRequest = ({ values: Values } | { target: string }) & {
  /** The number of characters that the example contains, if it is not the whole response. */
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
};

export type MediaType = {
  /** e.g. `application/json` */
  mediaType: string;
  schema?: Schema;
  examples: Example[];
  /** How the properties of a form are written, by name. */
  encoding?: Record<string, Encoding>;
};

export type Encoding = {
  /** e.g. `image/png, image/jpeg` */
  contentType?: string;
  style?: Style;
  explode?: boolean;
  allowReserved?: boolean;
};

export type RequestBody = {
  description: string;
  required: boolean;
  /** The first is what a console starts with. */
  content: MediaType[];
};

/** A request that the API sends to its client: a callback of an operation, or a webhook. */
export type Callback = {
  /** e.g. `onDelivery` */
  name: string;
  /** Where it is sent, e.g. `{$request.body#/callbackUrl}`; empty for a webhook. */
  expression: string;
  method: string;
  summary: string;
  description: string;
  deprecated: boolean;
  parameters: Parameter[];
  body?: RequestBody;
  responses: Response[];
};

export type Header = {
  name: string;
  description: string;
  schema?: Schema;
  /** e.g. `/catalogue/v2/works/hx7q2mvb` for `Location` */
  example?: JsonValue;
};

/** A value in one response that is a parameter of another operation. */
export type Link = {
  name: string;
  /** The response it starts from, e.g. `200`. */
  status: string;
  /** e.g. `getWork` */
  operationId: string;
  /** What following it does, worded for readers, e.g. `Get its picture`. */
  label?: string;
  description: string;
  /** Parameter name -> where its value is, e.g. `{ id: '$response.body#/results/0/id' }`. */
  parameters: Record<string, JsonValue>;
};

/** JSON Schema 2020-12, whichever version of OpenAPI it was written in. */
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
  /** Which schema applies, by the value of a property; `mapping` gives names of `schemas`. */
  discriminator?: { propertyName: string; mapping?: Record<string, string> };
  readOnly?: boolean;
  writeOnly?: boolean;
  deprecated?: boolean;
  /** Value -> what it means, for every value of `enum`. */
  enumDescriptions?: Record<string, string>;
  /** Value -> what it means, if other values are valid too. */
  documentedValues?: Record<string, string>;
  /** A description of the value if its type is too vague: `a rectangle: x,y,w,h`. */
  typeWords?: string;
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

/** The values of a request, by parameter key, e.g. `{ workType: ['a', 'k'], page: 2 }`. */
export type Values = { readonly [parameter: string]: ParameterValue | undefined };
