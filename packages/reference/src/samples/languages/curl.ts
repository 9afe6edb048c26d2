import type { BodyField, HttpBody } from '@portal/contract';
import { bodyKindOf, fileNameOf } from '../body-kind.ts';
import { flags, type Grammar, hash, overLines, raw, words } from '../grammar.ts';
import { basicOf, headersOf, type Language, type SampleRequest } from '../sample-request.ts';
import { quoteShell } from './quote.ts';

/** A body alone makes it a POST, and lets curl follow redirects as browsers do. */
function methodOption({ method, body }: SampleRequest): string[] {
  if (method === 'GET' || (method === 'POST' && body)) return [];
  return method === 'HEAD' ? ['--head'] : [`--request ${quoteShell(method)}`];
}

/** curl leaves out a header without a value unless it ends in a semicolon. */
function headerOption([name, value]: [string, string]): string {
  return `--header ${quoteShell(/^ *$/.test(value) ? `${name};` : `${name}: ${value}`)}`;
}

function formQuoted(text: string): string {
  return `"${text.replace(/["\\]/g, '\\$&')}"`;
}

/** Anything but a type would be read as another option of the part, such as a file of headers. */
function typeOption(mediaType: string): string {
  return /^[\w.+*-]+\/[\w.+*-]+(; ?[\w-]+=[\w.-]+)*$/.test(mediaType) ? `;type=${mediaType}` : '';
}

function formOption({ name, value, mediaType }: BodyField): string {
  if (typeof value !== 'string') {
    const { fileName, mediaType: type } = value;
    return `--form ${quoteShell(`${name}=@${formQuoted(fileName)}${typeOption(type)}`)}`;
  }
  return mediaType === undefined
    ? `--form-string ${quoteShell(`${name}=${value}`)}`
    : `--form ${quoteShell(`${name}=${formQuoted(value)}${typeOption(mediaType)}`)}`;
}

function bodyOptions(body: HttpBody): string[] {
  if (body.kind === 'multipart') return body.parts.map(formOption);
  return body.kind === 'file'
    ? [`--data-binary ${quoteShell(`@${body.file.fileName}`)}`]
    : [`--data-raw ${quoteShell(body.text)}`];
}

/** curl reads brackets and braces in a URL as a range of URLs unless told not to. */
export function globOption(url: string): string {
  return /[[\]{}]/.test(url) ? '--globoff ' : '';
}

function write(request: SampleRequest): string {
  const { url, operation, body } = request;
  const isFile = bodyKindOf(operation) === 'file';
  // An error makes the command fail: its body is printed, but not saved as a picture.
  const failing = isFile ? '--fail' : '--fail-with-body';
  const basic = basicOf(request);
  const options = [
    ...methodOption(request),
    ...(basic ? [`--user ${quoteShell(`${basic.username}:${basic.password}`)}`] : []),
    ...headersOf(request).map(headerOption),
    ...(body ? bodyOptions(body) : []),
    ...(isFile ? [`--output ${quoteShell(fileNameOf(request))}`] : []),
  ];
  const command = `curl --location ${failing} ${globOption(url)}${quoteShell(url)}`;
  return [command, ...options].join(' \\\n  ');
}

const grammar: Grammar = {
  skip: '\\\\[^]',
  comment: hash,
  string: `${raw("'")}|${overLines('"')}`,
  keyword: words('curl'),
  name: flags,
};

export const curl: Language = {
  id: 'curl',
  label: 'cURL',
  highlighter: 'bash',
  grammar,
  write,
};
