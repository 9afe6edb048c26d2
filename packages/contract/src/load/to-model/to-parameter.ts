import type {
  Choices,
  Example,
  ListSyntax,
  MatchedField,
  Parameter,
  Style,
  Values,
} from '../../model.ts';
import { isDescribedElsewhere, itemSchemaOf } from '../../parameters/parameter-kind.ts';
import { own } from '../../plain-object.ts';
import {
  asList,
  asObject,
  asText,
  asTexts,
  asValue,
  type Json,
  optional,
  resolve,
} from '../json.ts';
import type { Unkeyed } from './parameter-keys.ts';
import { isScalar, meaningsOf, type SchemaReader } from './to-schema.ts';

/** What converting part of a document needs to know about the whole. */
export type Context = {
  document: unknown;
  reader: SchemaReader;
  listSyntax: ListSyntax;
  /** The id of the operation that a link refers to; a link without one is left out. */
  operationOf: (link: Json) => string | undefined;
};

/** `{ values: { query: horse } }`, `{ target: /catalogue/v1/works }` or `none`. */
function toRequest(given: unknown): Pick<Example, 'request'> {
  if (given === 'none') return { request: given };
  const { target, values, first } = asObject(given);
  const part = typeof first === 'number' ? { first } : {};
  if (typeof target === 'string') return { request: { target, ...part } };
  return values === undefined ? {} : { request: { values: asObject(values) as Values, ...part } };
}

/** `{ horse: { summary, value } }`, the single `example` of older documents, or a bare list. */
export function toExamples({ document }: Context, holder: Json): Example[] {
  const listed = asList(holder.examples).map((value, index) => ({
    name: `example ${index + 1}`,
    summary: '',
    value: asValue(value),
  }));
  const named = Object.entries(asObject(holder.examples)).flatMap(([name, given]) => {
    const { summary, value, 'x-request': request } = resolve(document, given);
    // The value may be in another file.
    if (value === undefined) return [];
    return [{ name, summary: asText(summary), value: asValue(value), ...toRequest(request) }];
  });
  const examples = [...listed, ...named];
  if (examples.length > 0 || holder.example === undefined) return examples;
  return [{ name: 'example', summary: '', value: asValue(holder.example) }];
}

/** A parameter or a header may be described as a document with a media type. */
export function firstMedia({ content }: Json): { mediaType?: string; media?: Json } {
  const [first] = Object.entries(asObject(content));
  return first ? { mediaType: first[0], media: asObject(first[1]) } : {};
}

function choicesOf({ schema }: Pick<Parameter, 'schema'>): Choices | undefined {
  const values = [schema, itemSchemaOf(schema)].find((one) => one.enum ?? one.documentedValues);
  if (!values) return undefined;
  const meanings = meaningsOf(values);
  const closed = values.enum !== undefined;
  const offered = values.enum?.filter(isScalar) ?? Object.keys(meanings);
  return {
    closed,
    values: offered.map((value) => ({ value, meaning: asText(own(meanings, String(value))) })),
  };
}

const styles: readonly string[] = [
  'simple',
  'label',
  'matrix',
  'form',
  'spaceDelimited',
  'pipeDelimited',
  'deepObject',
] satisfies Style[];

export function isStyle(style: unknown): style is Style {
  return typeof style === 'string' && styles.includes(style);
}

function styleOf(place: Parameter['in'], style: unknown): Style {
  if (isStyle(style)) return style;
  return place === 'query' || place === 'cookie' ? 'form' : 'simple';
}

/** A deep object has only one form, whatever the description states. */
function explodeOf(style: Style, explode: unknown): boolean {
  return style === 'deepObject' || (typeof explode === 'boolean' ? explode : style === 'form');
}

/** `[{ label, fields, trap, shown-by }]`; what has no fields is a problem that is reported elsewhere. */
function toMatchedIn(given: unknown): MatchedField[] {
  return asList(given).flatMap((one) => {
    const { label, fields, trap, 'shown-by': shownBy } = asObject(one);
    const names = asTexts(fields);
    if (asText(label) === '' || names.length === 0) return [];
    return [
      {
        label: asText(label),
        fields: names,
        ...optional('trap', asText(trap)),
        ...(shownBy === undefined ? {} : { shownBy: asObject(shownBy) as Values }),
      },
    ];
  });
}

const places: readonly string[] = ['path', 'query', 'header', 'cookie'] satisfies Parameter['in'][];

/** Undefined for something that is not a parameter at all. */
export function toParameter(context: Context, given: unknown): Unkeyed | undefined {
  const raw = resolve(context.document, given);
  const name = typeof raw.name === 'string' ? raw.name : '';
  if (name === '' || typeof raw.in !== 'string' || !places.includes(raw.in)) return undefined;
  const place = raw.in as Parameter['in'];
  const { mediaType, media = {} } = firstMedia(raw);
  const style = styleOf(place, raw.style);
  const schema = context.reader.readInline(media.schema ?? raw.schema);
  const choices = choicesOf({ schema });
  const matchedIn = toMatchedIn(raw['x-matched-in']);
  return {
    name,
    in: place,
    required:
      place === 'path' || (raw.required === true && !isDescribedElsewhere({ in: place, name })),
    deprecated: raw.deprecated === true,
    description: asText(raw.description),
    schema,
    ...(mediaType === undefined ? {} : { mediaType }),
    style,
    explode: explodeOf(style, raw.explode),
    allowReserved: raw.allowReserved === true,
    listSyntax: context.listSyntax,
    examples: [...toExamples(context, raw), ...toExamples(context, media)],
    traps: [...matchedIn.flatMap(({ trap }) => trap ?? []), ...asTexts(raw['x-traps'])],
    ...(matchedIn.length === 0 ? {} : { matchedIn }),
    ...optional('combines', asText(raw['x-combines'])),
    ...optional('group', asText(raw['x-group'])),
    aliases: asTexts(raw['x-aliases']),
    ...(choices ? { choices } : {}),
  };
}
