import type { Api, Encoding, JsonValue, MediaType, Parameter, Schema } from '../model.ts';
import { writeQueryParameter } from '../parameters/write-parameter.ts';
import { own } from '../plain-object.ts';
import type { BodyField } from '../request/http-request.ts';
import { writeScalar } from '../schema/scalar-text.ts';
import { decode } from '../url/percent-encoding.ts';
import { type FieldStyle, partsOf, propertyIn, styleOf } from './form-fields.ts';

type Schemas = Pick<Api, 'schemas'>;

/** `image/png, image/jpeg` -> `image/png`; a range is not a type. */
function firstType({ contentType = '' }: Encoding): string | undefined {
  const [first = ''] = contentType.split(',');
  return first.trim() === '' || first.includes('*') ? undefined : first.trim();
}

function isFile(parts: readonly Schema[], { contentType = '' }: Encoding): boolean {
  const isBytes = ({ format, contentMediaType, contentEncoding }: Schema) =>
    format === 'binary' || (contentMediaType !== undefined && contentEncoding === undefined);
  return (
    parts.some(isBytes) || /^(image|audio|video)\/|\/(octet-stream|pdf|zip)\b/.test(contentType)
  );
}

function toPart(
  name: string,
  value: JsonValue,
  parts: readonly Schema[],
  encoding: Encoding,
): BodyField {
  const mediaType = firstType(encoding);
  if (isFile(parts, encoding)) {
    const fileName = typeof value === 'string' && /^[\w-]+\.\w+$/.test(value) ? value : 'file';
    return { name, value: { fileName, mediaType: mediaType ?? 'application/octet-stream' } };
  }
  const own =
    mediaType ?? (typeof value === 'object' && value !== null ? 'application/json' : undefined);
  return { name, value: writeScalar(value), ...(own && { mediaType: own }) };
}

/** As a query parameter of that style would be written, before form encoding. */
function toStyled(name: string, value: JsonValue, style: FieldStyle): BodyField[] {
  const parameter: Parameter = {
    key: name,
    name,
    in: 'query',
    required: false,
    deprecated: false,
    description: '',
    schema: {},
    ...style,
    allowReserved: false,
    listSyntax: 'plain',
    examples: [],
    traps: [],
    aliases: [],
  };
  return writeQueryParameter(parameter, value as never).map((piece) => {
    const at = piece.indexOf('=');
    return { name: decode(piece.slice(0, at)).text, value: decode(piece.slice(at + 1)).text };
  });
}

/**
 * The fields of a form that represent the properties of a value, in order: lists repeat their name and
 * objects become JSON, unless the media type's `encoding` has other rules.
 */
export function writeFields({ schemas }: Schemas, media: MediaType, value: JsonValue): BodyField[] {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return [];
  const isMultipart = /^multipart\//i.test(media.mediaType);
  const partsOfAll = (all: readonly Schema[]) => all.flatMap((one) => partsOf(schemas, one));
  return Object.entries(value).flatMap(([name, one]) => {
    const encoding = own(media.encoding ?? {}, name) ?? {};
    const style = styleOf(encoding);
    if (style && one !== null) return toStyled(name, one, style);
    const parts = partsOfAll(propertyIn(schemas, media.schema ?? {}, name));
    const inner = partsOfAll(parts.flatMap(({ items }) => (items ? [items] : [])));
    const all: JsonValue[] = Array.isArray(one) ? one : [one];
    return all.map((item) =>
      isMultipart
        ? toPart(name, item, Array.isArray(one) ? inner : parts, encoding)
        : { name, value: writeScalar(item) },
    );
  });
}
