import { isJsonType } from '../../body/example-body.ts';
import type { Api, Operation, Schema, Values } from '../../model.ts';
import { checkValues } from '../../parameters/check-values.ts';
import { own } from '../../plain-object.ts';
import { checkSchema } from '../../schema/check-schema.ts';
import { describeSchema } from '../../schema/describe-schema.ts';
import { type Mark, markedNames } from '../../schema/named-schema.ts';
import type { ApiProblem } from '../api-problem.ts';
import { asObject, asText, asTexts, type Json, pointerTo, resolve } from '../json.ts';
import type { Description } from '../read/read-description.ts';
import { schemaReader } from '../to-model/to-schema.ts';
import { type Step, walk } from '../walk.ts';
import { meaningFaults } from './meaning-faults.ts';
import { proseFaults } from './prose-faults.ts';

type Located = [path: Step, message: string];

const data = ['default', 'enum', 'const', 'example', 'examples', 'x-request', 'x-request-examples'];

/** Values can look like schemas, so they are not searched for rules. */
function isData(path: Step): boolean {
  return data.includes(String(path.at(-1))) && path.at(-2) !== 'properties';
}

function isSchema({ type, enum: values }: Json): boolean {
  return typeof type === 'string' || Array.isArray(type) || Array.isArray(values);
}

const pairs = [
  ['minimum', 'maximum'],
  ['exclusiveMinimum', 'exclusiveMaximum'],
  ['minLength', 'maxLength'],
  ['minItems', 'maxItems'],
] as const;

/** Contradictions within a schema: an empty range, swapped meanings, prose that breaks the rules. */
function schemaContradictions(schema: Json, path: Step): Located[] {
  return [
    ...pairs.flatMap(([least, most]): Located[] => {
      const [from, to] = [schema[least], schema[most]];
      const isEmpty = typeof from === 'number' && typeof to === 'number' && from > to;
      return isEmpty ? [[[...path, least], `${least} ${from} is above ${most} ${to}.`]] : [];
    }),
    ...['x-enum-descriptions', 'x-documented-values'].flatMap((key) =>
      meaningFaults(textsOf(schema[key])).map(
        ([value, message]): Located => [[...path, key, value], message],
      ),
    ),
    ...proseFaults(asText(schema.description), schema).map(
      (message): Located => [[...path, 'description'], message],
    ),
  ];
}

function textsOf(meanings: unknown): Record<string, string> {
  return Object.fromEntries(
    Object.entries(asObject(meanings)).map(([value, meaning]) => [value, asText(meaning)]),
  );
}

/** Prose about a parameter that contradicts the rules for its values. */
function proseContradictions(parameter: Json, schema: Schema, path: Step): Located[] {
  const texts: [string | number, string][][] = [
    [['description', asText(parameter.description)]],
    [['x-combines', asText(parameter['x-combines'])]],
  ];
  const traps = asTexts(parameter['x-traps']);
  return [
    ...texts.flat().map(([key, text]) => ({ at: [...path, key], text })),
    ...traps.map((text, index) => ({ at: [...path, 'x-traps', index], text })),
  ].flatMap(({ at, text }) =>
    proseFaults(text, schema.items ?? schema).map((message): Located => [at, message]),
  );
}

/** The examples of a parameter, a header or a media type, each with its path. */
function examplesOf(document: unknown, holder: Json, path: Step): { value: unknown; at: Step }[] {
  const single =
    holder.example === undefined ? [] : [{ value: holder.example, at: [...path, 'example'] }];
  const named = Object.entries(asObject(holder.examples)).flatMap(([name, given]) => {
    const { value } = resolve(document, given);
    return value === undefined ? [] : [{ value, at: [...path, 'examples', name] }];
  });
  return [...single, ...named];
}

/** What an example may lack. A schema's own may be for a request or a response. */
function absentAt(path: Step): Mark[] {
  if (path.includes('requestBody') || path.includes('requestBodies')) return ['readOnly'];
  return path.includes('responses') ? ['writeOnly'] : ['readOnly', 'writeOnly'];
}

/** For XML or CSV, the text is shown as it is, whatever the schema describes. */
function isOtherFormat(path: Step, value: unknown): boolean {
  const mediaType = path.at(-2) === 'content' ? String(path.at(-1)) : 'application/json';
  return typeof value === 'string' && !isJsonType(mediaType);
}

function shortJson(value: unknown): string {
  const text = JSON.stringify(value) ?? 'nothing';
  return text.length > 100 ? `${text.slice(0, 99)}…` : text;
}

function valueContradictions(document: unknown): Located[] {
  const { read, schemas } = schemaReader(asObject(document));
  const faults = (schema: Schema, value: unknown, at: Step, what: string): Located[] => {
    const absent = absentAt(at);
    const optional = (one: Schema) => markedNames(schemas, one, absent);
    return checkSchema(schema, value, { schemas, optional })
      .slice(0, 1)
      .map(({ path, keyword, schema: rule, value: wrong, missing }) => {
        const where = path.length === 0 ? '' : ` at ${path.join('.')}`;
        const right = missing
          ? `lacks ${missing.join(', ')}`
          : keyword === 'not'
            ? 'is not allowed'
            : `should be ${describeSchema(rule)}`;
        return [at, `The ${what} is ${shortJson(wrong)}${where}, which ${right}.`];
      });
  };
  return Array.from(walk(document, [], isData)).flatMap(([found, path]): Located[] => {
    const shown = Array.isArray(found.examples) ? found.examples : [];
    const values: { value: unknown; at: Step; what: string }[] = [
      { value: found.default, at: [...path, 'default'], what: 'default' },
      { value: found.example, at: [...path, 'example'], what: 'example' },
      ...shown.map((value, index) => ({
        value,
        at: [...path, 'examples', index],
        what: 'example',
      })),
    ];
    if (isSchema(found)) {
      return [
        ...schemaContradictions(found, path),
        ...values
          .filter(({ value }) => value !== undefined)
          .flatMap(({ value, at, what }) => faults(read(found), value, at, what)),
      ];
    }
    if (found.schema === undefined) return [];
    const schema = read(found.schema);
    const isParameter = typeof found.name === 'string' && found.in !== undefined;
    return [
      ...examplesOf(document, found, path)
        .filter(({ value }) => !isOtherFormat(path, value))
        .flatMap(({ value, at }) => faults(schema, value, at, 'example')),
      ...(isParameter
        ? proseContradictions(found, schemas[schema.$ref ?? ''] ?? schema, path)
        : []),
    ];
  });
}

/** `404` and `4XX` allow 404; `default` allows anything. */
function allows(status: string, claimed: number): boolean {
  return (
    status === 'default' || new RegExp(`^${status.replaceAll(/X/gi, '\\d')}$`).test(String(claimed))
  );
}

/** Errors that state a status other than the one they are sent with. */
function statusContradictions(document: unknown, responses: unknown, path: Step): Located[] {
  return Object.entries(asObject(responses)).flatMap(([status, given]) =>
    Object.entries(asObject(resolve(document, given).content)).flatMap(([type, media]) =>
      examplesOf(document, asObject(media), [...path, status, 'content', type]).flatMap(
        ({ value, at }): Located[] => {
          const { httpStatus, status: problemStatus } = asObject(value);
          const claimed = httpStatus ?? problemStatus;
          if (typeof claimed !== 'number' || allows(status, claimed)) return [];
          const name = at.at(-1);
          const where = '$ref' in asObject(given) ? [...path, status] : at;
          return [[where, `The example ${name} states ${claimed} but belongs to ${status}.`]];
        },
      ),
    ),
  );
}

/** Example requests that the operation itself would refuse. */
function requestContradictions(operation: Json, model: Operation, path: Step): Located[] {
  return Object.entries(asObject(operation['x-request-examples'])).flatMap(([name, given]) =>
    checkValues(model, asObject(asObject(given).values) as Values).map(
      ({ message, valid }): Located => [
        [...path, 'x-request-examples', name],
        `${message}${valid === undefined ? '' : ` ${valid}`}`,
      ],
    ),
  );
}

/** Responses to a request for an operation other than the one they are shown for. */
function foreignRequests(operation: Json, { id, parameters }: Operation, path: Step): Located[] {
  const names = parameters.map(({ key }) => key);
  const isAnswer = (at: Step) => at.at(-1) === 'value' && at.at(-3) === 'examples';
  return Array.from(walk(operation.responses, [...path, 'responses'], isAnswer)).flatMap(
    ([{ 'x-request': request }, at]) =>
      Object.keys(asObject(asObject(request).values))
        .filter((name) => !names.includes(name))
        .map(
          (name): Located => [
            [...at, 'x-request'],
            `${id} has no parameter ${name}; it takes ${names.join(', ')}.`,
          ],
        ),
  );
}

/** Where a description contradicts itself: rules, examples, meanings and prose that disagree. */
export function checkContradictions({ document, problemAt }: Description, api: Api): ApiProblem[] {
  const { paths } = asObject(document);
  // The slash that it should begin with may be missing.
  const keyOf = ({ path }: Operation) =>
    own(asObject(paths), path) === undefined ? path.slice(1) : path;
  const operations = api.operations.map((model) => ({
    model,
    operation: asObject(asObject(own(asObject(paths), keyOf(model)))[model.method]),
    at: ['paths', keyOf(model), model.method],
  }));
  return [
    ...valueContradictions(document),
    ...operations.flatMap(({ model, operation, at }) => [
      ...statusContradictions(document, operation.responses, [...at, 'responses']),
      ...requestContradictions(operation, model, at),
      ...foreignRequests(operation, model, at),
    ]),
  ].map(([path, message]) => problemAt(pointerTo(path), message));
}
