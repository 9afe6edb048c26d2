import { type BodyField, type HttpBody, isJsonType, type JsonValue } from '@portal/contract';

/** The value of a body, if a program that writes it as JSON sends the same bytes. */
export function jsonOf(body: HttpBody | undefined): JsonValue | undefined {
  if (body?.kind !== 'text' || !isJsonType(body.mediaType)) return undefined;
  try {
    const value: JsonValue = JSON.parse(body.text);
    // Not if a number would lose digits, a name is repeated or names would change order.
    const isSame = [0, 2].some((indent) => JSON.stringify(value, null, indent) === body.text);
    return isSame ? value : undefined;
  } catch {
    return undefined;
  }
}

/** The fields of a urlencoded form, if a program that encodes them sends the same. */
export function formOf(body: HttpBody | undefined): [name: string, value: string][] | undefined {
  if (body?.kind !== 'text' || body.text === '') return undefined;
  if (!/^application\/x-www-form-urlencoded$/i.test(body.mediaType)) return undefined;
  const fields = new URLSearchParams(body.text);
  return String(fields) === body.text ? [...fields] : undefined;
}

/** A piece of a multipart body: text as it is, or the file of that name. */
export type Piece = { text: string } | { file: string };

function quoted(text: string): string {
  const signs: Record<string, string> = { '"': '%22', '\r': '%0D', '\n': '%0A' };
  return `"${text.replace(/["\r\n]/g, (sign) => signs[sign] ?? sign)}"`;
}

export function dispositionOf({ name, value }: BodyField): string {
  const file = typeof value === 'string' ? '' : `; filename=${quoted(value.fileName)}`;
  return `form-data; name=${quoted(name)}${file}`;
}

export function partTypeOf({ value, mediaType }: BodyField): string | undefined {
  return typeof value === 'string' ? mediaType : value.mediaType;
}

/** Whether every library writes the names alike: quotes and other alphabets have as many forms as there are libraries. */
export function hasPlainNames(parts: readonly BodyField[]): boolean {
  return parts.every(({ name, value }) =>
    [name, typeof value === 'string' ? '' : value.fileName].every(
      (one) => /^[\x20-\x7e]*$/.test(one) && !/["\\]/.test(one),
    ),
  );
}

/** One that does not occur in the text of the parts; a file that contains it is beyond bad luck. */
export function boundaryOf(parts: readonly BodyField[]): string {
  const texts = parts.map(({ value }) => (typeof value === 'string' ? value : ''));
  let boundary = 'part-8f3a6c1e5b';
  while (texts.some((text) => text.includes(boundary))) boundary += 'x';
  return boundary;
}

/** For languages without multipart support: a piece for each part and each file. */
export function multipartPieces(parts: readonly BodyField[], boundary: string): Piece[] {
  const pieces = parts.flatMap((part, index): Piece[] => {
    const type = partTypeOf(part);
    const lines = [
      `${index === 0 ? '' : '\r\n'}--${boundary}`,
      `Content-Disposition: ${dispositionOf(part)}`,
      ...(type === undefined ? [] : [`Content-Type: ${type}`]),
    ];
    const head = `${lines.join('\r\n')}\r\n\r\n`;
    return typeof part.value === 'string'
      ? [{ text: head + part.value }]
      : [{ text: head }, { file: part.value.fileName }];
  });
  return [...pieces, { text: `\r\n--${boundary}--\r\n` }];
}
