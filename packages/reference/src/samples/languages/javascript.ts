import type { BodyField, HttpBody } from '@portal/contract';
import { type BodyKind, bodyKindOf } from '../body-kind.ts';
import { type Grammar, inOneLine, overLines, slashes, words } from '../grammar.ts';
import { formOf, jsonOf } from '../sample-body.ts';
import {
  basicOf,
  headersOf,
  isPlainGet,
  type Language,
  lines,
  type SampleRequest,
} from '../sample-request.ts';
import { type Notation, writeLiteral } from './literal.ts';
import { quoteJavaScript as quote } from './quote.ts';

const reading: Record<BodyKind, string> = {
  json: 'const data = await response.json();\nconsole.log(data);',
  text: 'console.log(await response.text());',
  file: 'const file = await response.blob();\nconsole.log(file.type, file.size);',
};

/** In brackets `__proto__` is a key like any other. */
export function property(name: string, text: string): string {
  if (name === '__proto__') return `['__proto__']: ${text}`;
  return `${/^[A-Za-z_$][\w$]*$/.test(name) ? name : quote(name)}: ${text}`;
}

const notation: Notation = { quote, property, none: 'null', yes: 'true', no: 'false' };

function openFile(fileName: string, mediaType?: string): string {
  const type = mediaType === undefined ? '' : `, { type: ${quote(mediaType)} }`;
  return `await openAsBlob(${quote(fileName)}${type})`;
}

function appendPart({ name, value, mediaType }: BodyField): string {
  if (typeof value !== 'string') {
    const { fileName } = value;
    return `form.append(${quote(name)}, ${openFile(fileName, value.mediaType)}, ${quote(fileName)});`;
  }
  const part =
    mediaType === undefined
      ? quote(value)
      : `new Blob([${quote(value)}], { type: ${quote(mediaType)} })`;
  return `form.append(${quote(name)}, ${part});`;
}

function bodyText(body: HttpBody): string {
  if (body.kind === 'multipart') return 'form';
  if (body.kind === 'file') return openFile(body.file.fileName);
  const json = jsonOf(body);
  if (json !== undefined) return `JSON.stringify(${writeLiteral(json, notation, '  ')})`;
  const form = formOf(body)?.map(([name, value]) => `    [${quote(name)}, ${quote(value)}],\n`);
  return form ? `new URLSearchParams([\n${form.join('')}  ])` : quote(body.text);
}

function hasFiles(body: HttpBody | undefined): boolean {
  if (body?.kind === 'multipart') return body.parts.some(({ value }) => typeof value !== 'string');
  return body?.kind === 'file';
}

function fetchOptions(request: SampleRequest): string {
  const { method, body } = request;
  const basic = basicOf(request);
  const headers = headersOf(request).map(([name, value]) => `    ${quote(name)}: ${quote(value)},`);
  if (basic) {
    const text = quote(`${basic.username}:${basic.password}`);
    headers.push(`    Authorization: 'Basic ' + btoa(${text}),`);
  }
  return lines(
    '{',
    method === 'GET' ? undefined : `  method: ${quote(method)},`,
    headers.length === 0 ? undefined : lines('  headers: {', ...headers, '  },'),
    body && `  body: ${bodyText(body)},`,
    '}',
  );
}

export function writeFetch(request: SampleRequest): string {
  const { url, operation, body } = request;
  const options = isPlainGet(request) ? '' : `, ${fetchOptions(request)}`;
  return lines(
    hasFiles(body) ? "import { openAsBlob } from 'node:fs';\n" : undefined,
    body?.kind === 'multipart'
      ? lines('const form = new FormData();', ...body.parts.map(appendPart), '')
      : undefined,
    `const response = await fetch(${quote(url)}${options});`,
    // biome-ignore lint/suspicious/noTemplateCurlyInString: it is the sample that has the template
    'if (!response.ok) throw new Error(`${response.status} ${await response.text()}`);',
    '',
    reading[bodyKindOf(operation)],
  );
}

const grammar: Grammar = {
  comment: slashes,
  string: `${inOneLine("'")}|${inOneLine('"')}|${overLines('`')}`,
  keyword: words(
    'as async await break case catch class const continue default do else export extends finally for from function if import in instanceof interface let new of return static switch this throw try type typeof var while yield',
  ),
};

export const javascript: Language = {
  id: 'javascript',
  label: 'JavaScript',
  highlighter: 'js',
  fences: ['mjs'],
  grammar,
  write: writeFetch,
};
