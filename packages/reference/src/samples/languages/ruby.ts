import type { BodyField, HttpBody } from '@portal/contract';
import { bodyKindOf, fileNameOf } from '../body-kind.ts';
import { type Grammar, hash, overLines, words } from '../grammar.ts';
import { boundaryOf, hasPlainNames, multipartPieces } from '../sample-body.ts';
import { basicOf, headersOf, type Language, lines, type SampleRequest } from '../sample-request.ts';
import { braced, escaped, isBlock, singleQuoted } from './quote.ts';

/** Only a `#` before `{`, `$` or `@` begins an interpolation. */
function quote(text: string): string {
  return `"${escaped(text, /[\\"]|#(?=[{$@])/g, braced)}"`;
}

function quoteBlock(text: string): string {
  return isBlock(text) ? singleQuoted(text) : quote(text);
}

function readBody(request: SampleRequest): string {
  const kind = bodyKindOf(request.operation);
  if (kind === 'json') return 'puts JSON.pretty_generate(JSON.parse(body))';
  return kind === 'text' ? 'puts body' : `File.binwrite(${quote(fileNameOf(request))}, body)`;
}

function partOf({ name, value }: BodyField): string {
  if (typeof value === 'string') return `  [${quote(name)}, ${quote(value)}],`;
  const options = `filename: ${quote(value.fileName)}, content_type: ${quote(value.mediaType)}`;
  return `  [${quote(name)}, File.open(${quote(value.fileName)}, 'rb'), { ${options} }],`;
}

function readFile(fileName: string): string {
  return `File.binread(${quote(fileName)})`;
}

/** net/http gives only files a type. */
function setParts(parts: readonly BodyField[]): string {
  if (hasPlainNames(parts) && parts.every(({ mediaType }) => mediaType === undefined)) {
    return lines('request.set_form([', ...parts.map(partOf), "], 'multipart/form-data')");
  }
  const boundary = boundaryOf(parts);
  return lines(
    `request['Content-Type'] = ${quote(`multipart/form-data; boundary=${boundary}`)}`,
    'request.body = [',
    ...multipartPieces(parts, boundary).map((piece) =>
      'text' in piece ? `  ${quote(piece.text)}.b,` : `  ${readFile(piece.file)},`,
    ),
    '].join',
  );
}

function setBody(body: HttpBody): string {
  if (body.kind === 'multipart') return setParts(body.parts);
  return `request.body = ${body.kind === 'file' ? readFile(body.file.fileName) : quoteBlock(body.text)}`;
}

function openUri(request: SampleRequest): string {
  const basic = basicOf(request);
  const options = headersOf(request).map(([name, value]) => `${quote(name)} => ${quote(value)}`);
  if (basic) {
    const pair = `[${quote(basic.username)}, ${quote(basic.password)}]`;
    options.push(`:http_basic_authentication => ${pair}`);
  }
  const given = options.length === 0 ? '' : `(${options.join(', ')})`;
  return `body = URI.parse(${quote(request.url)}).open${given}.read`;
}

function sendRequest(request: SampleRequest): string {
  const { method, url, body } = request;
  const basic = basicOf(request);
  // Of the request and of the response.
  const hasBodies = `${body !== undefined}, ${method !== 'HEAD'}`;
  return lines(
    `uri = URI.parse(${quote(url)})`,
    `request = Net::HTTPGenericRequest.new(${quote(method)}, ${hasBodies}, uri)`,
    ...headersOf(request).map(([name, value]) => `request[${quote(name)}] = ${quote(value)}`),
    basic && `request.basic_auth(${quote(basic.username)}, ${quote(basic.password)})`,
    body && setBody(body),
    "response = Net::HTTP.start(uri.host, uri.port, use_ssl: uri.scheme == 'https') do |http|",
    '  http.request(request)',
    'end',
    'response.value # raises unless the request succeeded',
    'body = response.body',
  );
}

/** open-uri follows redirects and raises on errors, but knows only GET. */
function write(request: SampleRequest): string {
  const isGet = request.method === 'GET';
  return lines(
    bodyKindOf(request.operation) === 'json' ? "require 'json'" : undefined,
    `require '${isGet ? 'open-uri' : 'net/http'}'`,
    '',
    isGet ? openUri(request) : sendRequest(request),
    readBody(request),
  );
}

const grammar: Grammar = {
  comment: hash,
  string: `${overLines("'")}|${overLines('"')}`,
  keyword: words(
    'and begin break case class def do else elsif end ensure for if in module next not or rescue require return self then unless until when while yield',
  ),
};

export const ruby: Language = {
  id: 'ruby',
  label: 'Ruby',
  highlighter: 'ruby',
  grammar,
  write,
};
