import { statusWords } from '../response-error.ts';
import type { ApiName } from './api-types.ts';
import { apis } from './apis.ts';

export type AnyResult = { data?: unknown; error?: unknown; response: Response };

/**
 * Makes a result match its type. A proxy in between may send an error as HTML or without a body, and
 * then `error` would be missing or have another shape than declared.
 */
export function settleResult(api: ApiName, parseAs: string, result: AnyResult): AnyResult {
  const { response } = result;
  if (!response.ok) {
    const error =
      apis[api].errors === 'object'
        ? toErrorObject(result.error, response)
        : toErrorText(result.error, response);
    return { error, response };
  }
  return { data: result.data ?? emptyBody(parseAs), response };
}

function toErrorObject(error: unknown, response: Response): object {
  if (typeof error === 'object' && error !== null && 'label' in error) return error;
  const label = statusWords(response);
  const words = wordsIn(error);
  return {
    errorType: 'http',
    httpStatus: response.status,
    label,
    ...(['', label].includes(words) ? {} : { description: words }),
    type: 'Error',
  };
}

/** What a proxy or gateway says, unless it is a page. */
function wordsIn(error: unknown): string {
  if (typeof error === 'object' && error !== null) return JSON.stringify(error);
  return typeof error === 'string' && !/^\s*</.test(error) ? error.trim() : '';
}

function toErrorText(error: unknown, response: Response): unknown {
  if (typeof error === 'object' && error !== null) return error;
  return String(error ?? '').trim() || statusWords(response);
}

function emptyBody(parseAs: string): unknown {
  if (parseAs === 'text') return '';
  if (parseAs === 'blob') return new Blob();
  return parseAs === 'arrayBuffer' ? new ArrayBuffer(0) : undefined;
}
