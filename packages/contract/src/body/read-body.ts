import type { BodyField, BodyInput } from '../request/http-request.ts';
import { bodyKindOf } from './example-body.ts';

async function readFields(mediaType: string, bytes: ArrayBuffer): Promise<BodyField[]> {
  const form = await new Response(bytes, { headers: { 'Content-Type': mediaType } }).formData();
  return Array.from(form, ([name, value]) =>
    typeof value === 'string'
      ? { name, value }
      : { name, value: { fileName: value.name, mediaType: value.type, data: value } },
  );
}

/**
 * The body of a request by content type, with form fields and JSON parsed. What cannot be parsed stays
 * text, for `checkBody` to report. Undefined for an empty body.
 * @param contentType the header's value; bytes without one are treated as a file
 */
export async function readBody(
  contentType: string | null | undefined,
  bytes: ArrayBuffer,
): Promise<BodyInput | undefined> {
  if (bytes.byteLength === 0) return undefined;
  const whole = contentType ?? 'application/octet-stream';
  const mediaType = (whole.split(';')[0] ?? '').trim().toLowerCase();
  const kind = bodyKindOf({ mediaType });
  if (kind === 'file') {
    const data = new Blob([bytes], { type: mediaType });
    return { kind, mediaType, file: { fileName: '', mediaType, data } };
  }
  const text = new TextDecoder().decode(bytes);
  try {
    if (kind === 'json') return { kind, mediaType, value: JSON.parse(text) };
    if (kind === 'fields') return { kind, mediaType, fields: await readFields(whole, bytes) };
  } catch {
    // The body does not match its content type.
  }
  return { kind: 'text', mediaType, text };
}
