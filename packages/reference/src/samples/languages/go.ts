import type { BodyField, HttpBody } from '@portal/contract';
import { bodyKindOf, fileNameOf } from '../body-kind.ts';
import { type Grammar, inOneLine, raw, slashes, words } from '../grammar.ts';
import { dispositionOf, partTypeOf } from '../sample-body.ts';
import { basicOf, headersOf, type Language, lines, type SampleRequest } from '../sample-request.ts';
import { escaped, isBlock, short } from './quote.ts';

function quote(text: string): string {
  return `"${escaped(text, /[\\"]/g, short)}"`;
}

/** JSON and the like as readers know it; anything else as a string. */
function quoteBlock(text: string): string {
  return isBlock(text) && !text.includes('`') ? `\`${text}\`` : quote(text);
}

const stopOnError = '\tif err != nil {\n\t\tlog.Fatal(err)\n\t}';

function readFile(variable: string, fileName: string): string {
  return lines(`\t${variable}, err := os.ReadFile(${quote(fileName)})`, stopOnError);
}

/** Writes one part, in braces so that each has its own names. */
function partOf(part: BodyField): string {
  const { value } = part;
  const type = partTypeOf(part);
  const header = [
    `"Content-Disposition": {${quote(dispositionOf(part))}}`,
    ...(type === undefined ? [] : [`"Content-Type": {${quote(type)}}`]),
  ];
  const isText = typeof value === 'string';
  const content = isText ? `[]byte(${quote(value)})` : 'file';
  return lines(
    '\t{',
    isText ? undefined : readFile('file', value.fileName).replace(/^/gm, '\t'),
    `\t\tpart, err := form.CreatePart(textproto.MIMEHeader{${header.join(', ')}})`,
    stopOnError.replace(/^/gm, '\t'),
    `\t\tpart.Write(${content})`,
    '\t}',
  );
}

type Prepared = { code?: string; reader: string; imports: string[] };

function prepare(body: HttpBody | undefined): Prepared {
  if (!body) return { reader: 'nil', imports: [] };
  if (body.kind === 'text') {
    return { reader: `strings.NewReader(${quoteBlock(body.text)})`, imports: ['strings'] };
  }
  if (body.kind === 'file') {
    const code = readFile('content', body.file.fileName);
    return { code, reader: 'bytes.NewReader(content)', imports: ['bytes', 'os'] };
  }
  const hasFile = body.parts.some(({ value }) => typeof value !== 'string');
  return {
    code: lines(
      '\tvar content bytes.Buffer',
      '\tform := multipart.NewWriter(&content)',
      ...body.parts.map(partOf),
      '\tform.Close()',
    ),
    reader: '&content',
    imports: ['bytes', 'mime/multipart', 'net/textproto', ...(hasFile ? ['os'] : [])],
  };
}

function write(request: SampleRequest): string {
  const { method, url, operation, body } = request;
  const isFile = bodyKindOf(operation) === 'file';
  const { code, reader, imports } = prepare(body);
  const basic = basicOf(request);
  const all = ['io', 'log', 'net/http', isFile ? 'os' : 'fmt', ...imports];
  return lines(
    'package main',
    '',
    'import (',
    ...[...new Set(all)].sort().map((name) => `\t"${name}"`),
    ')',
    '',
    'func main() {',
    code,
    `\trequest, err := http.NewRequest(${quote(method)}, ${quote(url)}, ${reader})`,
    stopOnError,
    ...headersOf(request).map(
      ([name, value]) => `\trequest.Header.Set(${quote(name)}, ${quote(value)})`,
    ),
    body?.kind === 'multipart'
      ? '\trequest.Header.Set("Content-Type", form.FormDataContentType())'
      : undefined,
    basic && `\trequest.SetBasicAuth(${quote(basic.username)}, ${quote(basic.password)})`,
    '\tresponse, err := http.DefaultClient.Do(request)',
    stopOnError,
    '\tdefer response.Body.Close()',
    '\tbody, err := io.ReadAll(response.Body)',
    stopOnError,
    '\tif response.StatusCode >= 400 {',
    '\t\tlog.Fatalf("%s: %s", response.Status, body)',
    '\t}',
    isFile
      ? lines(`\terr = os.WriteFile(${quote(fileNameOf(request))}, body, 0o644)`, stopOnError)
      : '\tfmt.Println(string(body))',
    '}',
  );
}

const grammar: Grammar = {
  comment: slashes,
  string: `${inOneLine('"')}|${raw('`')}|${inOneLine("'")}`,
  keyword: words(
    'break case chan const continue default defer else for func go if import interface map package range return select struct switch type var',
  ),
};

export const go: Language = {
  id: 'go',
  label: 'Go',
  highlighter: 'go',
  grammar,
  write,
};
