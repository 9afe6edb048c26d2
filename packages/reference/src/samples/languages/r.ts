import type { BodyField, HttpBody } from '@portal/contract';
import { alwaysHasBody, type BodyKind, bodyKindOf, fileNameOf } from '../body-kind.ts';
import { type Grammar, hash, overLines, words } from '../grammar.ts';
import { basicOf, headersOf, type Language, lines, type SampleRequest } from '../sample-request.ts';
import { braced, type Escape, escaped, isBlock, singleQuoted } from './quote.ts';

/** R has a second letter for more than four digits. */
const bracedInR: Escape = (code) => (code > 0xffff ? `\\U{${code.toString(16)}}` : braced(code));

function quote(text: string): string {
  return `"${escaped(text, /[\\"]/g, bracedInR)}"`;
}

function quoteBlock(text: string): string {
  return isBlock(text) ? singleQuoted(text) : quote(text);
}

function partOf({ name, value, mediaType }: BodyField): string {
  const part =
    typeof value !== 'string'
      ? `curl::form_file(${quote(value.fileName)}, type = ${quote(value.mediaType)})`
      : mediaType === undefined
        ? quote(value)
        : `curl::form_data(${quote(value)}, type = ${quote(mediaType)})`;
  return `    ${quote(name)} = ${part}`;
}

function bodyStep(body: HttpBody): string {
  const { kind, mediaType } = body;
  if (kind === 'multipart') {
    return lines('  req_body_multipart(', body.parts.map(partOf).join(',\n'), '  ) |>');
  }
  const [name, text] =
    kind === 'file' ? ['file', quote(body.file.fileName)] : ['raw', quoteBlock(body.text)];
  return `  req_body_${name}(${text}, type = ${quote(mediaType)}) |>`;
}

/** `path` of `req_perform` would also save the body of an error. */
const reading: Record<BodyKind, (request: SampleRequest) => string> = {
  json: () => 'str(resp_body_json(response))',
  text: () => 'cat(resp_body_string(response))',
  file: (request) => `writeBin(resp_body_raw(response), ${quote(fileNameOf(request))})`,
};

function write(request: SampleRequest): string {
  const { method, url, body } = request;
  const kind = bodyKindOf(request.operation);
  const basic = basicOf(request);
  const headers = headersOf(request, ...(body ? ['Content-Type'] : [])).map(
    ([name, value]) => `${quote(name)} = ${quote(value)}`,
  );
  const ifAny = alwaysHasBody(request.operation) ? '' : 'if (length(response$body) > 0) ';
  return lines(
    'library(httr2)',
    '',
    `response <- request(${quote(url)}) |>`,
    method === 'GET' ? undefined : `  req_method(${quote(method)}) |>`,
    basic && `  req_auth_basic(${quote(basic.username)}, ${quote(basic.password)}) |>`,
    headers.length === 0 ? undefined : `  req_headers(${headers.join(', ')}) |>`,
    body && bodyStep(body),
    '  req_perform()',
    `\n${ifAny}${reading[kind](request)}`,
  );
}

const grammar: Grammar = {
  comment: hash,
  string: `${overLines("'")}|${overLines('"')}`,
  keyword: `${words('break else for function if in library next repeat return while')}|<-|\\|>`,
};

export const r: Language = {
  id: 'r',
  label: 'R',
  highlighter: 'r',
  grammar,
  write,
};
