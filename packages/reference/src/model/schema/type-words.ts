import { namedSchema, type Schema } from '@portal/contract';
import {
  flattenSchema,
  type Schemas,
  schemaNameOf,
  typesOf,
  variantsOf,
} from './resolve-schema.ts';

/** A stretch of a type in words; `schema` names what it should link to. */
export type TypePart = { text: string; schema?: string };

type Noun = readonly [one: string, several: string];

const webAddress: Noun = ['web address', 'web addresses'];

const formats: Record<string, Noun> = {
  date: ['date (YYYY-MM-DD)', 'dates (YYYY-MM-DD)'],
  'date-time': ['date and time', 'dates and times'],
  time: ['time', 'times'],
  uri: webAddress,
  'uri-reference': webAddress,
  url: webAddress,
  email: ['email address', 'email addresses'],
  uuid: ['UUID', 'UUIDs'],
  binary: ['file', 'files'],
  byte: ['Base64 text', 'Base64 text'],
};

const words: Record<string, Noun> = {
  string: ['text', 'text'],
  integer: ['whole number', 'whole numbers'],
  number: ['number', 'numbers'],
  boolean: ['true or false', 'true or false'],
  object: ['object', 'objects'],
  null: ['nothing', 'nothing'],
};

function noun(nouns: Record<string, Noun>, key: string, inList: boolean): string | undefined {
  return Object.hasOwn(nouns, key) ? nouns[key]?.[inList ? 1 : 0] : undefined;
}

function kindOfValue(value: unknown): string {
  if (value === null) return 'null';
  return Array.isArray(value) ? 'array' : typeof value === 'string' ? 'string' : typeof value;
}

function impliedTypes(schema: Schema): string[] {
  const types = typesOf(schema);
  if (types.length > 0) return types;
  if (schema.properties ?? schema.additionalProperties) return ['object'];
  if (schema.items ?? schema.prefixItems) return ['array'];
  const values = schema.enum ?? (schema.const === undefined ? [] : [schema.const]);
  return [...new Set(values.map(kindOfValue))];
}

function joinParts(lists: TypePart[][], word: string): TypePart[] {
  return lists.flatMap((list, index) => (index === 0 ? list : [{ text: word }, ...list]));
}

/** More variants are only counted; the schema shows each. */
const mostNamed = 6;

/** The depth inside the type, and whether it follows `list of`. */
type Place = { depth: number; inList: boolean };

function partsOf(schemas: Schemas, schema: Schema, place: Place): TypePart[] {
  const name = schemaNameOf(schema);
  const target = flattenSchema(schemas, schema);
  if (name !== undefined && hasParts(target)) return [{ text: name, schema: name }];
  const variants = variantsOf(target);
  if (variants.length > 0 && typesOf(target).length === 0) {
    if (place.depth > 2) return [{ text: 'one of several' }];
    if (variants.length > mostNamed) return [{ text: `one of ${variants.length} forms` }];
    return joinParts(
      variants.map((variant) => partsOf(schemas, variant, { ...place, depth: place.depth + 1 })),
      ' or ',
    );
  }
  const types = impliedTypes(target).filter((type, _, all) => type !== 'null' || all.length === 1);
  if (types.length === 0) return [{ text: mediaWords(target) ?? 'any value' }];
  return joinParts(
    types.map((type) => typeParts(schemas, target, type, place)),
    ' or ',
  );
}

/** The names of texts and numbers tell a reader less than their types. */
function hasParts(target: Schema): boolean {
  return impliedTypes(target).some((type) => type === 'object') || variantsOf(target).length > 0;
}

function typeParts(schemas: Schemas, schema: Schema, type: string, place: Place): TypePart[] {
  const { depth, inList } = place;
  if (type === 'array') {
    const word = inList ? 'lists' : 'list';
    if (schema.prefixItems?.length && depth <= 4) return tupleParts(schemas, schema, place);
    if (!schema.items || depth > 4) return [{ text: word }];
    const inner = partsOf(schemas, schema.items, { depth: depth + 1, inList: true });
    return [{ text: `${word} of ` }, ...inner];
  }
  if (typeof schema.typeWords === 'string') return [{ text: schema.typeWords }];
  const format = type === 'string' ? noun(formats, schema.format ?? '', inList) : undefined;
  return [{ text: format ?? mediaWords(schema) ?? noun(words, type, inList) ?? type }];
}

/** `list of number, then text` */
function tupleParts(schemas: Schemas, schema: Schema, { depth, inList }: Place): TypePart[] {
  const parts = (schema.prefixItems ?? []).map((item) =>
    partsOf(schemas, item, { depth: depth + 1, inList: false }),
  );
  return [{ text: inList ? 'lists of ' : 'list of ' }, ...joinParts(parts, ', then ')];
}

function mediaWords({ contentMediaType: type }: Schema): string | undefined {
  return typeof type === 'string' ? `${type} document` : undefined;
}

/** `[{ text: 'list of ' }, { text: 'Work', schema: 'Work' }]`, for a page that links the names. */
export function typePartsOf(schemas: Schemas, schema: Schema): TypePart[] {
  const merged: TypePart[] = [];
  for (const part of partsOf(schemas, schema, { depth: 0, inList: false })) {
    const last = merged.at(-1);
    if (last && last.schema === undefined && part.schema === undefined) last.text += part.text;
    else merged.push({ ...part });
  }
  return merged;
}

/** `list of text` */
export function typeInWords(schemas: Schemas, schema: Schema): string {
  return typePartsOf(schemas, schema)
    .map(({ text }) => text)
    .join('');
}

/** `Work`, for a schema that is a Work or a list of them. */
export function heldSchemaOf(schemas: Schemas, schema: Schema, depth = 0): string | undefined {
  const name = schemaNameOf(schema);
  const target = namedSchema(schemas, schema);
  if (name !== undefined && hasParts(flattenSchema(schemas, schema))) return name;
  return target.items && depth < 5 ? heldSchemaOf(schemas, target.items, depth + 1) : undefined;
}
