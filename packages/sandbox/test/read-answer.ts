import type { Answer } from './conformance/case.ts';

/** Reads a response to its end. `base` is the address of the sandbox that sent it. */
export async function readAnswer(response: Response, base: string): Promise<Answer> {
  const bytes = new Uint8Array(await response.arrayBuffer());
  const headers = Object.fromEntries(response.headers);
  const text = new TextDecoder().decode(bytes);
  const isJson = /json/.test(headers['content-type'] ?? '') && text !== '';
  const json = isJson ? JSON.parse(text) : undefined;
  return { base, status: response.status, headers, text, json, bytes };
}
