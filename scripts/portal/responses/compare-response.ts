import { STATUS_CODES } from 'node:http';
import { isDeepStrictEqual } from 'node:util';
import { gunzipSync } from 'node:zlib';

/** A block of a guide that shows a response. */
export type ShownResponse = {
  /** e.g. `Response, status 410` */
  title: string;
  language: string;
  text: string;
  /** The sentences before the block: they, or the title, must mention that something is left out. */
  introduction: string;
};

export type ReadResponse = { status: number; headers: Headers; bytes: Buffer };

type Fetch = { fetch: (request: Request) => Promise<Response> };

export async function readResponse(sandbox: Fetch, request: Request): Promise<ReadResponse> {
  const { status, headers, body } = await sandbox.fetch(request);
  const bytes = body ? Buffer.from(await new Response(body).arrayBuffer()) : Buffer.alloc(0);
  return { status, headers, bytes };
}

/** The status that a block states: "Response, status 410", or the first line of headers. */
export function shownStatus({ title, text }: ShownResponse): number {
  return Number(/status (\d+)/.exec(title)?.[1] ?? /^HTTP\/1\.1 (\d+)/.exec(text)?.[1] ?? 200);
}

/** What a block shows that the response does not have, in words; keys and ends of lists may be left out. */
export function compareResponse(
  { title, language, text, introduction }: ShownResponse,
  response: ReadResponse,
): string[] {
  const real = response.bytes.toString();
  if (language === 'json') {
    const isWhole = introduction === '' && /^Response(, status \d+)?$/.test(title);
    return compareJson(text, response, isWhole);
  }
  if (language === 'http') return compareHead(text, response);
  if (language === 'xml') return squeezed(real).includes(opened(text)) ? [] : ['is not in it'];
  return real.startsWith(text) ? [] : ['is not how it begins'];
}

function compareJson(text: string, response: ReadResponse, isWhole: boolean): string[] {
  const shown = JSON.parse(text);
  const real = response.headers.get('Content-Type')?.includes('gzip')
    ? recordCalled(shown.id, gunzipSync(response.bytes).toString())
    : JSON.parse(response.bytes.toString());
  const unsaid = isWhole && !isDeepStrictEqual(shown, real);
  return [
    ...differences(shown, real),
    ...(unsaid
      ? [
          'something is left out; mention that in a sentence before the block or in its title, "Response, shortened"',
        ]
      : []),
  ];
}

function recordCalled(id: string, lines: string): unknown {
  const line = lines.split('\n').find((one) => one.startsWith(`{"id":"${id}"`));
  return line === undefined ? undefined : JSON.parse(line);
}

/** Keys may be left out and lists may stop early; what is shown must be there, in its place. */
function differences(shown: unknown, real: unknown, where = 'the response'): string[] {
  if (!isContainer(shown) || !isContainer(real) || Array.isArray(shown) !== Array.isArray(real)) {
    const same = Object.is(shown, real);
    return same ? [] : [`${where} is ${JSON.stringify(real)}, not ${JSON.stringify(shown)}`];
  }
  const entries = Object.entries(shown);
  if (entries.length === 0 && Object.keys(real).length > 0) return [`${where} is not empty`];
  return entries.flatMap(([key, value]) => differences(value, real[key], `${where}.${key}`));
}

function isContainer(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

function squeezed(xml: string): string {
  return xml.replaceAll(/>\s+</g, '><').trim();
}

/** An excerpt in one piece, without the tags that only close what it opened. */
function opened(xml: string): string {
  return squeezed(xml).replace(/(<\/\w+>)+$/, '');
}

function compareHead(text: string, { status, headers }: ReadResponse): string[] {
  const [first, ...lines] = text.split('\n');
  const real = [
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
    ...lines.map((one) => one.split(':')[0] ?? '').map((name) => `${name}: ${headers.get(name)}`),
  ];
  return differences([first, ...lines], real);
}
