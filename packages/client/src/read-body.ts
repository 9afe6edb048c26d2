export type BodyKind = 'json' | 'text' | 'blob' | 'arrayBuffer' | 'stream';

/**
 * The body of a successful response: parsed if its media type is JSON, text if it is text or XML, bytes
 * otherwise. Without a media type, JSON if it parses and text if not. An empty body is `undefined`.
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
