import type { Api, MediaType, Operation, RequestBody } from '../model.ts';
import type { Problem } from '../problem.ts';
import type { BodyField, BodyFile, BodyInput } from '../request/http-request.ts';
import { listOf, validText } from '../schema/describe-schema.ts';
import { namedSchema } from '../schema/named-schema.ts';
import { nearestNumbers } from '../schema/scalar-text.ts';
import { valueProblems } from './body-problems.ts';
import { isJsonType } from './example-body.ts';
import { partsOf } from './form-fields.ts';
import { formValue } from './form-value.ts';
import { findJsonFault } from './json-fault.ts';

type Schemas = Api['schemas'];

function problemAt(pointer: string, message: string, valid: string): Problem {
  return { type: 'error', where: { part: 'body', pointer }, message, valid };
}

function isEmpty(body: BodyInput): boolean {
  return body.kind === 'text' && body.text.trim() === '' && isJsonType(body.mediaType);
}

function withoutParameters(mediaType: string): string {
  return (mediaType.split(';')[0] ?? '').trim().toLowerCase();
}

/** `image/png` matches `image/*`. */
function isWithin(mediaType: string, range: string): boolean {
  const [type, wanted] = [withoutParameters(mediaType), withoutParameters(range)];
  return wanted === type || wanted === '*/*' || wanted === `${type.split('/')[0]}/*`;
}

function mediaOf({ content }: RequestBody, { mediaType }: BodyInput): MediaType | undefined {
  return (
    content.find((media) => media.mediaType === mediaType) ??
    content.find((media) => isWithin(mediaType, media.mediaType))
  );
}

function missingBody(schemas: Schemas, { content }: RequestBody): Problem {
  const [{ mediaType, schema } = { mediaType: '', schema: undefined }] = content;
  const what = schema ? ` ${validText(namedSchema(schemas, schema))}` : '';
  return problemAt('', 'A body is required.', `Content of type ${mediaType}.${what}`);
}

function jsonProblems(schemas: Schemas, { schema }: MediaType, text: string): Problem[] {
  const fault = findJsonFault(text);
  if (fault) {
    const { line, column, expected, found } = fault;
    const message = `The body is not JSON: line ${line}, column ${column} has ${found}.`;
    return [problemAt('', message, `Expected ${expected}.`)];
  }
  return schema ? valueProblems(schemas, schema, JSON.parse(text)) : [];
}

function fileProblems(pointer: string, name: string, { data }: BodyFile): Problem[] {
  return data === undefined
    ? [problemAt(pointer, `${name} has no file.`, 'Choose a file to send.')]
    : [];
}

/** The parts of a schema may give a field different types; the reading with fewest problems counts. */
function formProblems(schemas: Schemas, media: MediaType, fields: readonly BodyField[]): Problem[] {
  const { schema = {} } = media;
  let fewest: Problem[] | undefined;
  for (const meant of partsOf(schemas, schema)) {
    const value = formValue(schemas, media, fields, meant);
    for (const reading of [value, nearestNumbers(value)]) {
      const problems = valueProblems(schemas, schema, reading);
      if (problems.length === 0) return [];
      if (fewest === undefined || problems.length < fewest.length) fewest = problems;
    }
  }
  return fewest ?? [];
}

function contentProblems(schemas: Schemas, media: MediaType, body: BodyInput): Problem[] {
  const { schema } = media;
  switch (body.kind) {
    case 'json':
      return schema ? valueProblems(schemas, schema, body.value) : [];
    case 'text':
      if (isJsonType(body.mediaType)) return jsonProblems(schemas, media, body.text);
      return namedSchema(schemas, schema ?? {}).type === 'string' && schema
        ? valueProblems(schemas, schema, body.text)
        : [];
    case 'file':
      return fileProblems('', 'The body', body.file);
    case 'fields': {
      const files = body.fields.flatMap(({ name, value }) =>
        typeof value === 'string' ? [] : fileProblems(`/${name}`, name, value),
      );
      return [...files, ...formProblems(schemas, media, body.fields)];
    }
  }
}

/** Every problem with the body of a request, found without sending it. */
export function checkBody(
  { schemas }: Pick<Api, 'schemas'>,
  { body: described, method }: Pick<Operation, 'body' | 'method'>,
  body: BodyInput | undefined,
): Problem[] {
  const given = body && !isEmpty(body) ? body : undefined;
  if (!described) {
    const message = `This ${method.toUpperCase()} operation takes no body.`;
    return given ? [problemAt('', message, 'A request without a body.')] : [];
  }
  if (!given) return described.required ? [missingBody(schemas, described)] : [];
  const media = mediaOf(described, given);
  if (media) return contentProblems(schemas, media, given);
  const types = listOf(described.content.map(({ mediaType }) => mediaType));
  return [problemAt('', `The body cannot be of type ${given.mediaType}.`, `One of ${types}.`)];
}
