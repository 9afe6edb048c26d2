import { type Answer, jsonAnswer, textAnswer } from './answer.ts';

const utf8Json = 'application/json; charset=utf-8';

const labels: Readonly<Record<number, string>> = {
  400: 'Bad Request',
  404: 'Not Found',
  405: 'Method Not Allowed',
  408: 'Request Timeout',
  410: 'Gone',
  414: 'URI Too Long',
  431: 'Request Header Fields Too Large',
  501: 'Not Implemented',
};

/**
 * An error in the format of the service that a path belongs to, down to the order of its keys. A
 * failure of the service itself has no description, so that nothing leaks.
 */
export function serviceError(
  path: string,
  httpStatus: number,
  description?: string,
  ownLabel = labels[httpStatus],
): Answer {
  const json = (type: string, body: object) => jsonAnswer(httpStatus, JSON.stringify(body), type);
  const text = (failure: string) => textAnswer(httpStatus, description ?? failure);
  const [, service] = path.split('/');
  if (service === 'text') return text('Internal Server Error');
  if (service !== 'catalogue' && service !== 'content') return text('Unexpected server error');

  const isWorks = service === 'catalogue' && !isConceptsPath(path);
  const label = ownLabel ?? (isWorks ? 'Internal Server Error' : 'Server Error');
  const [errorType, type] = ['http', 'Error'];
  if (isWorks) {
    return json('application/json', { errorType, httpStatus, label, description, type });
  }
  return service === 'catalogue'
    ? json(utf8Json, { httpStatus, label, description, errorType, type })
    : json(utf8Json, { type, httpStatus, label, description, errorType });
}

/** Concepts are a separate service below the catalogue's address. */
export function isConceptsPath(path: string): boolean {
  return /^\/catalogue\/v2\/concepts(\/|$)/.test(path);
}
