import type { HttpBody } from '@portal/contract';
import { bodyKindOf, fileNameOf } from '../body-kind.ts';
import { type Grammar, inOneLine, slashes, words } from '../grammar.ts';
import { boundaryOf, jsonOf, multipartPieces } from '../sample-body.ts';
import { basicOf, headersOf, type Language, lines, type SampleRequest } from '../sample-request.ts';
import { type Escape, escaped, utf16 } from './quote.ts';

const notAscii = /[^\x20-\x7e]/gu;

/**
 * Java turns `\u000a` into a line break before it looks for strings, so control characters are
 * octal; the rest beyond ASCII is escaped because a compiler may not expect UTF-8.
 */
function quote(text: string): string {
  const spell: Escape = (code) =>
    code < 0x80 ? `\\${code.toString(8).padStart(3, '0')}` : utf16(code);
  return `"${escaped(text, /[\\"]/g, spell, notAscii)}"`;
}

const publishers = 'HttpRequest.BodyPublishers';

type Published = { text: string; contentType?: string };

function publish(body: HttpBody | undefined): Published {
  if (!body) return { text: `${publishers}.noBody()` };
  const ofString = (text: string) => `${publishers}.ofString(${quote(text)})`;
  const ofFile = (name: string) => `${publishers}.ofFile(Path.of(${quote(name)}))`;
  if (body.kind === 'file') return { text: ofFile(body.file.fileName) };
  if (body.kind === 'text') {
    const json = jsonOf(body);
    return { text: ofString(json === undefined ? body.text : JSON.stringify(json)) };
  }
  const boundary = boundaryOf(body.parts);
  const pieces = multipartPieces(body.parts, boundary).map((piece) =>
    'text' in piece ? ofString(piece.text) : ofFile(piece.file),
  );
  const indent = `\n${' '.repeat(16)}`;
  return {
    text: `${publishers}.concat(${indent}${pieces.join(`,${indent}`)})`,
    contentType: `multipart/form-data; boundary=${boundary}`,
  };
}

function headerLines(request: SampleRequest, { contentType }: Published): string[] {
  const basic = basicOf(request);
  const all = headersOf(request);
  if (contentType !== undefined) all.push(['Content-Type', contentType]);
  const written = all.map(([name, value]) => `.header(${quote(name)}, ${quote(value)})`);
  if (basic) {
    const bytes = `${quote(`${basic.username}:${basic.password}`)}.getBytes()`;
    const code = `Base64.getEncoder().encodeToString(${bytes})`;
    written.push(`.header("Authorization", "Basic " + ${code})`);
  }
  return written.map((line) => `            ${line}`);
}

function write(request: SampleRequest): string {
  const { url, operation, method, body } = request;
  const isFile = bodyKindOf(operation) === 'file';
  const published = publish(body);
  // A file is written only once the answer is known not to be an error.
  const handler = isFile ? 'ofByteArray()' : 'ofString()';
  const text = isFile ? 'new String(response.body())' : 'response.body()';
  return lines(
    'import java.net.URI;',
    'import java.net.http.HttpClient;',
    'import java.net.http.HttpRequest;',
    'import java.net.http.HttpResponse;',
    isFile ? 'import java.nio.file.Files;' : undefined,
    isFile || published.text.includes('.ofFile(') ? 'import java.nio.file.Path;' : undefined,
    basicOf(request) && 'import java.util.Base64;',
    '',
    'public class Sample {',
    '    public static void main(String[] args) throws Exception {',
    '        var client = HttpClient.newBuilder()',
    '            .followRedirects(HttpClient.Redirect.NORMAL)',
    '            .build();',
    `        var request = HttpRequest.newBuilder(URI.create(${quote(url)}))`,
    ...headerLines(request, published),
    method === 'GET' ? undefined : `            .method(${quote(method)}, ${published.text})`,
    '            .build();',
    `        var response = client.send(request, HttpResponse.BodyHandlers.${handler});`,
    '        if (response.statusCode() >= 400) {',
    `            throw new IllegalStateException(response.statusCode() + " " + ${text});`,
    '        }',
    isFile
      ? `        Files.write(Path.of(${quote(fileNameOf(request))}), response.body());`
      : '        System.out.println(response.body());',
    '    }',
    '}',
  );
}

const grammar: Grammar = {
  comment: slashes,
  string: `"""[^]*?"""|${inOneLine('"')}|${inOneLine("'")}`,
  keyword: words(
    'abstract boolean break byte case catch char class continue double else extends final finally float for if implements import int interface long new package private protected public return static super switch this throw throws try var void while',
  ),
};

export const java: Language = {
  id: 'java',
  label: 'Java',
  highlighter: 'java',
  grammar,
  write,
};
