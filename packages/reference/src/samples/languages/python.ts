import type { BodyField, HttpBody } from '@portal/contract';
import { bodyKindOf, fileNameOf } from '../body-kind.ts';
import { type Grammar, hash, inOneLine, words } from '../grammar.ts';
import { type QueryPair, splitUrl } from '../query-pairs.ts';
import { formOf, jsonOf } from '../sample-body.ts';
import { basicOf, headersOf, type Language, lines, type SampleRequest } from '../sample-request.ts';
import { type Notation, writeLiteral } from './literal.ts';
import { escaped, short } from './quote.ts';

function quote(text: string): string {
  return `'${escaped(text, /[\\']/g, short)}'`;
}

function readBody(request: SampleRequest): string {
  const kind = bodyKindOf(request.operation);
  if (kind === 'json') return `print(json.dumps(response.json(), indent=2, ensure_ascii=False))`;
  // Without a charset in the answer, requests would assume Latin-1.
  if (kind === 'text') return "response.encoding = 'utf-8'\nprint(response.text)";
  const name = quote(fileNameOf(request));
  return `with open(${name}, 'wb') as file:\n    file.write(response.content)`;
}

const notation: Notation = {
  quote,
  property: (name, text) => `${quote(name)}: ${text}`,
  none: 'None',
  yes: 'True',
  no: 'False',
};

function bytesOf(fileName: string): string {
  return `Path(${quote(fileName)}).read_bytes()`;
}

function partTuple({ name, value, mediaType }: BodyField): string {
  const type = mediaType === undefined ? '' : `, ${quote(mediaType)}`;
  const part =
    typeof value === 'string'
      ? `None, ${quote(value)}${type}`
      : `${quote(value.fileName)}, ${bytesOf(value.fileName)}, ${quote(value.mediaType)}`;
  return `        (${quote(name)}, (${part})),`;
}

type Argument = {
  text: string;
  /** The `Content-Type` that requests adds itself. */
  adds?: string;
};

function bodyArgument(body: HttpBody): Argument {
  if (body.kind === 'file') return { text: `data=${bytesOf(body.file.fileName)}` };
  if (body.kind === 'multipart') {
    return { text: lines('files=[', ...body.parts.map(partTuple), '    ]') };
  }
  const json = jsonOf(body);
  // For `json=None`, requests would send no body at all.
  if (json !== undefined && json !== null) {
    return { text: `json=${writeLiteral(json, notation, '    ')}`, adds: 'application/json' };
  }
  const form = formOf(body)?.map(([name, value]) => `        (${quote(name)}, ${quote(value)}),`);
  return form
    ? { text: lines('data=[', ...form, '    ]'), adds: 'application/x-www-form-urlencoded' }
    : { text: `data=${quote(body.text)}.encode('utf-8')` };
}

type Target = { address: string; argument?: string; imports: string[] };

/** A dictionary has each name once. */
function pairsLiteral(pairs: readonly QueryPair[], indent: string): string {
  const isDictionary = new Set(pairs.map(([name]) => name)).size === pairs.length;
  const items = pairs.map(([name, value]) =>
    isDictionary ? `${quote(name)}: ${quote(value)}` : `(${quote(name)}, ${quote(value)})`,
  );
  const [open, close] = isDictionary ? ['{', '}'] : ['[', ']'];
  return lines(open, ...items.map((item) => `${indent}    ${item},`), `${indent}${close}`);
}

/** requests would encode more than the API's URLs do: commas, for example. */
function targetOf(url: string): Target {
  const split = splitUrl(url);
  if (!split) return { address: url, imports: [] };
  const { address, pairs, unencoded, hasSpaces } = split;
  if (unencoded === '' && !hasSpaces) {
    return { address, argument: `params=${pairsLiteral(pairs, '    ')}`, imports: [] };
  }
  const options = [
    ...(unencoded === '' ? [] : [`safe=${quote(unencoded)}`]),
    ...(hasSpaces ? ['quote_via=quote'] : []),
  ];
  const names = ['urlencode', ...(hasSpaces ? ['quote'] : [])].sort();
  const literal = pairsLiteral(pairs, '        ');
  return {
    address,
    argument: lines(
      'params=urlencode(',
      ...[literal, ...options].map((one) => `        ${one},`),
      '    )',
    ),
    imports: [`from urllib.parse import ${names.join(', ')}`],
  };
}

function importsOf(request: SampleRequest, target: Target, body: string | undefined): string {
  const own = [
    ...(bodyKindOf(request.operation) === 'json' ? ['import json'] : []),
    ...(body?.includes('Path(') ? ['from pathlib import Path'] : []),
    ...target.imports,
  ];
  return lines(...own, own.length === 0 ? undefined : '', 'import requests', '');
}

function write(request: SampleRequest): string {
  const { method, body } = request;
  const target = targetOf(request.url);
  const argument = body && bodyArgument(body);
  const basic = basicOf(request);
  const without = argument?.adds !== undefined && argument.adds === body?.mediaType;
  const headers = headersOf(request, ...(without ? ['Content-Type'] : [])).map(
    ([header, value]) => `        ${quote(header)}: ${quote(value)},`,
  );
  return lines(
    importsOf(request, target, argument?.text),
    method === 'GET'
      ? 'response = requests.get('
      : `response = requests.request(\n    ${quote(method)},`,
    `    ${quote(target.address)},`,
    target.argument && `    ${target.argument},`,
    headers.length === 0 ? undefined : lines('    headers={', ...headers, '    },'),
    basic && `    auth=(${quote(basic.username)}, ${quote(basic.password)}),`,
    argument && `    ${argument.text},`,
    '    timeout=30,',
    ')',
    'response.raise_for_status()',
    '',
    readBody(request),
  );
}

const grammar: Grammar = {
  comment: hash,
  string: `"""[^]*?"""|'''[^]*?'''|${inOneLine("'")}|${inOneLine('"')}`,
  keyword: words(
    'and as assert async await break class continue def del elif else except finally for from global if import in is lambda not or pass raise return try while with yield',
  ),
};

export const python: Language = {
  id: 'python',
  label: 'Python',
  highlighter: 'python',
  grammar,
  write,
};
