import { type Answer, textAnswer } from '../answer.ts';

/** What the image service answers in plain words when it cannot do what was asked. */
export class ImageError extends Error {
  readonly status: 400 | 404 | 503;

  constructor(status: 400 | 404 | 503, message: string) {
    super(message);
    this.status = status;
  }
}

export function badSyntax(what: string): ImageError {
  return new ImageError(400, `Syntax of the request is incorrect: ${what}`);
}

export function unsupported(what: string): ImageError {
  return new ImageError(404, `Parameter is unsupported: ${what}`);
}

export function tooLarge(): ImageError {
  return new ImageError(404, 'Requested size exceeds limits');
}

export function noSuchImage(): ImageError {
  return new ImageError(404, 'Image does not exist');
}

export function busy(): ImageError {
  return new ImageError(503, 'Server busy or temporarily unavailable due to load or maintenance');
}

/** The answer that tells of an error of this service; any other is none of its business. */
export function imageErrorAnswer(error: unknown): Answer {
  if (!(error instanceof ImageError)) throw error;
  const answer = textAnswer(error.status, error.message);
  if (error.status !== 503) return answer;
  return { ...answer, headers: { ...answer.headers, 'Retry-After': '1' } };
}
