import {
  type Api,
  type BodyInput,
  exampleBodies,
  exampleValues,
  type Operation,
  operationBaseUrl,
  type Values,
} from '@portal/contract';

/** A request in a file: an operation with the values of one of its examples. */
export type FiledRequest = {
  /** e.g. `getWorks.search`, unique in its API. */
  id: string;
  name: string;
  operation: Operation;
  values: Values;
  body?: BodyInput;
};

/** The text of a description on one line. */
export function oneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}

type Filling = { name: string; summary: string; values: Values; body?: BodyInput };

/** One for each example of the request, or else of its body. */
function fillingsOf(api: Api, operation: Operation): Filling[] {
  const { requestExamples, body } = operation;
  const bodies = exampleBodies(api, body).filter(
    (one) => one.body.mediaType === body?.content[0]?.mediaType,
  );
  const [first] = bodies;
  if (requestExamples.length > 0) {
    return requestExamples.map((one) => ({ ...one, ...(first && { body: first.body }) }));
  }
  const values = exampleValues(operation);
  return bodies.length > 1
    ? bodies.map((one) => ({ ...one, summary: one.summary || one.name, values }))
    : [{ name: '', summary: '', values, ...(first && { body: first.body }) }];
}

/** One for each example; an operation without any appears once. */
export function filedRequests(api: Api, operation: Operation): FiledRequest[] {
  const title = oneLine(operation.summary) || operation.id;
  return fillingsOf(api, operation).map(({ name, summary, values, body }) => ({
    id: name === '' ? operation.id : `${operation.id}.${name}`,
    name: oneLine(summary) || title,
    operation,
    values,
    ...(body && { body }),
  }));
}

/** The media type to request: that of the first successful response. */
export function acceptOf({ responses }: Operation): string {
  const good = responses.find(({ status }) => /^2/.test(status));
  return good?.content[0]?.mediaType ?? '*/*';
}

/** A host without the slash that the target begins with. */
export function trimBase(baseUrl: string): string {
  return baseUrl.replace(/\/+$/, '');
}

/** The variable of a file, or the operation's own host if it has one. */
export function hostOf(api: Api, operation: Operation): string {
  return operationBaseUrl(api, operation, '{{baseUrl}}');
}
