import { exampleValue } from './example-value.ts';
import type { BodyField, BodyInput } from './http-request.ts';
import type { Api, JsonValue, MediaType, RequestBody, Schema } from './model.ts';
import { own } from './own-property.ts';

export type BodyKind = BodyInput['kind'];

export function isJsonType(mediaType: string): boolean {
  return /[/+]json\b/i.test(mediaType) || mediaType === '*/*';
}

export function bodyKindOf({ mediaType }: Pick<MediaType, 'mediaType'>): BodyKind {
  if (isJsonType(mediaType)) return 'json';
  if (/^multipart\/|^application\/x-www-form-urlencoded/i.test(mediaType)) return 'fields';
  return /^text\/|[/+]xml\b/i.test(mediaType) ? 'text' : 'file';
}

function isBinary({ format, contentMediaType }: Schema): boolean {
  return format === 'binary' || format === 'byte' || contentMediaType !== undefined;
}

function toField(name: string, value: JsonValue, schema: Schema | undefined): BodyField[] {
  const one = schema?.items ?? schema;
  if (one && isBinary(one)) {
    return [{ name, value: { fileName: 'file', mediaType: 'application/octet-stream' } }];
  }
  if (Array.isArray(value)) return value.flatMap((item) => toField(name, item, one));
  return [{ name, value: typeof value === 'string' ? value : JSON.stringify(value) }];
}

/** A body that the description shows, or one made from its schema. */
export function exampleBody(
  { schemas }: Pick<Api, 'schemas'>,
  body: RequestBody | undefined,
  mediaType = body?.content[0]?.mediaType,
): BodyInput | undefined {
  const media = body?.content.find((one) => one.mediaType === mediaType);
  if (!media || mediaType === undefined) return undefined;
  const schema = media.schema ?? {};
  const value = media.examples[0]?.value ?? exampleValue(schema, { schemas });
  const kind = bodyKindOf(media);
  if (kind === 'json') return { kind, mediaType, value };
  if (kind === 'text') {
    return { kind, mediaType, text: typeof value === 'string' ? value : JSON.stringify(value) };
  }
  if (kind === 'file') return { kind, mediaType, file: { fileName: 'file', mediaType } };
  const named = schema.$ref === undefined ? schema : (own(schemas, schema.$ref) ?? {});
  const fields = Object.entries(typeof value === 'object' && value !== null ? value : {}).flatMap(
    ([name, one]) => toField(name, one, own(named.properties ?? {}, name)),
  );
  return { kind, mediaType, fields };
}
