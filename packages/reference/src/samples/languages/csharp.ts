import type { BodyField, HttpBody } from '@portal/contract';
import { type BodyKind, bodyKindOf, fileNameOf } from '../body-kind.ts';
import { type Grammar, inOneLine, slashes, words } from '../grammar.ts';
import { boundaryOf, hasPlainNames, jsonOf, multipartPieces, partTypeOf } from '../sample-body.ts';
import { basicOf, headersOf, type Language, lines, type SampleRequest } from '../sample-request.ts';
import { escaped, utf16 } from './quote.ts';

function quote(text: string): string {
  return `"${escaped(text, /[\\"]/g, utf16)}"`;
}

function readBody(request: SampleRequest): string {
  const print = 'Console.WriteLine(await response.Content.ReadAsStringAsync());';
  const reading: Record<BodyKind, string> = {
    json: print,
    text: print,
    file: `await File.WriteAllBytesAsync(${quote(fileNameOf(request))}, await response.Content.ReadAsByteArrayAsync());`,
  };
  return reading[bodyKindOf(request.operation)];
}

/** HttpMethod has a property for each common method: `HttpMethod.Get`. */
function methodOf(method: string): string {
  return method === 'GET' ? 'HttpMethod.Get' : `new HttpMethod(${quote(method)})`;
}

function bytesOf(value: string): string {
  return `Encoding.UTF8.GetBytes(${quote(value)})`;
}

function bytesOfFile(fileName: string): string {
  return `await File.ReadAllBytesAsync(${quote(fileName)})`;
}

/** Bytes have no type until given one, whereas a StringContent would have its own. */
function contentOf(value: BodyField['value']): string {
  return `new ByteArrayContent(${typeof value === 'string' ? bytesOf(value) : bytesOfFile(value.fileName)})`;
}

function setType(content: string, type: string): string {
  return `${content}.Headers.TryAddWithoutValidation("Content-Type", ${quote(type)});`;
}

function addPart(part: BodyField, index: number): string {
  const { name, value } = part;
  const type = partTypeOf(part);
  const fileName = typeof value === 'string' ? '' : `, ${quote(value.fileName)}`;
  const content = `part${index + 1}`;
  return lines(
    `var ${content} = ${contentOf(value)};`,
    type === undefined ? undefined : setType(content, type),
    `form.Add(${content}, ${quote(name)}${fileName});`,
  );
}

/** .NET refuses a quote in a name, and encodes other alphabets as mail does. */
function setParts(parts: readonly BodyField[]): string {
  if (hasPlainNames(parts)) {
    return lines(
      'var form = new MultipartFormDataContent();',
      ...parts.map(addPart),
      'request.Content = form;',
    );
  }
  const boundary = boundaryOf(parts);
  return lines(
    'request.Content = new ByteArrayContent(new[] {',
    ...multipartPieces(parts, boundary).map(
      (piece) => `    ${'text' in piece ? bytesOf(piece.text) : bytesOfFile(piece.file)},`,
    ),
    '}.SelectMany(piece => piece).ToArray());',
    setType('request.Content', `multipart/form-data; boundary=${boundary}`),
  );
}

function setContent(body: HttpBody): string {
  if (body.kind === 'multipart') return setParts(body.parts);
  const json = jsonOf(body);
  const text = body.kind === 'file' ? body.file : json === undefined ? body.text : undefined;
  return lines(
    `request.Content = ${contentOf(text ?? JSON.stringify(json))};`,
    setType('request.Content', body.mediaType),
  );
}

function write(request: SampleRequest): string {
  const { method, url, operation, body } = request;
  const content = body && setContent(body);
  const basic = basicOf(request);
  const code =
    basic &&
    `Convert.ToBase64String(Encoding.UTF8.GetBytes(${quote(`${basic.username}:${basic.password}`)}))`;
  const setHeader = 'request.Headers.TryAddWithoutValidation';
  const usesFiles = bodyKindOf(operation) === 'file' || content?.includes('File.Read');
  return lines(
    'using System;',
    usesFiles ? 'using System.IO;' : undefined,
    content?.includes('.SelectMany(') ? 'using System.Linq;' : undefined,
    'using System.Net.Http;',
    content?.includes('Encoding.') || code ? 'using System.Text;' : undefined,
    '',
    'using var client = new HttpClient();',
    `using var request = new HttpRequestMessage(${methodOf(method)}, ${quote(url)});`,
    ...headersOf(request, ...(body ? ['Content-Type'] : [])).map(
      ([name, value]) => `${setHeader}(${quote(name)}, ${quote(value)});`,
    ),
    code && `${setHeader}("Authorization", "Basic " + ${code});`,
    content,
    '',
    'using var response = await client.SendAsync(request);',
    'response.EnsureSuccessStatusCode();',
    readBody(request),
  );
}

const grammar: Grammar = {
  comment: slashes,
  string: `"""[^]*?"""|${inOneLine('"')}|${inOneLine("'")}`,
  keyword: words(
    'async await bool break byte case catch char class const continue decimal do double else finally for foreach if in int interface is long namespace new object out private protected public readonly ref return static string switch this throw try using var void while',
  ),
};

export const csharp: Language = {
  id: 'csharp',
  label: 'C#',
  highlighter: 'csharp',
  grammar,
  write,
};
