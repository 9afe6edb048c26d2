import type { Choice, JsonValue, Schema } from '@portal/contract';
import { constraintsOf } from './constraint-words.ts';
import {
  flattenSchema,
  isNullable,
  resolveSchema,
  type Schemas,
  schemaNameOf,
  typesOf,
  variantsOf,
} from './resolve-schema.ts';
import { schemaAnchor } from './stable-ids.ts';
import { heldSchemaOf, type TypePart, typePartsOf } from './type-words.ts';

/** One line of a schema. Its children are made when a reader asks for them. */
export type SchemaNode = {
  /** `schema-Work.items`; `schema-Work` for the root. */
  id: string;
  /** The named schema that the tree shows, and the names from it to here. */
  root: string;
  path: string[];
  /** `items`; for one of several forms, the name of that form. */
  name: string;
  role: 'root' | 'property' | 'form' | 'any-name';
  type: TypePart[];
  /** Markdown. */
  description: string;
  required: boolean;
  nullable: boolean;
  deprecated: boolean;
  format?: string;
  constraints: string[];
  choices: Choice[];
  closed: boolean;
  examples: JsonValue[];
  observed: boolean;
  expandable: boolean;
  /** Set where a type is met again inside itself: the id of where it is explained. */
  linkBack?: { schema: string; id: string };
  schema: Schema;
  /** The named schemas that this node stands in, outermost first. */
  inside: string[];
};

/** Of a list of lists, what the innermost list holds. */
function itemOf(schemas: Schemas, schema: Schema, depth = 0): Schema {
  const { items } = resolveSchema(schemas, schema);
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

type Place = Pick<SchemaNode, 'root' | 'path' | 'name' | 'role' | 'required' | 'inside'>;

function toNode(schemas: Schemas, schema: Schema, place: Place): SchemaNode {
  const flat = flattenSchema(schemas, schema);
  const held = heldSchemaOf(schemas, schema);
  const again = held !== undefined && place.inside.includes(held) && place.role !== 'root';
  const inner = flattenSchema(schemas, itemOf(schemas, schema));
  return {
    id: schemaAnchor(place.root, place.path),
    ...place,
    type: typePartsOf(schemas, schema),
    description: flat.description ?? '',
    nullable: isNullable(schemas, schema),
    deprecated: flat.deprecated === true,
    ...(flat.format === undefined ? {} : { format: flat.format }),
    constraints: constraintsOf(flat),
    ...choicesOf(schemas, schema),
    examples: flat.examples ?? [],
    observed: flat.source === 'observed',
    expandable: !again && hasChildren(inner),
    ...(again ? { linkBack: { schema: held, id: schemaAnchor(held) } } : {}),
    schema,
    inside: held === undefined || again ? place.inside : [...place.inside, held],
  };
}

function isForms(schema: Schema): boolean {
  return variantsOf(schema).length > 1;
}

function hasChildren(schema: Schema): boolean {
  return (
    Object.keys(schema.properties ?? {}).length > 0 || isForms(schema) || takesOtherNames(schema)
  );
}

/** `additionalProperties: false` is read as a schema that nothing fits. */
function takesOtherNames({ additionalProperties }: Schema): boolean {
  return additionalProperties !== undefined && additionalProperties.not === undefined;
}

export function rootNode(schemas: Schemas, name: string): SchemaNode {
  const place = { root: name, path: [], name, role: 'root' as const, required: true, inside: [] };
  const node = toNode(schemas, { $ref: name }, place);
  return { ...node, inside: [name] };
}

function formName(schemas: Schemas, form: Schema, index: number): string {
  const { title, type } = resolveSchema(schemas, form);
  return schemaNameOf(form) ?? title ?? typesOf({ type })[0] ?? `form ${index + 1}`;
}

/** What is one level inside a node; a list opens straight to what it holds. */
export function childrenOf(schemas: Schemas, node: SchemaNode): SchemaNode[] {
  if (!node.expandable) return [];
  const { root, path, inside } = node;
  const schema = flattenSchema(schemas, itemOf(schemas, node.schema));
  const place = (name: string, role: SchemaNode['role'], required: boolean): Place => ({
    root,
    path: [...path, name],
    name,
    role,
    required,
    inside,
  });
  const required = new Set(schema.required);
  const properties = Object.entries(schema.properties ?? {}).map(([name, property]) =>
    toNode(schemas, property, place(name, 'property', required.has(name))),
  );
  const forms = isForms(schema)
    ? variantsOf(schema).map((form, index) =>
        toNode(schemas, form, place(formName(schemas, form, index), 'form', false)),
      )
    : [];
  const { additionalProperties } = schema;
  const others =
    additionalProperties && takesOtherNames(schema)
      ? [toNode(schemas, additionalProperties, place('*', 'any-name', false))]
      : [];
  return [...properties, ...forms, ...others];
}
