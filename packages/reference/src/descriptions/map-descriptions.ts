import {
  type Api,
  type Callback,
  type Choices,
  type Example,
  type MatchedField,
  type MediaType,
  mapSchema,
  type Operation,
  type Parameter,
  type RequestBody,
  type Response,
  type Schema,
  type Server,
} from '@portal/contract';

export type Writer = {
  /** Of any length, with headings from this level down. */
  block: (text: string, level: number) => string;
  /** Of a line or a cell. */
  line: (text: string) => string;
};

function lines<Key extends string>(texts: Record<Key, string>, { line }: Writer) {
  return Object.fromEntries(
    Object.entries<string>(texts).map(([key, text]) => [key, line(text)]),
  ) as Record<Key, string>;
}

function ifSet<Key extends string, Value>(key: Key, value: Value | undefined) {
  return (value === undefined ? {} : { [key]: value }) as { [One in Key]?: Value };
}

function mappedSchema(schema: Schema, writer: Writer): Schema {
  const { description, enumDescriptions, documentedValues } = schema;
  return {
    ...mapSchema(schema, (inner) => mappedSchema(inner as Schema, writer)),
    ...(typeof description === 'string' && { description: writer.block(description, 4) }),
    ...(enumDescriptions && { enumDescriptions: lines(enumDescriptions, writer) }),
    ...(documentedValues && { documentedValues: lines(documentedValues, writer) }),
  };
}

function mappedExample(example: Example, { line }: Writer): Example {
  return { ...example, summary: line(example.summary) };
}

function mappedContent(media: MediaType, writer: Writer): MediaType {
  return {
    ...media,
    ...ifSet('schema', media.schema && mappedSchema(media.schema, writer)),
    examples: media.examples.map((example) => mappedExample(example, writer)),
  };
}

function mappedChoices({ closed, values }: Choices, { line }: Writer): Choices {
  return { closed, values: values.map((one) => ({ ...one, meaning: line(one.meaning) })) };
}

function mappedMatch({ trap, ...match }: MatchedField, writer: Writer): MatchedField {
  return { ...match, ...ifSet('trap', trap === undefined ? undefined : writer.line(trap)) };
}

function mappedParameter(parameter: Parameter, writer: Writer): Parameter {
  const { description, schema, examples, traps, matchedIn, combines, choices } = parameter;
  return {
    ...parameter,
    description: writer.block(description, 5),
    schema: mappedSchema(schema, writer),
    examples: examples.map((example) => mappedExample(example, writer)),
    traps: traps.map(writer.line),
    ...ifSet(
      'matchedIn',
      matchedIn?.map((one) => mappedMatch(one, writer)),
    ),
    ...ifSet('combines', combines === undefined ? undefined : writer.line(combines)),
    ...ifSet('choices', choices && mappedChoices(choices, writer)),
  };
}

function mappedBody(body: RequestBody, writer: Writer): RequestBody {
  return {
    ...body,
    description: writer.block(body.description, 5),
    content: body.content.map((media) => mappedContent(media, writer)),
  };
}

function mappedResponse(response: Response, writer: Writer): Response {
  const { description, content, headers, whatToDo } = response;
  return {
    ...response,
    description: writer.block(description, 5),
    content: content.map((media) => mappedContent(media, writer)),
    headers: headers.map((header) => ({
      ...header,
      description: writer.line(header.description),
      ...ifSet('schema', header.schema && mappedSchema(header.schema, writer)),
    })),
    ...ifSet('whatToDo', whatToDo === undefined ? undefined : writer.line(whatToDo)),
  };
}

function mappedCall<Call extends Callback | Operation>(
  call: Call,
  level: number,
  writer: Writer,
): Call {
  const { description, parameters, body, responses } = call;
  return {
    ...call,
    description: writer.block(description, level),
    parameters: parameters.map((parameter) => mappedParameter(parameter, writer)),
    ...ifSet('body', body && mappedBody(body, writer)),
    responses: responses.map((response) => mappedResponse(response, writer)),
  };
}

function mappedServer(server: Server, { line }: Writer): Server {
  const variables = server.variables.map((one) => ({ ...one, description: line(one.description) }));
  return { ...server, description: line(server.description), variables };
}

function mappedOperation(operation: Operation, writer: Writer): Operation {
  const { links, callbacks, servers, limits } = operation;
  return {
    ...mappedCall(operation, 4, writer),
    links: links.map((link) => ({ ...link, description: writer.line(link.description) })),
    callbacks: callbacks.map((callback) => mappedCall(callback, 5, writer)),
    ...ifSet(
      'servers',
      servers?.map((server) => mappedServer(server, writer)),
    ),
    ...ifSet('limits', limits === undefined ? undefined : writer.line(limits)),
  };
}

/** An API with every description rewritten; examples and names are unchanged. */
export function mapDescriptions(api: Api, writer: Writer): Api {
  const { block } = writer;
  const schemas = Object.entries(api.schemas).map(([name, one]) => [
    name,
    mappedSchema(one, writer),
  ]);
  return {
    ...api,
    description: block(api.description, 2),
    servers: api.servers.map((server) => mappedServer(server, writer)),
    tags: api.tags.map((tag) => ({ ...tag, description: block(tag.description, 3) })),
    operations: api.operations.map((operation) => mappedOperation(operation, writer)),
    webhooks: api.webhooks.map((webhook) => mappedCall(webhook, 4, writer)),
    securitySchemes: api.securitySchemes.map((scheme) => ({
      ...scheme,
      description: block(scheme.description, 4),
    })),
    schemas: Object.fromEntries(schemas),
  };
}
