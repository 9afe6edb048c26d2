import type { Answer } from './conformance/case.ts';

/** Reads a response to its end. `base` is the address of the sandbox that sent it. */
export async function readAnswer(response: Response, base: string): Promise<Answer> {
  const bytes = new Uint8Array(await response.arrayBuffer());
  const headers = Object.fromEntries(response.headers);
  // A picture has megabytes, and nobody reads its text.
  let decoded: string | undefined;
  const textOf = () => {
    decoded ??= new TextDecoder().decode(bytes);
    return decoded;
  };
  const isJson = /json/.test(headers['content-type'] ?? '') && bytes.length > 0;
  const json = isJson ? JSON.parse(textOf()) : undefined;
  return {
    ...{ base, status: response.status, headers, json, bytes },
    get text() {
      return textOf();
    },
  };
}
