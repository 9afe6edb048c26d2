import { type Operation, type RequestExample, requestTarget } from '@portal/contract';

/** A request that stands in a file: an operation with the values of one of its examples. */
export type FiledRequest = {
  /** e.g. `getWorks.search`, unique in its API. */
  id: string;
  name: string;
  operation: Operation;
  values: RequestExample['values'];
  /** Path and query, e.g. `/catalogue/v2/works?query=horse`. */
  target: string;
};

/** Text of a description on one line. */
export function oneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}

/** A path without examples still needs something in its place. */
function placeholders({ parameters }: Operation): RequestExample['values'] {
  const required = parameters.filter((parameter) => parameter.required);
  return Object.fromEntries(
    required.map(({ name, examples }) => [name, (examples[0]?.value ?? name) as string]),
  );
}

/** One for each example; an operation without any is there once. */
export function filedRequests(operation: Operation): FiledRequest[] {
  const title = oneLine(operation.summary) || operation.id;
  const examples: RequestExample[] =
    operation.requestExamples.length > 0
      ? operation.requestExamples
      : [{ name: '', summary: '', values: placeholders(operation) }];
  return examples.map(({ name, summary, values }) => ({
    id: name === '' ? operation.id : `${operation.id}.${name}`,
    name: oneLine(summary) || title,
    operation,
    values,
    target: requestTarget(operation, values),
  }));
}

/** The media type to ask for: that of the first good answer. */
export function acceptOf({ responses }: Operation): string {
  const good = responses.find(({ status }) => /^2/.test(status));
  return good?.content[0]?.mediaType ?? '*/*';
}

/** A host without the slash that the target begins with. */
export function trimBase(baseUrl: string): string {
  return baseUrl.replace(/\/+$/, '');
}
