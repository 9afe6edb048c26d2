import { ServiceError } from '../answers/service-error.ts';

/** An error of the image service, in plain text. */
export class ImageError extends ServiceError {
  constructor(status: 400 | 404 | 503, message: string) {
    super(status, message, status === 503 ? { headers: { 'Retry-After': '1' } } : {});
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
