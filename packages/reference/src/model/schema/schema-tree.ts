import { type Choice, type JsonValue, namedSchema, type Schema } from '@portal/contract';
import { fieldAnchor, schemaAnchor, uniqueNames } from '../stable-ids.ts';
import { constraintsOf, patternsOf } from './constraint-words.ts';
import { discriminatedBy } from './discriminator.ts';
import {
  flattenSchema,
  isNullable,
  type Schemas,
  schemaNameOf,
  typesOf,
  variantsOf,
} from './resolve-schema.ts';
import { heldSchemaOf, type TypePart, typePartsOf } from './type-words.ts';

/** One line of a schema. Its children are created when a reader opens it. */
export type SchemaNode = {
  /** `schema-Work.items`; `schema-Work` for the root. */
  id: string;
  /** The prefix of the ids inside, e.g. `schema-Work` or `createWork-body`. */
  base: string;
  /** The schema that the tree shows, if it has a name, and the names from it to here. */
  root: string;
  path: string[];
  /** `items`; for a variant, the name of that variant. */
  name: string;
  role: 'root' | 'property' | 'form' | 'item' | 'matching-name' | 'any-name';
  type: TypePart[];
  /** Markdown, or HTML for a page. */
  description: string;
  required: boolean;
  nullable: boolean;
  deprecated: boolean;
  readOnly: boolean;
  writeOnly: boolean;
  format?: string;
  constraints: string[];
  patterns: string[];
  /** What it must not be. */
  not?: TypePart[];
  /** Whether it is exactly one of its variants, or may be several at once. */
  forms?: 'one' | 'any';
  /** For a variant: the value of a field that distinguishes it, e.g. `type` is `dog`. */
  when?: { property: string; values: string[] };
  /** Whether names other than those shown are refused. */
  shut: boolean;
  choices: Choice[];
  closed: boolean;
  examples: JsonValue[];
  expandable: boolean;
  /** Set if a type occurs again inside itself: the id of where it is explained. */
  linkBack?: { schema: string; id: string };
  schema: Schema;
  /** The named schemas around this node, outermost first. */
  inside: string[];
  /** What this node and those around it hold, named or not: in a loop, one of them occurs again. */
  around: readonly (string | Schema)[];
};

/** For a list of lists, the items of the innermost list. */
function itemOf(schemas: Schemas, schema: Schema, depth = 0): Schema {
  const { items } = namedSchema(schemas, schema);
  return items && depth < 5 ? itemOf(schemas, items, depth + 1) : schema;
}

function choicesOf(schemas: Schemas, schema: Schema): Pick<SchemaNode, 'choices' | 'closed'> {
  const holders = [schema, itemOf(schemas, schema)].map((one) => flattenSchema(schemas, one));
  const holder = holders.find((one) => one.enum ?? one.documentedValues) ?? {};
  const meanings = holder.enumDescriptions ?? holder.documentedValues ?? {};
  const values = (holder.enum ?? Object.keys(meanings)).filter(
    (value) => value !== null && typeof value !== 'object',
  );
  const meaningOf = (key: string) => (Object.hasOwn(meanings, key) ? (meanings[key] ?? '') : '');
  return {
    choices: values.map((value) => ({ value, meaning: meaningOf(String(value)) })),
    closed: holder.enum !== undefined,
  };
}

/** What a schema, or a list of it, holds: the same for every reference to it. */
function heldPart(schemas: Schemas, schema: Schema, depth = 0): string | Schema {
  const { items } = namedSchema(schemas, schema);
  return items && depth < 5 ? heldPart(schemas, items, depth + 1) : (schema.$ref ?? schema);
}

type Place = Pick<
  SchemaNode,
  'base' | 'root' | 'path' | 'name' | 'role' | 'required' | 'inside' | 'around' | 'when'
>;

function toNode(schemas: Schemas, schema: Schema, place: Place): SchemaNode {
  const flat = flattenSchema(schemas, schema);
  const held = heldSchemaOf(schemas, schema);
  const part = heldPart(schemas, schema);
  const again =
    place.role !== 'root' &&
    (place.around.includes(part) || (held !== undefined && place.inside.includes(held)));
  const inner = flattenSchema(schemas, itemOf(schemas, schema));
  return {
    id: fieldAnchor(place.base, place.path),
    ...place,
    type: typePartsOf(schemas, schema),
    description: flat.description ?? '',
    nullable: isNullable(schemas, schema),
    deprecated: flat.deprecated === true,
    readOnly: flat.readOnly === true,
    writeOnly: flat.writeOnly === true,
    ...(flat.format === undefined ? {} : { format: flat.format }),
    constraints: constraintsOf(flat),
    patterns: patternsOf(flat),
    ...(flat.not && hasWords(flat.not) ? { not: typePartsOf(schemas, flat.not) } : {}),
    ...(isForms(inner) ? { forms: inner.oneOf ? ('one' as const) : ('any' as const) } : {}),
    shut: inner.additionalProperties !== undefined && !takesOtherNames(inner),
    ...choicesOf(schemas, schema),
    examples: flat.examples ?? [],
    expandable: !again && hasChildren(inner),
    ...(again && held !== undefined ? { linkBack: { schema: held, id: schemaAnchor(held) } } : {}),
    schema,
    inside: held === undefined || again ? place.inside : [...place.inside, held],
    around: [...place.around, part],
  };
}

function isForms(schema: Schema): boolean {
  return variantsOf(schema).length > 1;
}

/** A schema that cannot be put in words, such as `not: { required: [a] }`, is left out. */
function hasWords(schema: Schema): boolean {
  return schema.$ref !== undefined || typePartsOf({}, schema)[0]?.text !== 'any value';
}

function hasChildren(schema: Schema): boolean {
  return (
    Object.keys(schema.properties ?? {}).length > 0 ||
    Object.keys(matchingNames(schema)).length > 0 ||
    (schema.prefixItems ?? []).length > 0 ||
    isForms(schema) ||
    takesOtherNames(schema)
  );
}

/** Fields whose names match a pattern, by pattern. */
function matchingNames({ patternProperties }: Schema): Schemas {
  return (patternProperties ?? {}) as Schemas;
}

/** `additionalProperties: false` is read as a schema that nothing matches. */
function takesOtherNames({ additionalProperties }: Schema): boolean {
  return additionalProperties !== undefined && additionalProperties.not === undefined;
}

export function rootNode(schemas: Schemas, name: string): SchemaNode {
  const base = schemaAnchor(name);
  const place = { base, root: name, path: [], name, role: 'root', required: true } as const;
  const node = toNode(schemas, { $ref: name }, { ...place, path: [], inside: [], around: [] });
  return { ...node, inside: [name] };
}

/** The tree of a schema that need not have a name, such as a body's. */
export function nodeOf(schemas: Schemas, schema: Schema, base: string): SchemaNode {
  const place = { base, root: '', name: '', role: 'root', required: true } as const;
  return toNode(schemas, schema, { ...place, path: [], inside: [], around: [] });
}

function formName(schemas: Schemas, form: Schema, index: number): string {
  const named = namedSchema(schemas, form);
  return schemaNameOf(form) ?? named.title ?? typesOf(named)[0] ?? `form ${index + 1}`;
}

type Child = Pick<Place, 'name' | 'role' | 'when'> & { schema: Schema; required?: boolean };

function formsOf(schemas: Schemas, schema: Schema): Child[] {
  if (!isForms(schema)) return [];
  return variantsOf(schema).map((form, index) => {
    const when = discriminatedBy(schema, form);
    const name = formName(schemas, form, index);
    return { name, role: 'form', schema: form, ...(when && { when }) };
  });
}

function listChildren(schemas: Schemas, schema: Schema): Child[] {
  const { properties = {}, prefixItems = [], additionalProperties } = schema;
  const required = new Set(schema.required);
  return [
    ...Object.entries(properties).map(
      ([name, one]): Child => ({
        name,
        role: 'property',
        schema: one,
        required: required.has(name),
      }),
    ),
    ...prefixItems.map(
      (one, index): Child => ({ name: `value ${index + 1}`, role: 'item', schema: one }),
    ),
    ...formsOf(schemas, schema),
    ...Object.entries(matchingNames(schema)).map(
      ([name, one]): Child => ({ name, role: 'matching-name', schema: one }),
    ),
    ...(additionalProperties && takesOtherNames(schema)
      ? [{ name: '*', role: 'any-name' as const, schema: additionalProperties }]
      : []),
  ];
}

/** What is one level inside a node; a list opens straight to its items. */
export function childrenOf(schemas: Schemas, node: SchemaNode): SchemaNode[] {
  if (!node.expandable) return [];
  const { base, root, path, inside, around } = node;
  const children = listChildren(schemas, flattenSchema(schemas, itemOf(schemas, node.schema)));
  const steps = uniqueNames(children.map(({ name }) => name));
  return children.map(({ schema, required = false, ...child }, index) => {
    const step = steps[index] ?? child.name;
    return toNode(schemas, schema, {
      ...child,
      base,
      root,
      path: [...path, step],
      required,
      inside,
      around,
    });
  });
}
