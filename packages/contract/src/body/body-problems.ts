import { pointerOf } from '../json-pointer.ts';
import type { Schema } from '../model.ts';
import { nearestOf } from '../nearest.ts';
import { faultMessage } from '../parameters/value-problems.ts';
import { isObject, own } from '../plain-object.ts';
import type { Problem } from '../problem.ts';
import {
  acceptsNothing,
  type CheckOptions,
  checkSchema,
  type Fault,
} from '../schema/check-schema.ts';
import { listOf, validText } from '../schema/describe-schema.ts';
import { markedNames, namedSchema, propertiesOf } from '../schema/named-schema.ts';

type Schemas = Record<string, Schema>;
type Path = Fault['path'];

/** `['items', 0, 'title']` -> `title of items[0]` */
function nameOf(path: Path): string {
  if (path.length === 0) return 'The body';
  const at = path.reduce<number>(
    (last, step, index) => (typeof step === 'string' ? index : last),
    0,
  );
  const last = path.slice(at);
  const name = last
    .map((step, index) => (index === 0 && typeof step === 'string' ? step : `[${step}]`))
    .join('');
  const before = at > 0 ? path.slice(0, at) : [];
  return before.some((step) => typeof step === 'number') ? `${name} of ${nameOf(before)}` : name;
}

/** The name that a reader knows one of several forms by. */
function formName(schemas: Schemas, schema: Schema): string {
  const { title, type } = namedSchema(schemas, schema);
  return title ?? schema.$ref?.replace(/^.*\//, '') ?? [type ?? 'any value'].flat().join(' or ');
}

function isOfType(schemas: Schemas, schema: Schema, value: unknown): boolean {
  const { type, const: only } = namedSchema(schemas, schema);
  return (
    checkSchema({ ...(type && { type }), ...(only !== undefined && { const: only }) }, value)
      .length === 0
  );
}

/** More mistakes than anyone corrects at once. */
const mostFaults = 100;

function firstFaults(...[schema, value, options]: Parameters<typeof checkSchema>): Fault[] {
  return checkSchema(schema, value, options).slice(0, mostFaults);
}

/** The form that was probably meant: the one that the discriminator names, or the only one of its type. */
function meantForm(schemas: Schemas, { schema, value }: Fault): Schema | undefined {
  const forms = schema.oneOf ?? schema.anyOf ?? [];
  const { propertyName, mapping = {} } = schema.discriminator ?? {};
  const named = propertyName !== undefined && isObject(value) ? value[propertyName] : undefined;
  if (typeof named === 'string') {
    const target = (own(mapping, named) ?? named).replace(/^.*\//, '');
    return forms.find(({ $ref }) => $ref?.replace(/^.*\//, '') === target);
  }
  const possible = forms.filter((form) => isOfType(schemas, form, value));
  return possible.length === 1 ? possible[0] : undefined;
}

function formsProblem(schemas: Schemas, path: Path, fault: Fault, options: CheckOptions): Problem {
  const forms = fault.schema.oneOf ?? fault.schema.anyOf ?? [];
  const names = forms.map((form) => formName(schemas, form));
  const count = forms.filter((form) => checkSchema(form, fault.value, options).length === 0).length;
  return {
    type: 'error',
    where: { part: 'body', pointer: pointerOf(path) },
    message:
      count > 1
        ? `${nameOf(path)} matches ${count} of its forms, and only one is allowed.`
        : `${nameOf(path)} matches none of its forms.`,
    valid: `One of ${listOf(names)}.`,
  };
}

function missingProblems(schemas: Schemas, path: Path, { schema, missing = [] }: Fault) {
  const properties = propertiesOf(schemas, schema);
  return missing.map((key): Problem => {
    const inside = [...path, key];
    const where = { part: 'body', pointer: pointerOf(inside) } as const;
    const valid = validText(namedSchema(schemas, own(properties, key) ?? {}));
    return { type: 'error', where, message: `${nameOf(inside)} is required.`, valid };
  });
}

function unknownProblem(schemas: Schemas, path: Path, { schema }: Fault): Problem {
  const names = Object.keys(propertiesOf(schemas, schema));
  const suggestion = nearestOf(names.map((value) => ({ value })))(String(path.at(-1)));
  return {
    type: 'error',
    where: { part: 'body', pointer: pointerOf(path) },
    message: `${nameOf(path)} is not a property here.`,
    valid: names.length > 0 ? `One of ${listOf(names)}.` : 'An object without properties.',
    ...(suggestion !== undefined && { suggestion }),
  };
}

function problemsOf(schemas: Schemas, fault: Fault, options: CheckOptions): Problem[] {
  const { path, keyword, schema, value } = fault;
  if (keyword === 'required') return missingProblems(schemas, path, fault);
  if (keyword === 'additionalProperties') return [unknownProblem(schemas, path, fault)];
  if (keyword === 'oneOf' || keyword === 'anyOf') {
    const meant = meantForm(schemas, fault);
    const inner = meant ? firstFaults(meant, value, options) : [];
    return inner.length === 0
      ? [formsProblem(schemas, path, fault, options)]
      : inner.flatMap((one) =>
          problemsOf(schemas, { ...one, path: [...path, ...one.path] }, options),
        );
  }
  const where = { part: 'body', pointer: pointerOf(path) } as const;
  if (keyword !== 'not') {
    const message = faultMessage(nameOf(path), fault);
    return [{ type: 'error', where, message, valid: validText(schema) }];
  }
  const message = `${nameOf(path)} cannot be this.`;
  return [
    { type: 'error', where, message, ...(acceptsNothing(schema) && { valid: 'Leave it out.' }) },
  ];
}

/** A value of the wrong type breaks other rules too, but only the first is worth reporting. */
function firstOfEach(problems: readonly Problem[]): Problem[] {
  const first = new Map<string, Problem>();
  for (const problem of problems) {
    const pointer = problem.where.pointer ?? '';
    if (!first.has(pointer)) first.set(pointer, problem);
  }
  return [...first.values()];
}

function readOnlyProblems(schemas: Schemas, schema: Schema, value: unknown, path: Path): Problem[] {
  if (Array.isArray(value)) {
    const { items } = namedSchema(schemas, schema);
    return items
      ? value.flatMap((item, index) => readOnlyProblems(schemas, items, item, [...path, index]))
      : [];
  }
  if (!isObject(value)) return [];
  const properties = propertiesOf(schemas, schema);
  const readOnly = markedNames(schemas, schema, ['readOnly']);
  return Object.entries(value).flatMap(([key, item]): Problem[] => {
    const inside = [...path, key];
    if (!readOnly.has(key)) {
      return readOnlyProblems(schemas, own(properties, key) ?? {}, item, inside);
    }
    const where = { part: 'body', pointer: pointerOf(inside) } as const;
    const message = `${nameOf(inside)} is read-only: the service sets it itself.`;
    return [{ type: 'warning', where, message, valid: 'Leave it out.' }];
  });
}

/** What is wrong with a value that is about to be sent, with the location of each problem. */
export function valueProblems(schemas: Schemas, schema: Schema, value: unknown): Problem[] {
  const optional = (one: Schema) => markedNames(schemas, one, ['readOnly']);
  const options = { schemas, optional };
  const errors = firstFaults(schema, value, options).flatMap((fault) =>
    problemsOf(schemas, fault, options),
  );
  return [...firstOfEach(errors), ...readOnlyProblems(schemas, schema, value, [])];
}
