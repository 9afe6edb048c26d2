import { isJsonType, type JsonValue, type Response } from '@portal/contract';
import type { Answer } from '../answers/answer.ts';

/** Seconds to wait, in the header `Retry-After`: not what a client would wait by itself. */
export const retryAfter = 2;

/** The first example of a body that can be sent as it is. */
export function failureExample({
  content,
}: Response): { mediaType: string; value: JsonValue } | undefined {
  return content
    .flatMap(({ mediaType, examples }) => {
      return examples.slice(0, 1).map(({ value }) => ({ mediaType, value }));
    })
    .find(({ mediaType, value }) => isJsonType(mediaType) || typeof value === 'string');
}

/** As the API itself writes this type, e.g. with a charset. */
function contentTypeOf(mediaType: string, { headers }: Answer): string {
  const own = headers['Content-Type'] ?? '';
  if (own.split(';')[0] === mediaType) return own;
  return mediaType.startsWith('text/') ? `${mediaType}; charset=utf-8` : mediaType;
}

/** @param plain the failure as the API writes it without an example */
export function failureAnswer(
  code: number,
  documented: Response | undefined,
  plain: Answer,
): Answer {
  const isBusy = code === 429 || code === 503;
  const headers = { ...plain.headers, ...(isBusy && { 'Retry-After': String(retryAfter) }) };
  const example = documented && failureExample(documented);
  if (!example) return { ...plain, headers };
  const { mediaType, value } = example;
  const body = isJsonType(mediaType) ? JSON.stringify(value) : String(value);
  return {
    ...plain,
    headers: { ...headers, 'Content-Type': contentTypeOf(mediaType, plain) },
    body,
  };
}
