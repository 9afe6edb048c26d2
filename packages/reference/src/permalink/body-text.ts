import { type BodyField, type BodyInput, isSecretName, type Operation } from '@portal/contract';

function hasSecret(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false;
  return Object.entries(value).some(
    ([name, one]) => (isSecretName(name) && one !== '' && one !== null) || hasSecret(one),
  );
}

function isTextField({ name, value }: BodyField): boolean {
  return typeof value === 'string' && !(isSecretName(name) && value !== '');
}

/** Not for files, which no address can carry, nor for what looks like a reader's password. */
function isWritable(body: BodyInput): boolean {
  if (body.kind === 'json') return !hasSecret(body.value);
  if (body.kind === 'fields') return body.fields.every(isTextField);
  return body.kind === 'text';
}

const noBody = 'none';

/** Empty if the body cannot be part of a link; null is a request without one. */
export function writeBodyText(body: BodyInput | null): string {
  if (body === null) return noBody;
  return isWritable(body) ? JSON.stringify(body) : '';
}

/** A type from a link goes into headers and commands, so it must be valid. */
function isMediaType(text: string): boolean {
  return /^[\w.+-]+\/[\w.+-]+(; ?[\w-]+=[\w.-]+)*$/.test(text);
}

/** `image/*` in a description covers `image/png` in a request. */
function isOffered({ body }: Operation, mediaType: string): boolean {
  return (body?.content ?? []).some(
    (one) =>
      one.mediaType === mediaType ||
      (one.mediaType.endsWith('/*') &&
        isMediaType(mediaType) &&
        mediaType.startsWith(one.mediaType.replace('*/*', '').slice(0, -1))),
  );
}

function isField(given: unknown): boolean {
  if (typeof given !== 'object' || given === null) return false;
  const { name, value, mediaType } = given as Record<string, unknown>;
  const isTyped = mediaType === undefined || isMediaType(String(mediaType));
  return typeof name === 'string' && typeof value === 'string' && isTyped;
}

/** Undefined if it is not a body of the operation: a link may be old, or written by anybody. */
export function readBodyText(operation: Operation, text: string): BodyInput | null | undefined {
  if (text === noBody) return null;
  try {
    const given: Record<string, unknown> = JSON.parse(text);
    const { mediaType, kind, value, fields } = given;
    if (typeof mediaType !== 'string' || !isOffered(operation, mediaType)) return undefined;
    if (kind === 'json' && 'value' in given) return { mediaType, kind, value: value as never };
    if (kind === 'text' && typeof given.text === 'string') {
      return { mediaType, kind, text: given.text };
    }
    const isForm = kind === 'fields' && Array.isArray(fields) && fields.every(isField);
    return isForm ? { mediaType, kind: 'fields', fields } : undefined;
  } catch {
    return undefined;
  }
}
