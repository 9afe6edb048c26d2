import { bodyKindOf, fileNameOf } from './body-kind.ts';
import { quoteGo as quote } from './quote.ts';
import { headersOf, type Language, lines, type SampleRequest } from './sample-request.ts';

const stopOnError = '\tif err != nil {\n\t\tlog.Fatal(err)\n\t}';

function write(request: SampleRequest): string {
  const { method, url, operation } = request;
  const isFile = bodyKindOf(operation) === 'file';
  const imports = [...(isFile ? [] : ['fmt']), 'io', 'log', 'net/http', ...(isFile ? ['os'] : [])];
  return lines(
    'package main',
    '',
    'import (',
    ...imports.map((name) => `\t"${name}"`),
    ')',
    '',
    'func main() {',
    `\trequest, err := http.NewRequest(${quote(method.toUpperCase())}, ${quote(url)}, nil)`,
    stopOnError,
    ...headersOf(request).map(
      ([name, value]) => `\trequest.Header.Set(${quote(name)}, ${quote(value)})`,
    ),
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

export const go: Language = { id: 'go', label: 'Go', highlighter: 'go', write };
