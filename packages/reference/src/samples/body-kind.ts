import type { Operation } from '@portal/contract';

/** What a successful response is to a program: data to parse, text to print, or bytes to save. */
export type BodyKind = 'json' | 'text' | 'file';

function successesOf({ responses }: Operation): Operation['responses'] {
  return responses.filter(({ status }) => /^2/.test(status));
}

/** What has no body is a text, which can be empty. */
export function bodyKindOf(operation: Operation): BodyKind {
  const { method } = operation;
  if (method === 'head') return 'text';
  const successes = successesOf(operation);
  const types = successes.flatMap(({ content }) =>
    content.map(({ mediaType }) => mediaType.toLowerCase()),
  );
  // Many requests that change something are answered with an empty body.
  if (types.length === 0) {
    return method === 'get' && successes.every(({ status }) => status !== '204') ? 'json' : 'text';
  }
  if (types.some((type) => /[/+]json\b/.test(type))) {
    return alwaysHasBody(operation) ? 'json' : 'text';
  }
  return types.every((type) => /^text\/|[/+]xml\b/.test(type)) ? 'text' : 'file';
}

/** Whether every successful response is described with a body. */
export function alwaysHasBody(operation: Operation): boolean {
  const successes = successesOf(operation);
  const all = successes.length > 0 && successes.every(({ content }) => content.length > 0);
  return operation.method !== 'head' && all;
}

/** A name for the bytes, safe in every language and on every disk: `default.jpg`. */
export function fileNameOf({ url, operation }: { url: string; operation: Operation }): string {
  const last = url.replace(/[?#].*$/s, '').replace(/^.*\//s, '');
  const safe = last.replace(/%[0-9a-f]{2}|[^A-Za-z0-9._-]/gi, '_').replace(/^[.-]+/, '');
  const name = safe.slice(-80) || 'answer';
  return name.includes('.') ? name : `${name}${endingOf(operation)}`;
}

function endingOf(operation: Operation): string {
  const type = successesOf(operation)[0]?.content[0]?.mediaType ?? '';
  const ending = /\/([a-z0-9]+)$/.exec(type)?.[1];
  return ending === undefined || ending === 'octet' ? '' : `.${ending}`;
}
