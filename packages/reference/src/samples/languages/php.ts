import type { BodyField, HttpBody } from '@portal/contract';
import { type BodyKind, bodyKindOf, fileNameOf } from '../body-kind.ts';
import { type Grammar, hash, overLines, slashes, words } from '../grammar.ts';
import { boundaryOf, multipartPieces } from '../sample-body.ts';
import { basicOf, headersOf, type Language, lines, type SampleRequest } from '../sample-request.ts';
import { braced, escaped, hidden, isBlock, singleQuoted } from './quote.ts';

/** Single quotes keep `$` harmless, but cannot escape a character. */
function quote(text: string): string {
  return hidden.test(text) ? `"${escaped(text, /[\\"$]/g, braced)}"` : singleQuoted(text);
}

function quoteBlock(text: string): string {
  return isBlock(text) ? singleQuoted(text) : quote(text);
}

function readBody(request: SampleRequest): string {
  const reading: Record<BodyKind, string> = {
    json: 'print_r(json_decode($body, true));',
    text: 'echo $body;',
    file: `file_put_contents(${quote(fileNameOf(request))}, $body);`,
  };
  return reading[bodyKindOf(request.operation)];
}

/** An array can have each name only once, and gives no text a type. */
function isArray(parts: readonly BodyField[]): boolean {
  const names = new Set(parts.map(({ name }) => name));
  return names.size === parts.length && parts.every(({ mediaType }) => mediaType === undefined);
}

function entryOf({ name, value }: BodyField): string {
  const part =
    typeof value === 'string'
      ? quote(value)
      : `new CURLFile(${[value.fileName, value.mediaType, value.fileName].map(quote).join(', ')})`;
  return `        ${quote(name)} => ${part},`;
}

type Fields = { text: string; contentType?: string };

function fieldsOf(body: HttpBody): Fields {
  if (body.kind === 'text') return { text: quoteBlock(body.text) };
  if (body.kind === 'file') return { text: `file_get_contents(${quote(body.file.fileName)})` };
  if (isArray(body.parts)) return { text: lines('[', ...body.parts.map(entryOf), '    ]') };
  const boundary = boundaryOf(body.parts);
  const pieces = multipartPieces(body.parts, boundary).map((piece) =>
    'text' in piece ? quote(piece.text) : `file_get_contents(${quote(piece.file)})`,
  );
  return {
    text: pieces.join('\n        . '),
    contentType: `multipart/form-data; boundary=${boundary}`,
  };
}

/** As a custom method, HEAD would wait for a body that never comes. */
function methodOption(method: string): string | undefined {
  if (method === 'GET') return undefined;
  return method === 'HEAD'
    ? '    CURLOPT_NOBODY => true,'
    : `    CURLOPT_CUSTOMREQUEST => ${quote(method)},`;
}

/** curl leaves out a header without a value unless it ends in a semicolon. */
function headerLine([name, value]: [string, string]): string {
  return /^ *$/.test(value) ? `${name};` : `${name}: ${value}`;
}

function write(request: SampleRequest): string {
  const { method, body } = request;
  const fields = body && fieldsOf(body);
  const basic = basicOf(request);
  const given = headersOf(request);
  if (fields?.contentType !== undefined) given.push(['Content-Type', fields.contentType]);
  const headers = given.map((header) => `        ${quote(headerLine(header))},`);
  return lines(
    '<?php',
    '',
    `$curl = curl_init(${quote(request.url)});`,
    'curl_setopt_array($curl, [',
    '    CURLOPT_RETURNTRANSFER => true,',
    '    CURLOPT_FOLLOWLOCATION => true,',
    methodOption(method),
    basic && `    CURLOPT_USERPWD => ${quote(`${basic.username}:${basic.password}`)},`,
    headers.length === 0 ? undefined : lines('    CURLOPT_HTTPHEADER => [', ...headers, '    ],'),
    fields && `    CURLOPT_POSTFIELDS => ${fields.text},`,
    ']);',
    '$body = curl_exec($curl);',
    'if ($body === false) {',
    '    throw new RuntimeException(curl_error($curl));',
    '}',
    '$status = curl_getinfo($curl, CURLINFO_RESPONSE_CODE);',
    'if ($status >= 400) {',
    '    throw new RuntimeException($status . " " . $body);',
    '}',
    '',
    readBody(request),
  );
}

const grammar: Grammar = {
  comment: `${slashes}|${hash}`,
  string: `${overLines("'")}|${overLines('"')}`,
  keyword: `<\\?php|${words(
    'as break case catch class const continue echo else elseif finally for foreach function if new return switch throw try use while',
  )}`,
};

export const php: Language = {
  id: 'php',
  label: 'PHP',
  highlighter: 'php',
  grammar,
  write,
};
