import type { Api, Example, JsonValue, MediaType, RequestBody } from '../model.ts';
import type { BodyInput } from '../request/http-request.ts';
import { exampleValue } from '../schema/example-value.ts';
import { writeFields } from './write-fields.ts';
import { writeXml } from './write-xml.ts';

export type BodyKind = BodyInput['kind'];

export function isJsonType(mediaType: string): boolean {
  return /[/+]json\b/i.test(mediaType) || mediaType === '*/*';
}

const textTypes =
  /^text\/|[/+](xml|(x-)?yaml|toml|csv|graphql|javascript|sql|sparql-\w+|(x-)?ndjson|jsonl)\b/i;

export function bodyKindOf({ mediaType }: Pick<MediaType, 'mediaType'>): BodyKind {
  if (isJsonType(mediaType)) return 'json';
  if (/^multipart\/|^application\/x-www-form-urlencoded/i.test(mediaType)) return 'fields';
  return textTypes.test(mediaType) ? 'text' : 'file';
}

type Schemas = Pick<Api, 'schemas'>;

function textOf({ mediaType, schema = {} }: MediaType, value: JsonValue): string {
  if (typeof value === 'string') return value;
  return /[/+]xml\b/i.test(mediaType) ? writeXml(schema, value) : JSON.stringify(value, null, 2);
}

function toBody(schemas: Schemas, media: MediaType, value: JsonValue): BodyInput {
  const { mediaType } = media;
  const kind = bodyKindOf(media);
  switch (kind) {
    case 'json':
      return { kind, mediaType, value };
    case 'text':
      return { kind, mediaType, text: textOf(media, value) };
    case 'fields':
      return { kind, mediaType, fields: writeFields(schemas, media, value) };
    case 'file':
      return { kind, mediaType, file: { fileName: 'file', mediaType } };
  }
}

/** The examples of the description, or else one generated from the schema. */
function valuesOf({ schemas }: Schemas, { examples, schema = {} }: MediaType): Example[] {
  if (examples.length > 0) return examples;
  const value = exampleValue(schema, { schemas, request: true });
  return [{ name: 'example', summary: '', value }];
}

export type NamedBody = { name: string; summary: string; body: BodyInput };

/** Every body to start from, at least one for each media type. */
export function exampleBodies(api: Schemas, body: RequestBody | undefined): NamedBody[] {
  return (body?.content ?? []).flatMap((media) =>
    valuesOf(api, media).map(({ name, summary, value }) => ({
      name,
      summary,
      body: toBody(api, media, value),
    })),
  );
}

/** A body from the description's examples, or one generated from its schema. */
export function exampleBody(
  api: Schemas,
  body: RequestBody | undefined,
  mediaType = body?.content[0]?.mediaType,
): BodyInput | undefined {
  return exampleBodies(api, body).find((one) => one.body.mediaType === mediaType)?.body;
}
