import { bodyKindOf, fileNameOf } from './body-kind.ts';
import { quoteJava as quote } from './quote.ts';
import { headersOf, type Language, lines, type SampleRequest } from './sample-request.ts';

function write(request: SampleRequest): string {
  const { url, operation } = request;
  const method = request.method.toUpperCase();
  const isFile = bodyKindOf(operation) === 'file';
  // A file is written only once the answer is known not to be an error.
  const handler = isFile ? 'ofByteArray()' : 'ofString()';
  const text = isFile ? 'new String(response.body())' : 'response.body()';
  return lines(
    'import java.net.URI;',
    'import java.net.http.HttpClient;',
    'import java.net.http.HttpRequest;',
    'import java.net.http.HttpResponse;',
    ...(isFile ? ['import java.nio.file.Files;', 'import java.nio.file.Path;'] : []),
    '',
    'public class Sample {',
    '    public static void main(String[] args) throws Exception {',
    '        var client = HttpClient.newBuilder()',
    '            .followRedirects(HttpClient.Redirect.NORMAL)',
    '            .build();',
    `        var request = HttpRequest.newBuilder(URI.create(${quote(url)}))`,
    ...headersOf(request).map(
      ([name, value]) => `            .header(${quote(name)}, ${quote(value)})`,
    ),
    method === 'GET'
      ? undefined
      : `            .method(${quote(method)}, HttpRequest.BodyPublishers.noBody())`,
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

export const java: Language = { id: 'java', label: 'Java', highlighter: 'java', write };
