import { type JsonValue, losesDigits } from '@portal/contract';
import { type ContentKind, contentKindOf } from '../../../answer/index.ts';
import { readBody } from './read-body.ts';

/** A response, read to its end. */
export type Answer = {
  status: number;
  /** Where a redirect led. */
  movedTo?: string;
  headers: [name: string, value: string][];
  /** e.g. `application/json`, without its parameters. */
  type: string;
  kind: ContentKind;
  bytes: Uint8Array<ArrayBuffer>;
  /** Where reading stopped, in bytes, because the body is longer; `bytes` is its beginning. */
  cutAt?: number;
  /** Of JSON and text. */
  text?: string;
  /** Of JSON that could be read. */
  json?: JsonValue;
  /** Set if `json` lacks digits that `text` has. */
  isRounded?: true;
  /** Why the body does not match its type. */
  unreadable?: string;
};

function charsetOf(contentType: string): string {
  return /charset="?([\w-]+)/i.exec(contentType)?.[1] ?? 'utf-8';
}

function decode(bytes: Uint8Array, contentType: string): string {
  try {
    return new TextDecoder(charsetOf(contentType)).decode(bytes);
  } catch {
    return new TextDecoder().decode(bytes);
  }
}

/** @param json valid JSON, in which every number outside a text is a value */
function hasLongNumbers(json: string): boolean {
  if (!/\d{16}/.test(json)) return false;
  const textsAndNumbers = /"[^"\\]*(?:\\.[^"\\]*)*"|-?[\d.eE+-]+/g;
  for (const [token] of json.matchAll(textsAndNumbers)) if (losesDigits(token)) return true;
  return false;
}

function readJson(text: string): Pick<Answer, 'json' | 'isRounded' | 'unreadable' | 'kind'> {
  try {
    const json: JsonValue = JSON.parse(text);
    return { kind: 'json', json, ...(hasLongNumbers(text) && { isRounded: true }) };
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    return { kind: 'text', unreadable: `The answer says it is JSON and is not: ${why}` };
  }
}

export async function readAnswer(response: Response, url: string): Promise<Answer> {
  const contentType = response.headers.get('Content-Type') ?? '';
  const { bytes, cutAt } = await readBody(response, contentKindOf(contentType));
  const kind = contentKindOf(contentType, bytes.byteLength);
  const isText = kind === 'json' || kind === 'text';
  const text = isText ? decode(bytes, contentType) : undefined;
  return {
    status: response.status,
    ...(response.redirected && response.url !== url ? { movedTo: response.url } : {}),
    headers: [...response.headers],
    type: (contentType.split(';')[0] ?? '').trim().toLowerCase(),
    kind: cutAt !== undefined && isText ? 'text' : kind,
    bytes,
    ...(cutAt === undefined ? {} : { cutAt }),
    ...(text === undefined ? {} : { text }),
    ...(kind === 'json' && text !== undefined && cutAt === undefined ? readJson(text) : {}),
  };
}
