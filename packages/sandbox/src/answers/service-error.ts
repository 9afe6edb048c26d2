import { type Answer, jsonAnswer, textAnswer } from './answer.ts';

/** An error of a service, in the format of that service. */
export class ServiceError extends Error {
  readonly status: number;
  readonly label: string | undefined;
  readonly headers: Answer['headers'];

  /** @param label if it is not the usual one for the status */
  constructor(
    status: number,
    description?: string,
    { label, headers = {} }: { label?: string; headers?: Answer['headers'] } = {},
  ) {
    super(description);
    this.status = status;
    this.label = label;
    this.headers = headers;
  }
}

/** @param kind e.g. "Work" */
export function notFound(kind: string, id: string): ServiceError {
  return new ServiceError(404, `${kind} not found for identifier ${id}`);
}

/** How a service writes its errors, including the order of the keys. */
export type ErrorFormat = 'works' | 'concepts' | 'content' | 'image' | 'text';

const labels: Readonly<Record<number, string>> = {
  400: 'Bad Request',
  401: 'Unauthorized',
  403: 'Forbidden',
  404: 'Not Found',
  405: 'Method Not Allowed',
  408: 'Request Timeout',
  410: 'Gone',
  414: 'URI Too Long',
  429: 'Too Many Requests',
  431: 'Request Header Fields Too Large',
  501: 'Not Implemented',
  502: 'Bad Gateway',
  503: 'Service Unavailable',
  504: 'Gateway Timeout',
  505: 'HTTP Version Not Supported',
};

const utf8Json = 'application/json; charset=utf-8';

function bodyOf(format: ErrorFormat, { status: httpStatus, message, label: own }: ServiceError) {
  const description = message === '' ? undefined : message;
  const failure = format === 'works' ? 'Internal Server Error' : 'Server Error';
  const label = own ?? labels[httpStatus] ?? failure;
  const [errorType, type] = ['http', 'Error'];
  switch (format) {
    case 'works':
      return { errorType, httpStatus, label, description, type };
    case 'concepts':
      return { httpStatus, label, description, errorType, type };
    case 'content':
      return { type, httpStatus, label, description, errorType };
    case 'text':
      return description ?? 'Internal Server Error';
    case 'image':
      return description ?? 'Unexpected server error';
  }
}

/** An internal failure has no description, so that nothing leaks. */
export function errorAnswer(format: ErrorFormat, error: ServiceError): Answer {
  const body = bodyOf(format, error);
  const { status, headers } = error;
  const answer =
    typeof body === 'string'
      ? textAnswer(status, body)
      : jsonAnswer(
          status,
          JSON.stringify(body),
          format === 'works' ? 'application/json' : utf8Json,
        );
  return { ...answer, headers: { ...answer.headers, ...headers } };
}
