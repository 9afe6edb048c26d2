export type BodyKind = 'json' | 'text' | 'blob' | 'arrayBuffer' | 'stream';

/**
 * The body of a good answer: parsed if its media type is JSON, text if it is text or XML, else bytes.
 * Without a media type it is JSON or text, whichever it is. Nothing at all is `undefined`.
 * @param what e.g. `GET /works`, for the error
 */
export async function readBody(response: Response, what: string): Promise<unknown> {
  const type = (response.headers.get('Content-Type') ?? '').split(';')[0]?.trim().toLowerCase();
  if (type && !/^text\/|[/+](json|xml)$/.test(type)) {
    const bytes = await response.blob();
    return bytes.size > 0 ? bytes : undefined;
  }
  const text = await response.text();
  if (text === '') return undefined;
  if (type && !/[/+]json$/.test(type)) return text;
  try {
    return JSON.parse(text);
  } catch (cause) {
    if (!type) return text;
    throw new Error(`${what}: the answer is not JSON, although its media type is ${type}.`, {
      cause,
    });
  }
}
